#pragma once

namespace adduce {

class Database;

/// The version that this program writes, in `PRAGMA user_version`.
int schemaVersion();

/// True when the tables are behind and `migrate()` would change the file.
bool needsMigration(const Database &database);

/// Brings the tables up to date in one transaction. Throws NewerLibrary for a version after ours and DamagedLibrary
/// for a database that is somebody else's. `target`: an earlier version, to make libraries as they once were.
void migrate(Database &database, int target = schemaVersion());

} // namespace adduce
