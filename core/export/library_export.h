#pragma once
#include "core/answer/answer.h"
#include <QIODevice>
#include <stop_token>

namespace adduce {

class Database;

/// `data_manifest.csv`: one line a document with everything that is known of it, the oldest first, former
/// versions aside. Throws Error{DiskFull} when the device fails, and Stopped.
void writeManifest(Database &database, QIODevice &device, const std::stop_token &stop = {});
/// One entry a paper, UTF-8: the first of its copies. Throws as writeManifest().
void writeBibtex(Database &database, QIODevice &device, const std::stop_token &stop = {});
/// One entry for each paper that is cited, however many copies of it are, in the order of the citations; what the citation
/// says of it where the paper is no longer in the library. Throws as writeManifest().
void writeCited(Database &database, const std::vector<Citation> &citations, QIODevice &device);

} // namespace adduce
