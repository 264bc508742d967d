#pragma once
#include <QString>
#include <QStringList>

namespace adduce {

/// The paths that a `file` field names, in the forms of JabRef (":path:PDF"), Mendeley and Zotero
/// ("name:path:application/pdf"), several parted by ';', or one bare path. `\\:` and the like stand for the sign itself.
QStringList attachedFiles(const QString &field);

/// Relative paths made absolute from the folder of the file that names them; addresses ("file:///a%20b.pdf") as paths.
/// What is no local file is left out.
QStringList resolvedFiles(const QStringList &paths, const QString &folder);

} // namespace adduce
