#pragma once
#include <QString>

namespace adduce {

// A file that grows by lines, each written whole at its end, so that several programs may write to it. Only its owner can read it. Once it is
// larger than its writer allows, it becomes the older of two files, in the place of the one that was, and a new one begins.

QString olderLog(const QString &path);
/// `line` is without its end. False when it cannot be written.
bool appendLogLine(const QString &path, const QByteArray &line, qint64 mostBytes);
void removeLog(const QString &path); ///< both

} // namespace adduce
