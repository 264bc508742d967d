#pragma once
#include "core/library/chunking.h"
#include <QStringList>
#include <vector>

namespace adduce {

struct Configuration;
class Database;

struct ListedChunking
{
    Chunking chunking;
    qint64 bytes = 0; ///< on the disk
    QStringList profiles; ///< names of those that ask for it
};

/// The chunkings beside that of the documents as they were read, oldest first. Throws Error for a failing database.
std::vector<ListedChunking> listChunkings(Database &database, const Configuration &configuration);

} // namespace adduce
