#pragma once
#include "core/base/ids.h"
#include "core/index/index_segment.h"
#include "core/index/search_scope.h"
#include "core/index/vector_table.h"
#include "core/settings/parameters.h"
#include <QString>
#include <QStringList>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace adduce {

class Database;
class HnswGraph;

struct VectorHit
{
    ChunkId chunk;
    double similarity = 0; ///< cosine, -1 to 1
    friend bool operator==(const VectorHit &, const VectorHit &) = default;
};

/// The vectors of one space as they are at one moment: those in a file beside the library, those that came after it in
/// memory, without those that were removed. All are scanned, roughly first and exactly at the end; only a file of
/// `graphFrom` vectors or more has an hnswlib graph beside it, which answers what is asked of the whole library.
/// Immutable, any thread may search.
class VectorIndex
{
public:
    /// Of one chunking, for the caller's read transaction. Without a file that fits, all is in memory. Throws Error.
    static VectorIndex load(Database &database, SpaceId space, const QString &path, ChunkingId chunking = {});
    explicit VectorIndex(VectorTable table, const QString &graphPath = {}); ///< of these alone, for tests and measures
    ~VectorIndex();
    VectorIndex(VectorIndex &&) noexcept;
    VectorIndex &operator=(VectorIndex &&) = delete;

    [[nodiscard]] std::size_t size() const; ///< vectors that can be found
    [[nodiscard]] bool usesGraph() const { return m_graph != nullptr; }
    /// The nearest, best first, ties by id. Fewer than `limit` when there are no more.
    [[nodiscard]] std::vector<VectorHit> search(std::span<const float> query, const SearchScope &scope, int limit) const;
    /// How like two texts are by chance in this space: the mean cosine of pairs that have nothing to do with each other, and
    /// two standard deviations. Spaces differ widely, from 0.2 to 0.8, so that no one floor fits them all (ruling S11).
    [[nodiscard]] double chanceSimilarity() const { return m_chance; }
    /// Of one chunk; none when it is not here.
    [[nodiscard]] std::optional<std::vector<float>> vector(ChunkId chunk) const;
    /// Cosine of one chunk, if it is here.
    [[nodiscard]] std::optional<double> similarity(std::span<const float> query, ChunkId chunk) const;

private:
    VectorIndex();

    using Part = Segment<VectorTable>;
    struct Place
    {
        const Part *part;
        std::size_t row;
    };
    [[nodiscard]] std::optional<Place> placeOf(ChunkId chunk) const;

    std::vector<Part> m_parts;
    std::unique_ptr<HnswGraph> m_graph; ///< of the first part
    double m_chance = 0;
};

/// Where the file of a library is, or of the chunking with this hash.
QString vectorFileOf(const QString &libraryPath, const QString &chunkingHash = {});
/// All that may stand there: the file, its graph and the graph's seal.
QStringList vectorFilesOf(const QString &libraryPath, const QString &chunkingHash = {});

/// Writes the file, and the graph of a large one, anew when it is of another space or outgrown; one that cannot be
/// written is no error. Throws Error{Stopped} with the old one in place.
void refreshVectorFile(Database &database, SpaceId space, const QString &path, const std::stop_token &stop,
    const IndexParameters &parameters = {}, ChunkingId chunking = {});

} // namespace adduce
