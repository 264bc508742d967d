#pragma once
#include "core/base/ids.h"
#include <QHash>
#include <QString>
#include <vector>

namespace adduce {

class Database;

// What is asked of all documents at once. For the thread of the connection. Throw Error for a failing database.

/// Whether each document, by the SHA-256 of its bytes, is a former version of a file. Those not read yet are left out.
QHash<QString, bool> formerVersions(const Database &database);
/// The current documents that were read from the path, but this one.
std::vector<DocumentId> currentVersionsAt(const Database &database, DocumentId but, const QString &path);
/// Takes away the former versions of the file at this path that nothing of the user's quotes. How many. Run inside the caller's
/// transaction.
int removeUnquotedVersions(Database &database, const QString &path);
QHash<DocumentId, QString> documentPaths(const Database &database);
/// Those whose files lie in this folder.
std::vector<DocumentId> documentsUnder(const Database &database, const QString &folder);

} // namespace adduce
