#include "core/ask/term_hits.h"

#include "core/index/keyword_index.h"
#include "core/library/full_text.h"

#include <QSet>
#include <algorithm>

namespace adduce {

static QStringList nearWordsOf(const KeyTerm &term)
{
    std::vector<NearStem> near = term.near;
    std::ranges::stable_sort(near, std::ranges::greater {}, &NearStem::strength);
    QStringList words;
    for (const NearStem &one : near)
        words << one.word;
    return words;
}

TermHits hitsOf(const KeyTerm &term, const KeywordIndex &keywords, const Database &database, const DocumentScope &scope)
{
    QSet<qint64> passages;
    QSet<qint64> documents;
    int rows = 0;
    QSet<qint64> wanted;
    for (const DocumentId id : scope.value_or(std::vector<DocumentId> {}))
        wanted.insert(id.value);
    const auto isInScope = [&](DocumentId id) { return !scope || wanted.contains(id.value); };
    const auto addPassage = [&](ChunkId chunk, DocumentId document) {
        if (!isInScope(document))
            return;
        passages.insert(chunk.value);
        documents.insert(document.value);
    };
    for (const ChunkId chunk : chunksWith(database, term.word, keywords.chunking()))
        if (const auto document = keywords.documentOf(chunk))
            addPassage(chunk, *document);
    if (term.stems.size() > 1)
        for (const TermPlace &place : keywords.placesOf(term.stems))
            addPassage(place.chunk, place.document);
    forEachRowWith(database, term.word, [&](DocumentId document) {
        if (!isInScope(document))
            return;
        ++rows;
        documents.insert(document.value);
    });
    return { term.word, static_cast<int>(passages.size()) + rows, static_cast<int>(documents.size()), nearWordsOf(term) };
}

} // namespace adduce
