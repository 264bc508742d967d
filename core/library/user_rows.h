#pragma once
#include <QString>

namespace adduce {

class Database;

/// Copies what users made of the library at `from`, which is sound and of this version, into an empty library: threads with their answers
/// and verdicts, tables of evidence, how papers are filed, and the row of each paper with its metadata; not what papers say. As of
/// one moment, beside those who write it.
void copyUserRows(const QString &from, Database &into);

} // namespace adduce
