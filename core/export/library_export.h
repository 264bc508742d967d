#pragma once
#include <QIODevice>

namespace adduce {

class Database;

/// `data_manifest.csv` (SPEC IN11): one line a document with everything that is known of it, the oldest first, former
/// versions aside. Throws Error{DiskFull} when the device fails.
void writeManifest(Database &database, QIODevice &device);
/// One entry a document, UTF-8. Throws as writeManifest().
void writeBibtex(Database &database, QIODevice &device);

} // namespace adduce
