#pragma once
#include <QString>

namespace adduce {

class Database;

/// Copies the library to `copy`, readable by its owner alone. It is written beside it as `copy`.part, checked and on the disk
/// before it takes its name: what is called `copy` is whole, whenever the program or the power ends. What was called so before
/// is replaced. Throws DiskFull, Unwritable, DamagedLibrary for a library whose copy is not sound.
void backUp(const Database &database, const QString &copy);

/// Removes a copy of a library with what SQLite and a check keep beside it.
void removeCopy(const QString &file);

} // namespace adduce
