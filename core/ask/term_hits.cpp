#include "core/ask/term_hits.h"

#include "core/index/keyword_index.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/full_text.h"
#include "core/library/text_store.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace adduce {

namespace {

constexpr std::size_t kMostRead = 1000; ///< chunks
constexpr std::size_t kSample = 32;

int toTwoDigits(double number)
{
    const double unit = std::pow(10, std::max(0.0, std::floor(std::log10(std::max(number, 1.0))) - 1));
    return static_cast<int>(std::round(number / unit) * unit);
}

/// At even steps.
std::vector<ChunkId> sampleOf(const std::vector<TermPlace> &places)
{
    std::vector<ChunkId> sample;
    for (std::size_t i = 0; i < kSample; ++i)
        sample.push_back(places[i * places.size() / kSample].chunk);
    return sample;
}

std::size_t documentsIn(const std::vector<TermPlace> &places)
{
    std::vector<DocumentId> documents;
    std::ranges::transform(places, std::back_inserter(documents), &TermPlace::document);
    std::ranges::sort(documents);
    return static_cast<std::size_t>(std::ranges::unique(documents).begin() - documents.begin());
}

} // namespace

TermCounter::TermCounter(Database &database, const KeywordIndex &keywords)
    : m_database(database)
    , m_keywords(keywords)
{
}

TermHits TermCounter::count(const KeyTerm &term)
{
    const std::vector<TermPlace> places = m_keywords.placesOf(term.stems);
    if (places.size() <= kMostRead)
        return read(term, chunksWith(m_database, term.word));
    TermHits hits = read(term, sampleOf(places));
    hits.sentences = toTwoDigits(hits.sentences * static_cast<double>(places.size()) / kSample);
    hits.documents = static_cast<int>(documentsIn(places));
    return hits;
}

TermHits TermCounter::read(const KeyTerm &term, std::span<const ChunkId> chunks)
{
    TermHits hits { term.word, 0, 0 };
    std::set<DocumentId> documents;
    TextStore(m_database).forEachSentence(chunks, [&](DocumentId document, int, const QString &text) {
        if (!m_languages.contains(document))
            m_languages.insert(document, DocumentStore(m_database).language(document));
        Stemmer &stem = m_stemmers.in(m_languages[document]);
        for (const Word &word : splitWords(text))
            if (term.stems.contains(stem.of(word, text))) {
                ++hits.sentences;
                documents.insert(document);
                return;
            }
    });
    hits.documents = static_cast<int>(documents.size());
    return hits;
}

} // namespace adduce
