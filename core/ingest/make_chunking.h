#pragma once
#include "core/library/chunking.h"
#include <functional>
#include <stop_token>

namespace adduce {

class Database;
class ModelServers;

enum class ChunkingStage
{
    Cutting, ///< in documents
    Embedding ///< in passages
};

struct ChunkingProgress
{
    ChunkingStage stage = ChunkingStage::Cutting;
    int done = 0;
    int all = 0;
};

/// Cuts the whole library another way, beside the documents as they were read: from the sentences that are stored, so that no
/// document is opened. One transaction a document, then the vectors and files of its search; only when all is there it is
/// searched. `report`: may be empty. Goes on with what a stop or a kill left; nothing is left to do for one that is complete. While the model of the
/// space that is searched is away, or its server is not asked (`servers` is null), it stays as it is being made, and is gone on with the next time. Throws
/// Error{Stopped}, what was made so far in place.
Chunking makeChunking(Database &database, const ModelServers *servers, const ChunkParameters &parameters,
    const IndexParameters &index, const std::function<void(const ChunkingProgress &)> &report, const std::stop_token &stop);

/// It is searched no longer, and its files go at once.
void dropChunking(Database &database, const Chunking &chunking);

/// What it takes on the disk: its texts with their index of words, its vectors, its files.
qint64 bytesOf(Database &database, const Chunking &chunking);

} // namespace adduce
