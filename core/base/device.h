#pragma once
#include "core/base/error.h"
#include <QByteArray>
#include <QString>
#include <functional>
#include <vector>

class QFileDevice;
class QIODevice;

namespace adduce {

/// Why a file could not be opened for writing, written or put in its place, as far as its folder tells: FolderGone, Unwritable
/// or DiskFull.
Error writeError(const QFileDevice &file);

/// Writes all of `bytes`. Throws writeError(), or Error{DiskFull} for what is no file, when the device takes less.
void writeAll(QIODevice &device, const QByteArray &bytes);

/// Writes a file beside `path`, then takes its place: what is there is the old one or the new one, whole. A
/// new one is as exportMode() says; a link there is replaced, and not followed. Throws writeError() with the path, and what `write` throws.
void replaceFile(const QString &path, const std::function<void(QIODevice &)> &write);
void replaceFile(const QString &path, const QByteArray &bytes);

/// As replaceFile(), readable by its owner alone.
void replacePrivateFile(const QString &path, const QByteArray &bytes);

/// What becomes of a file.
struct Replacement
{
    QString path;
    std::function<void(QIODevice &)> write;
};
/// As replaceFile(); no file takes its place before all of them are written whole.
void replaceFiles(const std::vector<Replacement> &files);

} // namespace adduce
