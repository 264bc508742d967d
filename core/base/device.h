#pragma once
#include <QByteArray>
#include <QString>
#include <functional>

class QIODevice;

namespace adduce {

/// Writes all of `bytes`. Throws Error{DiskFull} with the file's name, if it has one, when the device takes less.
void writeAll(QIODevice &device, const QByteArray &bytes);

/// Writes a file beside `path`, then takes its place: what is there is the old one or the new one, whole. Throws
/// Error{DiskFull} with the path, and what `write` throws.
void replaceFile(const QString &path, const std::function<void(QIODevice &)> &write);
void replaceFile(const QString &path, const QByteArray &bytes);

} // namespace adduce
