#pragma once
#include <QByteArray>

class QIODevice;

namespace adduce {

/// Writes all of `bytes`. Throws Error{DiskFull} with the file's name, if it has one, when the device takes less.
void writeAll(QIODevice &device, const QByteArray &bytes);

} // namespace adduce
