#pragma once
#include "core/threads/thread.h"
#include <QIODevice>

namespace adduce {

class Database;

/// Threads as a file that another Adduce can take in: JSON, UTF-8, with every version, citation and trace, and the
/// profiles that the answers name, each once by its hash; of the papers' places the names of their files alone, since folders are
/// the business of this computer. Throws Error{DiskFull} when the device fails.
void writeThreadFile(const std::vector<Thread> &threads, QIODevice &device);

/// What writeThreadFile() wrote. Ids are none of this library's: `ThreadStore::insert` gives new ones. Throws
/// Error{Damaged} with `name` and what is wrong for anything else, a profile of another hash included, NewerFile for a
/// file of a newer version.
std::vector<Thread> readThreadFile(const QByteArray &json, const QString &name);

/// Reads the file and keeps its threads as new ones, all or none. Throws as readThreadFile(), and what opening a file can.
std::vector<ThreadId> importThreads(Database &database, const QString &path);

/// Whether the file begins as one that writeThreadFile() wrote; of other JSON, too, no more than its beginning is read.
[[nodiscard]] bool isThreadFile(const QString &path);

/// Gives the citations the documents of this library that have the same bytes, and none to the others.
void adoptSources(Database &database, Thread &thread);

} // namespace adduce
