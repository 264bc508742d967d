#include "core/ingest/enumerate.h"

#include "core/base/file_name.h"

#include <QFileInfo>
#include <QSet>
#include <algorithm>
#include <array>
#include <cerrno>
#include <dirent.h>
#include <memory>
#include <sys/stat.h>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kEndings { ".pdf", ".txt", ".text", ".md", ".markdown", ".docx", ".odt", ".epub", ".xps", ".oxps", ".html",
    ".htm", ".xhtml", ".xml", ".nxml" };

bool isOfReadableFormat(const QByteArray &name)
{
    const QByteArray lower = name.toLower();
    return std::ranges::any_of(kEndings, [&](const char *ending) { return lower.endsWith(ending); })
        || (lower.startsWith("chunks_") && lower.endsWith(".json")); // other JSON is data
}

/// Names that programs and collections of data give to what they say of themselves, whatever the ending.
bool isOfFolder(const QByteArray &name)
{
    static constexpr std::array kNames { "readme", "license", "licence", "copying", "changelog", "changes", "notice",
        "contributing", "authors", "code_of_conduct", "install" };
    const QByteArray lower = name.toLower();
    return std::ranges::any_of(kNames, [&](const char *known) { return lower.first(lower.lastIndexOf('.')) == known; });
}

void walk(const QByteArray &folder, QStringList &files, std::vector<PassedOver> &passedOver)
{
    const auto close = [](DIR *open) { ::closedir(open); };
    const std::unique_ptr<DIR, decltype(close)> open(::opendir(folder.constData()), close);
    if (!open) {
        if (errno != ENOENT) // it has gone meanwhile
            passedOver.push_back({ pathFromBytes(folder), PassedOver::Why::NoPermission });
        return;
    }
    while (const dirent *entry = ::readdir(open.get())) {
        const QByteArray name(entry->d_name);
        if (name.startsWith('.')) // hidden, as in any list of files
            continue;
        const QByteArray path = folder.endsWith('/') ? folder + name : folder + '/' + name;
        struct stat info {};
        if (::lstat(path.constData(), &info) != 0)
            continue;
        if (S_ISDIR(info.st_mode))
            walk(path, files, passedOver);
        else if (S_ISREG(info.st_mode) && isOfReadableFormat(name) && isOfFolder(name))
            passedOver.push_back({ pathFromBytes(path), PassedOver::Why::OfFolder });
        else if (S_ISREG(info.st_mode) && isOfReadableFormat(name))
            files << pathFromBytes(path);
        else if (S_ISLNK(info.st_mode))
            passedOver.push_back({ pathFromBytes(path), PassedOver::Why::Link });
        else if (!S_ISREG(info.st_mode))
            passedOver.push_back({ pathFromBytes(path), PassedOver::Why::NoFile });
    }
}

} // namespace

FilesFound findFiles(const QStringList &paths)
{
    FilesFound found;
    for (const QString &path : paths) {
        const QString absolute = QFileInfo(path).absoluteFilePath();
        const auto facts = factsOf(absolute);
        if (!facts || facts->kind != FileKind::Folder) {
            found.files << absolute;
            continue;
        }
        QStringList files;
        walk(fileBytes(absolute), files, found.passedOver);
        files.sort();
        found.files << files;
    }
    found.files.removeDuplicates();
    std::ranges::sort(found.passedOver, {}, &PassedOver::path);
    return found;
}

QStringList enumerateFiles(const QStringList &paths)
{
    return findFiles(paths).files;
}

} // namespace adduce
