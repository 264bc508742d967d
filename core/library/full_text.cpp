#include "core/library/full_text.h"

#include "core/library/database.h"
#include "core/text/stop_words.h"
#include "core/text/words.h"

#include <QSet>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostWords = 64; // a pasted page is a question too, but not ten thousand terms

QString quoted(const QString &word)
{
    const QString term = u'"' + word + u'"'; // a word is letters and digits only: nothing to escape
    // One letter of an unspaced script begins the pairs that it is in.
    return word.toUcs4().size() == 1 && isUnspaced(word.toUcs4().front()) ? term + u" *"_s : term;
}

template <class Tag> QString idList(std::span<const Id<Tag>> ids)
{
    QStringList numbers;
    for (const Id<Tag> id : ids)
        numbers << QString::number(id.value);
    return numbers.join(u',');
}

/// The words one after the other; empty without any.
QString phraseExpression(const QString &phrase)
{
    std::vector<Word> words = splitWords(phrase);
    words.resize(std::min<std::size_t>(words.size(), kMostWords));
    QStringList terms;
    for (const Word &part : words)
        terms << quoted(part.text);
    const bool isUnspacedPhrase =
        std::ranges::any_of(words, [](const Word &word) { return isUnspaced(word.text.toUcs4().front()); });
    return terms.join(isUnspacedPhrase ? u" AND "_s : u" + "_s);
}

} // namespace

QString matchExpression(const QString &question)
{
    QStringList terms;
    QSet<QString> seen;
    for (const Word &word : splitWords(question)) {
        if (isStopWord(word.text) || isQuestionWord(word.text) || seen.contains(word.text))
            continue;
        seen.insert(word.text);
        terms << quoted(word.text);
        if (terms.size() == kMostWords)
            break;
    }
    return terms.join(u" OR "_s);
}

std::vector<KeywordHit> rowSearch(const Database &database, const QString &question, const DocumentScope &scope, int limit)
{
    const QString match = matchExpression(question);
    if (match.isEmpty() || (scope && scope->empty()))
        return {};
    QString sql = u"SELECT rowid, bm25(rows_fts) FROM rows_fts WHERE rows_fts MATCH ?"_s;
    if (scope)
        sql += u" AND rowid IN (SELECT id FROM chunks WHERE document IN (%1))"_s.arg(idList(std::span(*scope)));
    sql += u" ORDER BY bm25(rows_fts), rowid LIMIT ?"_s;
    Statement row(database, sql.toUtf8().constData());
    row.bind(1, match).bind(2, limit);
    std::vector<KeywordHit> found;
    while (row.step())
        found.push_back({ ChunkId { row.integer(0) }, -row.real(1) }); // FTS5 gives the better the more negative
    return found;
}

void forEachSearchedChunk(const Database &database, const std::function<void(ChunkId chunk)> &visit, ChunkingId chunking)
{
    // The sizes that FTS5 keeps are the shortest list of what there is.
    Statement row(database,
        chunking ? "SELECT id FROM chunking_chunks WHERE chunking = ? ORDER BY id"
                 : "SELECT id FROM chunks_fts_docsize ORDER BY id");
    if (chunking)
        row.bind(1, chunking.value);
    while (row.step())
        visit(ChunkId { row.integer(0) });
}

SearchedChunks countSearchedChunks(const Database &database, ChunkId last, ChunkingId chunking)
{
    Statement row(database,
        chunking ? "SELECT count(*), count(*) FILTER (WHERE id > ?) FROM chunking_chunks WHERE chunking = ?"
                 : "SELECT count(*), count(*) FILTER (WHERE id > ?) FROM chunks_fts_docsize");
    row.bind(1, last.value);
    if (chunking)
        row.bind(2, chunking.value);
    return row.step() ? SearchedChunks { row.integer(0), row.integer(1) } : SearchedChunks {};
}

std::vector<ChunkId> chunksWith(const Database &database, const QString &phrase, ChunkingId chunking)
{
    std::vector<ChunkId> found;
    const QString match = phraseExpression(phrase);
    if (match.isEmpty())
        return found;
    Statement row(database,
        chunking
            ? "SELECT rowid FROM chunking_fts WHERE chunking_fts MATCH ?1 AND EXISTS (SELECT 1 FROM chunking_chunks WHERE id = "
              "chunking_fts.rowid AND chunking = ?2) ORDER BY rowid"
            : "SELECT rowid FROM chunks_fts WHERE chunks_fts MATCH ? ORDER BY rowid");
    row.bind(1, match);
    if (chunking)
        row.bind(2, chunking.value);
    while (row.step())
        found.push_back(ChunkId { row.integer(0) });
    return found;
}

void forEachRowWith(const Database &database, const QString &phrase, const std::function<void(DocumentId document)> &visit)
{
    const QString match = phraseExpression(phrase);
    if (match.isEmpty())
        return;
    Statement row(database, "SELECT document FROM chunks WHERE id IN (SELECT rowid FROM rows_fts WHERE rows_fts MATCH ?)");
    row.bind(1, match);
    while (row.step())
        visit(DocumentId { row.integer(0) });
}

} // namespace adduce
