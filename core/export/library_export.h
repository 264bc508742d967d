#pragma once
#include "core/answer/answer.h"
#include "core/references/reference_file.h"
#include <QIODevice>
#include <stop_token>

namespace adduce {

class Database;

/// `data_manifest.csv`: one line a document with everything that is known of it, the oldest first, former
/// versions aside. Throws Error{DiskFull} when the device fails, and Stopped.
void writeManifest(Database &database, QIODevice &device, const std::stop_token &stop = {});
/// One entry a paper: the first of its copies. Throws as writeManifest().
void writeLibrary(Database &database, ReferenceFormat format, QIODevice &device, const std::stop_token &stop = {});
/// One for each paper that is cited, however many copies of it are, in the order of the citations; what the citation says of it where the
/// paper is no longer in the library.
std::vector<Reference> citedReferences(Database &database, const std::vector<Citation> &citations);
void writeCited(Database &database, const std::vector<Citation> &citations, ReferenceFormat format, QIODevice &device);

} // namespace adduce
