#include "core/index/keyword_index.h"

#include "core/base/error.h"
#include "core/base/stop.h"
#include "core/index/keyword_terms.h"
#include "core/library/database.h"
#include "core/library/text_store.h"
#include "core/text/words.h"

#include <QRandomGenerator>
#include <QSaveFile>
#include <algorithm>
#include <cmath>
#include <unordered_map>
#include <unordered_set>

namespace adduce {

namespace {

constexpr std::size_t kMostPrefixed = 64; // pairs that one letter begins

/// The chunks that keyword search finds, with ids after `last`.
InvertedIndex::Builder built(const Database &database, ChunkId last, const std::stop_token &stop = {})
{
    InvertedIndex::Builder builder;
    Stemmer stem;
    Statement row(database, "SELECT id, document, text FROM chunks WHERE id > ? AND kind <> 'table_row' ORDER BY id");
    row.bind(1, last.value);
    while (row.step()) {
        throwIfStopped(stop);
        builder.add(ChunkId { row.integer(0) }, DocumentId { row.integer(1) }, indexTerms(row.text(2), stem));
    }
    return builder;
}

InvertedIndex inMemory(const InvertedIndex::Builder &builder)
{
    auto index = InvertedIndex::fromImage(builder.image(0, 0));
    if (!index)
        throw Error(ErrorKind::Internal);
    return *std::move(index);
}

qint64 stampOf(const Database &database)
{
    Statement row(database, "SELECT words_stamp FROM search_revision");
    return row.step() ? row.integer(0) : 0;
}

/// Which rows of the index are no longer in the library. The sizes that FTS5 keeps are the shortest list of what is.
std::vector<bool> goneFrom(const InvertedIndex &index, const Database &database, std::size_t &count)
{
    std::vector<bool> gone(index.size(), true);
    count = index.size();
    Statement row(database, "SELECT id FROM chunks_fts_docsize");
    while (row.step())
        if (const auto at = index.rowOf(ChunkId { row.integer(0) })) {
            gone[*at] = false;
            --count;
        }
    return count > 0 ? gone : std::vector<bool>();
}

/// The file, if it belongs to this library and holds anything.
std::optional<InvertedIndex> fileOf(const Database &database, const QString &path)
{
    auto file = path.isEmpty() ? std::nullopt : InvertedIndex::fromFile(path);
    return file && file->size() > 0 && file->stamp() == stampOf(database) ? std::move(file) : std::nullopt;
}

/// So many chunks came or went since the file was written that it should be written anew.
bool isOutgrown(const Database &database, const QString &path, std::size_t inMemory)
{
    constexpr std::size_t kShare = 50; // a fiftieth of the library
    Statement row(database, "SELECT count(*) FROM chunks_fts_docsize");
    const std::size_t all = row.step() ? static_cast<std::size_t>(row.integer(0)) : 0;
    std::size_t gone = 0;
    std::size_t kept = 0;
    if (const auto file = fileOf(database, path)) {
        (void)goneFrom(*file, database, gone);
        kept = file->size() - gone;
    }
    return all - kept + gone > std::max(inMemory, all / kShare);
}

} // namespace

/// A term with what it is worth: its postings are looked up once a segment.
struct KeywordIndex::Weighted
{
    QString term;
    float weight = 0; ///< idf
};

KeywordIndex KeywordIndex::load(Database &database, const QString &path)
{
    KeywordIndex index;
    ChunkId last;
    if (auto file = fileOf(database, path)) {
        last = file->chunk(file->size() - 1);
        std::size_t gone = 0;
        Segment segment { *std::move(file), {} };
        if (segment.index.revision() != TextStore(database).searchRevision())
            segment.gone = goneFrom(segment.index, database, gone);
        index.m_size = segment.index.size() - gone;
        index.m_segments.push_back(std::move(segment));
        if (index.m_segments.front().index.revision() == TextStore(database).searchRevision())
            return index;
    }
    const InvertedIndex::Builder rest = built(database, last);
    if (rest.size() > 0)
        index.m_segments.push_back({ inMemory(rest), {} });
    index.m_size += rest.size();
    return index;
}

std::vector<KeywordIndex::Weighted> KeywordIndex::weigh(const QString &question) const
{
    Stemmer stem;
    std::vector<Weighted> weighted;
    double all = 0;
    for (const Segment &segment : m_segments)
        all += static_cast<double>(segment.index.size());
    const auto add = [&](const QString &term) {
        double df = 0;
        for (const Segment &segment : m_segments)
            df += static_cast<double>(segment.index.postings(term).rows.size());
        if (df > 0)
            weighted.push_back({ term, static_cast<float>(std::log(1 + (all - df + 0.5) / (df + 0.5))) });
    };
    for (const QueryTerm &term : queryTerms(question, stem)) {
        if (!term.prefix) {
            add(term.term);
            continue;
        }
        for (const Segment &segment : m_segments)
            for (const QString &pair : segment.index.termsWithPrefix(term.term, kMostPrefixed))
                if (std::ranges::find(weighted, pair, &Weighted::term) == weighted.end())
                    add(pair);
    }
    return weighted;
}

/// What a term adds to a chunk that holds it. In single precision everywhere, so that a chunk has one score.
class KeywordIndex::Scorer
{
public:
    Scorer(const std::vector<Segment> &segments, const Bm25Parameters &parameters)
    {
        double length = 0;
        double all = 0;
        for (const Segment &segment : segments) {
            length += static_cast<double>(segment.index.totalLength());
            all += static_cast<double>(segment.index.size());
        }
        m_fixed = static_cast<float>(parameters.k1 * (1 - parameters.b));
        m_perTerm = static_cast<float>(length > 0 ? parameters.k1 * parameters.b * all / length : 0);
    }

    [[nodiscard]] float operator()(float weight, quint8 count, quint32 length) const
    {
        const auto tf = static_cast<float>(count);
        return weight * tf / (tf + m_fixed + m_perTerm * static_cast<float>(length));
    }

private:
    float m_fixed = 0; ///< k1 (1 - b)
    float m_perTerm = 0; ///< k1 b / avgdl
};

std::vector<KeywordHit> KeywordIndex::search(
    const QString &question, const DocumentScope &scope, int limit, const Bm25Parameters &parameters) const
{
    if (limit <= 0 || (scope && scope->empty()))
        return {};
    const std::vector<Weighted> terms = weigh(question);
    const Scorer score(m_segments, parameters);
    std::unordered_set<DocumentId> wanted;
    if (scope)
        wanted.insert(scope->begin(), scope->end());
    std::vector<KeywordHit> hits; // a heap, the worst in front
    const auto better = [](const KeywordHit &a, const KeywordHit &b) {
        return a.bm25 != b.bm25 ? a.bm25 > b.bm25 : a.chunk < b.chunk;
    };
    for (const Segment &segment : m_segments) {
        const InvertedIndex &index = segment.index;
        const auto lengths = index.lengths();
        std::vector<float> sums(index.size(), 0);
        for (const Weighted &term : terms) {
            const auto [rows, counts] = index.postings(term.term);
            for (std::size_t i = 0; i < rows.size(); ++i)
                sums[rows[i]] += score(term.weight, counts[i], lengths[rows[i]]);
        }
        for (std::size_t row = 0; row < sums.size(); ++row) {
            if (sums[row] <= 0)
                continue;
            const KeywordHit hit { index.chunk(row), static_cast<double>(sums[row]) };
            if (hits.size() == static_cast<std::size_t>(limit) && !better(hit, hits.front()))
                continue;
            if (segment.isGone(row) || (scope && !wanted.contains(index.document(row))))
                continue;
            hits.push_back(hit);
            std::ranges::push_heap(hits, better);
            if (hits.size() > static_cast<std::size_t>(limit)) {
                std::ranges::pop_heap(hits, better);
                hits.pop_back();
            }
        }
    }
    std::ranges::sort(hits, better);
    return hits;
}

std::vector<KeywordHit> KeywordIndex::scores(
    const QString &question, std::span<const ChunkId> chunks, const Bm25Parameters &parameters) const
{
    const std::vector<Weighted> terms = weigh(question);
    const Scorer score(m_segments, parameters);
    std::vector<KeywordHit> hits;
    for (const Segment &segment : m_segments) {
        std::vector<InvertedIndex::Postings> postings;
        for (const Weighted &term : terms)
            postings.push_back(segment.index.postings(term.term));
        for (const ChunkId chunk : chunks) {
            const auto row = segment.index.rowOf(chunk);
            if (!row || segment.isGone(*row))
                continue;
            float sum = 0;
            for (std::size_t t = 0; t < terms.size(); ++t) {
                const auto &[rows, counts] = postings[t];
                if (const auto at = std::ranges::lower_bound(rows, *row); at != rows.end() && *at == *row)
                    sum += score(
                        terms[t].weight, counts[static_cast<std::size_t>(at - rows.begin())], segment.index.lengths()[*row]);
            }
            if (sum > 0)
                hits.push_back({ chunk, static_cast<double>(sum) });
        }
    }
    return hits;
}

QString keywordFileOf(const QString &libraryPath)
{
    return libraryPath + QStringLiteral(".words");
}

void refreshKeywordFile(Database &database, const QString &path, const std::stop_token &stop, std::size_t inMemory)
{
    {
        const Transaction moment(database, Transaction::Kind::Read);
        if (!isOutgrown(database, path, inMemory))
            return;
    }
    const auto stamp = static_cast<qint64>(QRandomGenerator::global()->generate64() >> 1U) + 1;
    QByteArray image;
    {
        const Transaction moment(database, Transaction::Kind::Read);
        image = built(database, {}, stop).image(stamp, TextStore(database).searchRevision());
    }
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return;
    file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    file.write(image);
    if (!file.commit())
        return;
    // Only now does the library know it: whoever comes between builds what it needs in memory.
    Statement(database, "UPDATE search_revision SET words_stamp = ?").bind(1, stamp).run();
}

} // namespace adduce
