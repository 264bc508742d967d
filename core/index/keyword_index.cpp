#include "core/index/keyword_index.h"

#include "core/base/stop.h"
#include "core/index/keyword_terms.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/full_text.h"
#include "core/library/indexed_text.h"
#include "core/library/search_state.h"
#include "core/text/edit_distance.h"
#include "core/text/stemmer.h"

#include <QSet>
#include <algorithm>
#include <cmath>

namespace adduce {

namespace {

constexpr std::size_t kMostPrefixed = 64; // pairs that one letter begins

/// The chunks of a chunking that keyword search finds, with ids after `last`.
InvertedIndex::Builder built(const Database &database, ChunkId last, ChunkingId chunking, const std::stop_token &stop = {})
{
    InvertedIndex::Builder builder;
    const auto add = [&](ChunkId chunk, DocumentId document, const IndexedText &indexed) {
        throwIfStopped(stop);
        builder.add(chunk, document, indexed.text, indexed.language);
    };
    forEachIndexedText(database, last, add, chunking);
    return builder;
}

} // namespace

KeywordIndex KeywordIndex::load(Database &database, const QString &path, ChunkingId chunking)
{
    KeywordIndex index;
    index.m_chunking = chunking;
    index.m_languages = DocumentStore(database).languages();
    ChunkId last;
    if (auto file = openIndexFile<InvertedIndex>(path, keywordFile(database, chunking))) {
        const bool current = file->image().revision() == searchRevision(database);
        last = file->chunk(file->size() - 1);
        std::vector<bool> gone = current ? std::vector<bool>() : goneFrom(file->chunks(), database, chunking);
        index.m_segments.push_back({ *std::move(file), std::move(gone) });
        if (current)
            return index;
    }
    if (const InvertedIndex::Builder rest = built(database, last, chunking); rest.size() > 0)
        index.m_segments.push_back({ indexInMemory<InvertedIndex>(rest), {} });
    return index;
}

InvertedIndex KeywordIndex::whole(Database &database, const QString &path, const std::stop_token &stop)
{
    auto file = openIndexFile<InvertedIndex>(path, keywordFile(database));
    if (file && file->image().revision() == searchRevision(database))
        return *std::move(file);
    return indexInMemory<InvertedIndex>(built(database, {}, {}, stop));
}

qint64 KeywordIndex::frequencyOf(const QStringList &terms) const
{
    qint64 chunks = 0;
    for (const auto &segment : m_segments)
        for (const QString &term : terms)
            chunks += static_cast<qint64>(segment.index.postings(term).rows.size());
    return chunks;
}

double KeywordIndex::idfOf(const QStringList &terms) const
{
    double all = 0;
    for (const auto &segment : m_segments)
        all += static_cast<double>(segment.index.size());
    return std::log((1 + all) / std::max(static_cast<double>(frequencyOf(terms)), 1.0));
}

std::vector<VocabularyTerm> KeywordIndex::termsLike(const QString &term, double mostDistance) const
{
    std::vector<VocabularyTerm> alike;
    for (const auto &segment : m_segments)
        for (std::size_t number = 0; number < segment.index.terms(); ++number) {
            const QByteArrayView bytes = segment.index.term(number);
            // Of UTF-8 at least as many bytes as letters: most of the vocabulary is passed by without being decoded.
            if (static_cast<double>(term.size() - bytes.size()) > 2 * mostDistance
                || std::ranges::any_of(bytes, [](char c) { return c >= '0' && c <= '9'; }))
                continue;
            const QString text = QString::fromUtf8(bytes);
            const double distance = typingDistance(term, text, mostDistance);
            if (distance <= mostDistance)
                alike.push_back({ text, distance, static_cast<qint64>(segment.index.postingsAt(number).rows.size()) });
        }
    return alike;
}

std::vector<TermPlace> KeywordIndex::placesOf(const QStringList &terms) const
{
    std::vector<TermPlace> places;
    for (const auto &segment : m_segments) {
        std::vector<quint32> rows;
        for (const QString &term : terms) {
            const auto of = segment.index.postings(term).rows;
            rows.insert(rows.end(), of.begin(), of.end());
        }
        std::ranges::sort(rows);
        rows.erase(std::ranges::unique(rows).begin(), rows.end());
        for (const quint32 row : rows)
            if (!segment.isGone(row))
                places.push_back({ segment.index.chunk(row), segment.index.document(row) });
    }
    return places;
}

std::optional<DocumentId> KeywordIndex::documentOf(ChunkId chunk) const
{
    for (const auto &segment : m_segments)
        if (const auto row = segment.index.rowOf(chunk); row && !segment.isGone(*row))
            return segment.index.document(*row);
    return std::nullopt;
}

std::size_t KeywordIndex::size() const
{
    return liveRows(m_segments);
}

double KeywordIndex::rarityOf(double chunks) const
{
    double all = 0;
    for (const auto &segment : m_segments)
        all += static_cast<double>(segment.index.size());
    return std::log(1 + (all - chunks + 0.5) / (chunks + 0.5));
}

KeywordIndex::Query::Term KeywordIndex::termOf(const QString &name, std::size_t word) const
{
    Query::Term term { word };
    double chunks = 0;
    for (const auto &segment : m_segments) {
        term.postings.push_back(segment.index.postings(name));
        chunks += static_cast<double>(term.postings.back().rows.size());
    }
    term.idf = chunks > 0 ? static_cast<float>(rarityOf(chunks)) : 0;
    return term;
}

KeywordIndex::Query::Pair KeywordIndex::pairOf(
    const std::vector<Query::Term> &terms, std::pair<std::size_t, std::size_t> words, int distance) const
{
    Query::Pair pair { 0, std::vector<Neighbours>(m_segments.size()) };
    for (const Query::Term &first : terms)
        for (const Query::Term &second : terms)
            for (std::size_t s = 0; s < m_segments.size() && std::pair(first.word, second.word) == words; ++s)
                pair.places[s] = merged(pair.places[s], neighbours(first.postings[s], second.postings[s], distance));
    double chunks = 0;
    for (const Neighbours &places : pair.places)
        chunks += static_cast<double>(places.rows.size());
    pair.weight = chunks > 0 ? static_cast<float>(rarityOf(chunks)) : 0;
    return pair;
}

KeywordIndex::Query KeywordIndex::prepare(const QString &question, const Bm25Parameters &parameters) const
{
    double length = 0;
    double all = 0;
    for (const auto &segment : m_segments) {
        length += static_cast<double>(segment.index.totalLength());
        all += static_cast<double>(segment.index.size());
    }
    Query query;
    query.m_fixed = static_cast<float>(parameters.k1 * (1 - parameters.b));
    query.m_perTerm = static_cast<float>(length > 0 ? parameters.k1 * parameters.b * all / length : 0);
    Stemmers stem(m_languages);
    const QueryTerms wanted = queryTerms(question, stem);
    QSet<QString> taken; // pairs that begin with one letter may be asked for themselves
    const auto take = [&](const QString &name, std::size_t word) {
        if (taken.contains(name))
            return;
        taken.insert(name);
        const auto said = static_cast<float>(wanted.words[word].sentences);
        const auto k3 = static_cast<float>(parameters.k3);
        Query::Term term = termOf(name, word);
        term.weight = term.idf * (k3 + 1) * said / (k3 + said);
        if (term.weight > 0)
            query.m_terms.push_back(std::move(term));
    };
    for (std::size_t word = 0; word < wanted.words.size(); ++word)
        for (const QString &name : wanted.words[word].terms) {
            if (!wanted.words[word].isPrefix)
                take(name, word);
            else
                for (const auto &segment : m_segments)
                    for (const QString &pair : segment.index.termsWithPrefix(name, kMostPrefixed))
                        take(pair, word);
        }
    if (parameters.neighbourWeight > 0)
        for (const auto &words : wanted.neighbours) {
            Query::Pair pair = pairOf(query.m_terms, words, parameters.neighbourDistance);
            pair.weight *= static_cast<float>(parameters.neighbourWeight);
            if (pair.weight > 0)
                query.m_pairs.push_back(std::move(pair));
        }
    return query;
}

std::vector<KeywordHit> KeywordIndex::search(const Query &query, const SearchScope &scope, int limit) const
{
    if (limit <= 0 || scope.isNothing())
        return {};
    std::vector<KeywordHit> hits; // a heap, the worst in front
    const auto better = [](const KeywordHit &a, const KeywordHit &b) {
        return a.bm25 != b.bm25 ? a.bm25 > b.bm25 : a.chunk < b.chunk;
    };
    float worst = 0; // what a row must exceed
    for (std::size_t s = 0; s < m_segments.size(); ++s) {
        const auto &segment = m_segments[s];
        ScopedRows wanted(scope);
        const auto lengths = segment.index.lengths();
        std::vector<float> sums(segment.index.size(), 0);
        const auto add = [&](float weight, std::span<const quint32> rows, std::span<const quint8> counts) {
            for (std::size_t i = 0; i < rows.size(); ++i)
                sums[rows[i]] += query.score(weight, counts[i], lengths[rows[i]]);
        };
        for (const Query::Term &term : query.m_terms)
            add(term.weight, term.postings[s].rows, term.postings[s].counts);
        for (const Query::Pair &pair : query.m_pairs)
            add(pair.weight, pair.places[s].rows, pair.places[s].counts);
        for (std::size_t row = 0; row < sums.size(); ++row) {
            if (sums[row] <= worst) // most rows, seen by their score alone
                continue;
            const KeywordHit hit { segment.index.chunk(row), static_cast<double>(sums[row]) };
            if (hits.size() == static_cast<std::size_t>(limit) && !better(hit, hits.front()))
                continue;
            if (segment.isGone(row) || !wanted.contains(segment.index.document(row), hit.chunk))
                continue;
            hits.push_back(hit);
            std::ranges::push_heap(hits, better);
            if (hits.size() > static_cast<std::size_t>(limit)) {
                std::ranges::pop_heap(hits, better);
                hits.pop_back();
            }
            if (hits.size() == static_cast<std::size_t>(limit)) // an equal one may still win by its id
                worst = std::nextafter(static_cast<float>(hits.front().bm25), 0.0F);
        }
    }
    std::ranges::sort(hits, better);
    return hits;
}

std::optional<KeywordMatch> KeywordIndex::match(const Query &query, ChunkId chunk) const
{
    for (std::size_t s = 0; s < m_segments.size(); ++s) {
        const auto &segment = m_segments[s];
        const auto row = segment.index.rowOf(chunk);
        if (!row || segment.isGone(*row))
            continue;
        float sum = 0;
        const auto add = [&](float weight, std::span<const quint32> rows, std::span<const quint8> counts) {
            const auto at = std::ranges::lower_bound(rows, *row);
            if (at == rows.end() || *at != *row)
                return false;
            sum += query.score(weight, counts[static_cast<std::size_t>(at - rows.begin())], segment.index.lengths()[*row]);
            return true;
        };
        double covered = 0;
        double asked = 0;
        for (auto first = query.m_terms.begin(); first != query.m_terms.end();) {
            const auto next =
                std::find_if(first, query.m_terms.end(), [&](const auto &term) { return term.word != first->word; });
            bool isHeld = false;
            for (const Query::Term &term : std::ranges::subrange(first, next))
                isHeld = add(term.weight, term.postings[s].rows, term.postings[s].counts) || isHeld;
            const double idf = std::ranges::min_element(first, next, {}, &Query::Term::idf)->idf;
            asked += idf;
            covered += isHeld ? idf : 0;
            first = next;
        }
        for (const Query::Pair &pair : query.m_pairs)
            add(pair.weight, pair.places[s].rows, pair.places[s].counts);
        return sum > 0 ? std::optional(KeywordMatch { static_cast<double>(sum), covered / asked }) : std::nullopt;
    }
    return std::nullopt;
}

QString keywordFileOf(const QString &libraryPath, const QString &chunkingHash)
{
    return libraryPath + chunkingFilePart(chunkingHash) + QStringLiteral(".words");
}

void dropKeywordFile(Database &database, const QString &path, ChunkingId chunking)
{
    const IndexFile known = keywordFile(database, chunking);
    const SearchedChunks there = countSearchedChunks(database, ChunkId { known.last }, chunking);
    if (known.stamp != 0 && there.all - there.after >= known.chunks)
        return;
    if (known.stamp != 0)
        setKeywordFile(database, {}, chunking);
    removeIndexFile(path);
}

void refreshKeywordFile(
    Database &database, const QString &path, const std::stop_token &stop, const IndexParameters &parameters, ChunkingId chunking)
{
    IndexFile fresh { freshStamp(), 0, 0 };
    QByteArray image;
    {
        const Transaction moment(database, Transaction::Kind::Read);
        if (!isOutgrown(database, path, keywordFile(database, chunking), parameters.inMemory, chunking))
            return;
        const InvertedIndex::Builder builder = built(database, {}, chunking, stop);
        fresh.chunks = static_cast<qint64>(builder.size());
        fresh.last = builder.lastChunk().value;
        image = builder.image(fresh.stamp, searchRevision(database));
    }
    if (!writeIndexFile(path, image))
        return;
    // Only now does the library know it: whoever comes between builds what it needs in memory.
    setKeywordFile(database, fresh, chunking);
}

} // namespace adduce
