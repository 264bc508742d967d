#include "core/index/vector_index.h"

#include "core/base/stop.h"
#include "core/index/hnsw_graph.h"
#include "core/library/database.h"
#include "core/library/search_state.h"
#include "core/library/space_store.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

QString graphFileOf(const QString &path)
{
    return path + u".graph"_s;
}

/// The vectors of the space whose chunks come after `last` in a chunking.
VectorTable::Builder built(Database &database, SpaceId space, ChunkId last, ChunkingId chunking, const std::stop_token &stop = {})
{
    const SpaceStore spaces(database);
    VectorTable::Builder builder(spaces.dimensions(space));
    const auto add = [&](ChunkId chunk, DocumentId document, std::span<const float> vector) {
        throwIfStopped(stop);
        builder.add(chunk, document, vector);
    };
    spaces.forEachVector(space, last, add, chunking);
    return builder;
}

bool isBetter(const VectorHit &a, const VectorHit &b)
{
    return a.similarity != b.similarity ? a.similarity > b.similarity : a.chunk < b.chunk;
}

/// Of pairs that lie half a table apart, as many as tell; the same every time.
double chanceIn(const VectorTable &table)
{
    constexpr std::size_t kPairs = 500;
    constexpr std::size_t kTelling = 20; // fewer tell nothing
    constexpr double kUsual = 0.25; // the floor of the designs
    const std::size_t half = table.size() / 2;
    const std::size_t pairs = std::min(kPairs, half);
    if (pairs < kTelling)
        return kUsual;
    double sum = 0;
    double squares = 0;
    for (std::size_t i = 0; i < pairs; ++i) {
        const std::size_t row = i * half / pairs;
        const double cosine = table.similarity(table.vector(row), row + half);
        sum += cosine;
        squares += cosine * cosine;
    }
    const double mean = sum / static_cast<double>(pairs);
    return mean + 2 * std::sqrt(std::max(0.0, squares / static_cast<double>(pairs) - mean * mean));
}

/// The rows that look nearest, in no order: enough of them that the nearest `limit` are among them.
std::vector<std::size_t> roughlyNearest(
    const Segment<VectorTable> &part, std::span<const float> query, const SearchScope &scope, std::size_t limit)
{
    // Tested: among these the true ten are all, on vectors of random directions, which lie closer than real ones.
    const std::size_t wanted = 4 * limit + 64;
    constexpr std::size_t kBlock = 1024;
    const VectorTable::RoughQuery rough = VectorTable::rough(query);
    ScopedRows wantedRows(scope);
    using Near = std::pair<float, std::size_t>;
    std::vector<Near> nearest; // a heap, the farthest in front
    std::array<float, kBlock> similarities {};
    for (std::size_t first = 0; first < part.index.size(); first += kBlock) {
        const auto block = std::span(similarities).first(std::min(kBlock, part.index.size() - first));
        part.index.roughSimilarities(rough, first, block);
        for (std::size_t i = 0; i < block.size(); ++i) {
            if (nearest.size() == wanted && block[i] <= nearest.front().first)
                continue;
            if (part.isGone(first + i) || !wantedRows.contains(part.index.document(first + i), part.index.chunk(first + i)))
                continue;
            if (nearest.size() == wanted) {
                std::ranges::pop_heap(nearest, std::ranges::greater {});
                nearest.pop_back();
            }
            nearest.emplace_back(block[i], first + i);
            std::ranges::push_heap(nearest, std::ranges::greater {});
        }
    }
    std::vector<std::size_t> rows;
    std::ranges::transform(nearest, std::back_inserter(rows), &Near::second);
    return rows;
}

} // namespace

VectorIndex::VectorIndex() = default;
VectorIndex::~VectorIndex() = default;
VectorIndex::VectorIndex(VectorIndex &&) noexcept = default;

VectorIndex::VectorIndex(VectorTable table, const QString &graphPath)
{
    if (!graphPath.isEmpty())
        m_graph = HnswGraph::fromFile(graphPath, table);
    m_chance = chanceIn(table);
    m_parts.push_back({ std::move(table), {} });
}

VectorIndex VectorIndex::load(Database &database, SpaceId space, const QString &path, ChunkingId chunking)
{
    VectorIndex index;
    ChunkId last;
    if (auto file = openIndexFile<VectorTable>(path, SpaceStore(database).file(space, chunking))) {
        const bool current = file->image().revision() == vectorRevision(database);
        last = file->chunk(file->size() - 1);
        std::vector<bool> gone = current ? std::vector<bool>() : goneFrom(file->chunks(), database, chunking);
        index.m_chance = chanceIn(*file);
        index.m_graph = HnswGraph::fromFile(graphFileOf(path), *file);
        index.m_parts.push_back({ *std::move(file), std::move(gone) });
        if (current)
            return index;
    }
    if (const VectorTable::Builder rest = built(database, space, last, chunking); rest.size() > 0) {
        VectorTable table = indexInMemory<VectorTable>(rest);
        if (index.m_parts.empty())
            index.m_chance = chanceIn(table);
        index.m_parts.push_back({ std::move(table), {} });
    }
    return index;
}

std::size_t VectorIndex::size() const
{
    return liveRows(m_parts);
}

std::vector<VectorHit> VectorIndex::search(std::span<const float> query, const SearchScope &scope, int limit) const
{
    std::vector<VectorHit> hits;
    if (limit <= 0 || scope.isNothing())
        return hits;
    const auto wanted = static_cast<std::size_t>(limit);
    for (const Part &part : m_parts) {
        if (part.index.dimensions() != query.size() || query.empty())
            continue;
        std::vector<std::size_t> rows;
        if (m_graph && &part == &m_parts.front() && !scope.documents && !scope.chunks) {
            constexpr std::size_t kFewOut = 8; // a share of what is found that may be out of the scope
            ScopedRows in(scope);
            rows = m_graph->search(query, scope.without ? wanted + wanted / kFewOut + kFewOut : wanted);
            std::erase_if(rows, [&](std::size_t row) {
                return part.isGone(row) || !in.contains(part.index.document(row), part.index.chunk(row));
            });
        }
        if (rows.size() < std::min(wanted, part.index.size())) // no graph, or it gave too many that are gone
            rows = roughlyNearest(part, query, scope, wanted);
        for (const std::size_t row : rows)
            hits.push_back({ part.index.chunk(row), part.index.similarity(query, row) });
    }
    const auto best = std::min(hits.size(), wanted);
    std::partial_sort(hits.begin(), hits.begin() + static_cast<std::ptrdiff_t>(best), hits.end(), isBetter);
    hits.resize(best);
    return hits;
}

std::optional<VectorIndex::Place> VectorIndex::placeOf(ChunkId chunk) const
{
    for (const Part &part : m_parts)
        if (const auto row = part.index.rowOf(chunk); row && !part.isGone(*row))
            return Place { &part, *row };
    return std::nullopt;
}

std::optional<std::vector<float>> VectorIndex::vector(ChunkId chunk) const
{
    const auto place = placeOf(chunk);
    return place ? std::optional(place->part->index.vector(place->row)) : std::nullopt;
}

std::optional<double> VectorIndex::similarity(std::span<const float> query, ChunkId chunk) const
{
    const auto place = placeOf(chunk);
    if (!place || place->part->index.dimensions() != query.size())
        return std::nullopt;
    return place->part->index.similarity(query, place->row);
}

QString vectorFileOf(const QString &libraryPath, const QString &chunkingHash)
{
    return libraryPath + chunkingFilePart(chunkingHash) + u".vectors"_s;
}

QStringList vectorFilesOf(const QString &libraryPath, const QString &chunkingHash)
{
    const QString file = vectorFileOf(libraryPath, chunkingHash);
    return { file, graphFileOf(file), HnswGraph::sealOf(graphFileOf(file)) };
}

void refreshVectorFile(Database &database, SpaceId space, const QString &path, const std::stop_token &stop,
    const IndexParameters &parameters, ChunkingId chunking)
{
    IndexFile fresh { freshStamp(), 0, 0 };
    QByteArray image;
    {
        const Transaction moment(database, Transaction::Kind::Read);
        if (!isOutgrown(database, path, SpaceStore(database).file(space, chunking), parameters.inMemory, chunking))
            return;
        const VectorTable::Builder builder = built(database, space, {}, chunking, stop);
        fresh.chunks = static_cast<qint64>(builder.size());
        fresh.last = builder.lastChunk().value;
        image = builder.image(fresh.stamp, vectorRevision(database));
    }
    if (!writeIndexFile(path, image))
        return;
    // Only now does the library know it: whoever comes between takes what it needs from the library.
    SpaceStore(database).setFile(space, fresh, chunking);
    if (fresh.chunks < parameters.graphFrom)
        return;
    if (const auto table = VectorTable::fromImage(std::move(image)))
        HnswGraph::write(graphFileOf(path), *table, stop);
}

} // namespace adduce
