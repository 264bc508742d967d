#pragma once
#include <QByteArray>
#include <QString>
#include <QStringList>
#include <optional>

class QUrl;

namespace adduce {

// Names of files are bytes, of any encoding or none. A byte that is not of UTF-8 stands in a QString as U+10FE00 plus the byte (KDE's way):
// such a name can be stored, compared and printed as JSON like any other, and leads back to its file. Qt's own functions only find files
// whose names are UTF-8.

/// The bytes by which the system knows the path.
QByteArray fileBytes(const QString &path);
QString pathFromBytes(QByteArrayView bytes);
QStringList pathsFromArguments(int argc, char **argv); ///< all, the program's name first: Qt's own list loses such bytes
QString pathFromUrl(const QUrl &url); ///< of a local file
/// For people: those bytes as "\xff".
QString shownPath(const QString &path);

enum class FileKind
{
    File,
    Folder,
    Other ///< a pipe, a socket, a device
};

struct FileFacts
{
    FileKind kind = FileKind::File;
    qint64 bytes = 0;
    qint64 modified = 0; ///< ms since 1970
};

/// What lies there, links followed; none when nothing does or it may not be known.
std::optional<FileFacts> factsOf(const QString &path);

} // namespace adduce
