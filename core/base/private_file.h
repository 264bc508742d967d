#pragma once
#include <QIODevice>
#include <QString>

class QFile;

namespace adduce {

/// The folder and those above it, as far as they are not there: each of what is made is its owner's alone (0700), whatever the umask. What is
/// there stays as it is. False when there is no such folder in the end.
bool makePrivateFolder(const QString &path);

/// Opens a file of ours, for its owner alone (0600) from the first byte on; what others could do with one that is there is taken from them. A link
/// in its place is not followed. Throws Unwritable, FolderGone or DiskFull.
void openPrivate(QFile &file, QIODevice::OpenMode mode);

/// Makes an empty file where there is none, or makes one that is there private. Throws as openPrivate().
void makePrivateFile(const QString &path);

/// What a file that is written for the user lets others do: read it, as far as the umask does (0644 & ~umask).
[[nodiscard]] int exportMode();

} // namespace adduce
