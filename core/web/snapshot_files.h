#pragma once
#include <QDateTime>
#include <QSet>
#include <QString>

namespace adduce {

struct WebPage;

/// Where the pages that a library took from the web lie, as they came: "{library}.web", readable by its owner alone. An absolute path.
QString snapshotFolder(const QString &libraryPath);

/// The file of a page, "{folder}/{SHA-256}.html", written unless it is there with these very bytes. Throws as replacePrivateFile(), and
/// Unwritable without a folder.
QString writeSnapshot(const QString &libraryPath, const WebPage &page);

/// Removes those files of pages that were written before a time and are neither one of these paths nor of a hash that is cited.
void removeStraySnapshots(
    const QString &libraryPath, const QDateTime &before, const QSet<QString> &paths, const QSet<QString> &cited);

} // namespace adduce
