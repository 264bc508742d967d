#pragma once
#include "core/base/ids.h"
#include "core/library/collection_store.h"
#include <QHash>
#include <QString>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace adduce {

class HnswGraph;

struct VectorHit
{
    ChunkId chunk;
    double similarity = 0; ///< cosine, -1 to 1
    friend bool operator==(const VectorHit &, const VectorHit &) = default;
};

/// The vectors of one space in memory, searched by an exact scan; above `graphFrom` vectors an hnswlib graph, kept in
/// a cache file that is rebuilt whenever it does not match, answers unfiltered searches. Immutable once built: any
/// thread may search.
class VectorIndex
{
public:
    struct Options
    {
        // Measured: a scan of 100,000 vectors of 384 dimensions takes 5 to 10 ms, building the graph half a minute.
        std::size_t graphFrom = 200'000;
        QString cachePath; ///< of the graph; empty keeps it in memory only
    };

    VectorIndex(int dimensions, Options options);
    ~VectorIndex();

    /// Unit length, or zeros for a chunk without a known word. Only before `finish()`.
    void add(ChunkId chunk, DocumentId document, std::span<const float> vector);
    void finish();

    [[nodiscard]] std::size_t size() const { return m_chunks.size(); }
    [[nodiscard]] bool usesGraph() const { return m_graph != nullptr; }
    /// The nearest, best first, ties by id. `scope` none: all; empty: nothing. Fewer than `limit` when there are no more.
    [[nodiscard]] std::vector<VectorHit> search(std::span<const float> query, const DocumentScope &scope, int limit) const;
    /// Of one chunk; none when it is not here.
    [[nodiscard]] std::optional<std::span<const float>> vector(ChunkId chunk) const;
    /// Cosine of one chunk, if it is here.
    [[nodiscard]] std::optional<double> similarity(std::span<const float> query, ChunkId chunk) const;

private:
    [[nodiscard]] double dot(std::span<const float> query, std::size_t row) const;

    std::size_t m_dimensions;
    Options m_options;
    std::vector<ChunkId> m_chunks;
    std::vector<DocumentId> m_documents;
    std::vector<float> m_values; ///< size() x dimensions, row by row
    QHash<qint64, std::size_t> m_rows;
    std::unique_ptr<HnswGraph> m_graph;
};

} // namespace adduce
