#pragma once
#include <QByteArray>
#include <array>

namespace adduce {

class Database;

/// Throws unless the schema is that of a library of this version (1 to ours), but for spaces, comments and marks of quotation:
/// ForeignSchema where there is a table, index, view or trigger besides, or one that is another under a name of ours;
/// DamagedLibrary where one is missing. What the schema says is read, never run. Costs a part of a
/// millisecond for the usual one, else ten, once in a process.
void checkSchema(const Database &database, int version);

/// The digest of a schema, letter by letter, and those that this version has with SQLite of Debian 12: of a library that was made as it is
/// today, and of one that came to it from the first version. They change with every migration: TestKnownSchema says to what.
[[nodiscard]] std::array<QByteArray, 2> usualSchemas();
[[nodiscard]] QByteArray digestOf(const Database &database);

} // namespace adduce
