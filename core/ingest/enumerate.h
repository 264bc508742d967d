#pragma once
#include <QStringList>
#include <vector>

namespace adduce {

/// Something in a folder that is not read, and not for its format.
struct PassedOver
{
    enum class Why
    {
        NoPermission, ///< a folder that may not be looked into
        Link, ///< it may lead anywhere, and to where one has been
        NoFile, ///< a pipe, a socket, a device
        OfFolder ///< what a folder says of itself (README, LICENSE, CHANGELOG): read where it is named
    };
    QString path;
    Why why = Why::Link;

    friend bool operator==(const PassedOver &, const PassedOver &) = default;
};

struct FilesFound
{
    QStringList files; ///< absolute, those of each folder sorted, none twice
    std::vector<PassedOver> passedOver; ///< sorted by path
};

/// All files under `paths` that can be read, whatever the bytes of their names, folders walked recursively without following links; a
/// path that names a file is taken as it is, so that a wrong one fails with a reason.
FilesFound findFiles(const QStringList &paths);
QStringList enumerateFiles(const QStringList &paths); ///< the files alone

} // namespace adduce
