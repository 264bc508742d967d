#pragma once
#include "core/library/chunking.h"
#include "core/library/database.h"
#include <QString>
#include <functional>
#include <optional>

namespace adduce {

/// Where a chunk stands.
struct ChunkPlace
{
    DocumentId document;
    int section = -1; ///< ordinal in the document, -1 before the first
    int ordinal = 0; ///< of the chunk in its document
    int firstPage = 0; ///< 0-based, both included
    int lastPage = 0;
};

/// Finds places of chunks of whatever chunking one by one, with one statement for all. For the thread of its connection. Throws Error for a failing database.
class ChunkPlaces
{
public:
    explicit ChunkPlaces(const Database &database);

    [[nodiscard]] std::optional<ChunkPlace> find(ChunkId id) const; ///< none when the chunk is gone

private:
    mutable Statement m_row;
};

/// Every chunk of a chunking that is in a section, rows of tables aside, with the section's title and standard label ("methods"),
/// in order of id.
void forEachHeadedChunk(const Database &database,
    const std::function<void(ChunkId chunk, const QString &title, const QString &label)> &visit, ChunkingId chunking = {});

/// The chunks of back matter of a chunking, ascending.
std::vector<ChunkId> backMatterChunks(const Database &database, ChunkingId chunking = {});

} // namespace adduce
