#pragma once
#include <QByteArray>

namespace adduce {

class Database;

/// Throws unless the schema is that of a library of this version (1 to ours), but for spaces, comments and marks of quotation:
/// ForeignSchema where there is a table, index, view or trigger besides, or one that is another under a name of ours;
/// DamagedLibrary where one is missing. What the schema says is read, never run. Costs a part of a
/// millisecond for the usual one, else ten, once in a process.
void checkSchema(const Database &database, int version);

/// The digest of a schema, letter by letter, and the one that this version has with SQLite of Debian 12. It changes with every
/// migration: TestKnownSchema says to what.
[[nodiscard]] QByteArray usualSchema();
[[nodiscard]] QByteArray digestOf(const Database &database);

} // namespace adduce
