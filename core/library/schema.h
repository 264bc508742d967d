#pragma once

namespace adduce {

class Database;

/// The version that this program writes, in `PRAGMA user_version`.
int schemaVersion();

/// True when the tables are behind and `migrate()` would change the file.
bool needsMigration(const Database &database);

/// Throws NewerLibrary for a version after ours, DamagedLibrary for a database that is somebody else's, and what checkSchema()
/// throws. Changes nothing.
void checkLibrary(Database &database);

/// Brings the tables up to date in one transaction, and trusts them. Throws what checkLibrary() throws. `target`: an earlier
/// version, to make libraries as they once were.
void migrate(Database &database, int target = schemaVersion());

} // namespace adduce
