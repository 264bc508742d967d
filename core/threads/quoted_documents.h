#pragma once
#include <QSet>
#include <QString>

namespace adduce {

class Database;

/// The SHA-256 of every document that a saved answer quotes, those of threads in the bin among them: they may come back. For the thread
/// of the connection. Throws Error for a failing database.
QSet<QString> quotedDocuments(Database &database);

} // namespace adduce
