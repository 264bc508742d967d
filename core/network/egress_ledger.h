#pragma once
#include "core/network/egress.h"

namespace adduce {

/// A file with a line of JSON for each request that went out. Only its owner can read it. Of more than four megabytes the
/// older half goes to a second file beside it, and that one's content is dropped.

/// That of a library, beside it: one for every program.
QString ledgerOf(const QString &libraryPath);

/// False when it cannot be written.
bool appendToLedger(const QString &path, const EgressRecord &record);
/// The last ones, the latest first. A line that is damaged is left out.
std::vector<EgressRecord> readLedger(const QString &path, std::size_t most);
void clearLedger(const QString &path);

} // namespace adduce
