#pragma once
#include "core/base/ids.h"
#include <QByteArray>
#include <QString>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace adduce {

class Database;

/// What vectors belong to: two spaces never mix, and the columns of the table say so (SPEC S11, RELIABILITY A8).
struct SpaceRow
{
    SpaceId id;
    QString provider; ///< "learned" for the built-in one
    QString model;
    int dimensions = 0;
    int revision = 0;
    int fittedChunks = 0; ///< how many it was learned from
    friend bool operator==(const SpaceRow &, const SpaceRow &) = default;
};

struct ChunkVector
{
    ChunkId chunk;
    std::vector<float> vector;
};

/// Embedding spaces and their vectors. For the thread of its connection.
class SpaceStore
{
public:
    explicit SpaceStore(Database &database);

    /// The newest revision of the space learned from the library.
    [[nodiscard]] std::optional<SpaceRow> learned() const;
    [[nodiscard]] QByteArray data(SpaceId id) const;
    SpaceId add(const SpaceRow &row, const QByteArray &data); ///< `row.id` is ignored
    void removeOthers(SpaceId kept); ///< of the same provider, with their vectors

    /// A vector of a chunk that was removed meanwhile is left out. Each has as many floats as its space has dimensions;
    /// throws Error{Internal} otherwise. Run inside the caller's transaction.
    void saveVectors(const SpaceRow &space, std::span<const ChunkVector> vectors);
    [[nodiscard]] std::vector<ChunkId> chunksWithout(SpaceId id) const;
    void forEachVector(SpaceId id, const std::function<void(ChunkId, DocumentId, const QByteArray &)> &visit) const;

private:
    Database &m_database;
};

} // namespace adduce
