#pragma once
#include "core/documents/chunk.h"
#include "core/library/chunking.h"
#include <stop_token>
#include <vector>

namespace adduce {

class Database;

/// The chunkings of a library beside the one of its documents as they were read, each with chunks of its own over the same
/// sentences. A document that is read again, superseded or removed leaves all of them. For the thread of its connection.
class ChunkingStore
{
public:
    explicit ChunkingStore(Database &database);

    [[nodiscard]] std::vector<Chunking> list() const; ///< dropped ones aside, oldest first
    [[nodiscard]] std::vector<Chunking> complete() const; ///< of these, what is searched
    [[nodiscard]] std::optional<Chunking> find(ChunkingId id) const; ///< none for a dropped one
    /// The one that cuts so, in whatever state but dropped.
    [[nodiscard]] std::optional<Chunking> find(const ChunkParameters &parameters) const;
    Chunking obtain(const ChunkParameters &parameters); ///< the same; a new one, to be made, where there is none

    /// Ready documents with text that it has no chunk of, in order of id.
    [[nodiscard]] std::vector<DocumentId> documentsWithout(ChunkingId id) const;
    /// Replaces the chunks of one document, rows of tables aside. Run inside the caller's transaction.
    void save(ChunkingId id, DocumentId document, const std::vector<Chunk> &chunks);
    [[nodiscard]] std::vector<Chunk> chunks(ChunkingId id, DocumentId document) const; ///< in their order

    void setComplete(ChunkingId id); ///< from now on it is searched
    void setBeingMade(ChunkingId id); ///< it is no longer
    void drop(ChunkingId id); ///< the same; another one that cuts so may be made at once
    [[nodiscard]] std::vector<ChunkingId> dropped() const;
    bool clearSome(ChunkingId id, int rows); ///< of a dropped one: false once it is gone with its last row

    [[nodiscard]] qint64 vectorBytes(ChunkingId id) const; ///< of all spaces

private:
    Database &m_database;
};

/// Takes away the rows of dropped chunkings, in short transactions. Throws Error{Stopped}; the rest goes the next time.
void clearDropped(Database &database, const std::stop_token &stop);

/// What is searched for a profile that asks for this: none, the documents as they were read, where they are cut so, or while no
/// chunking is complete that is.
ChunkingId chunkingFor(const Database &database, const ChunkParameters &asked);

} // namespace adduce
