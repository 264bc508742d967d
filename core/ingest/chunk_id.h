#pragma once
#include <QString>

namespace adduce {

/// The same for the same text at the same place of the same source, whenever it is read: the SHA-1 of
/// "{source}|{page}|{length}|{first 64 characters}" in hex. `page` is 0-based.
QString stableChunkId(const QString &source, int page, const QString &text);

} // namespace adduce
