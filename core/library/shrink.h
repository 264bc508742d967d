#pragma once
#include <QtGlobal>
#include <stop_token>

namespace adduce {

class Database;

// What was removed leaves the file itself: SQLite and FTS5 keep what is deleted until its place is used again. For the thread of the
// connection, outside a transaction; in short transactions of their own. Throw Error{Stopped} on a stop request, the rest is done the
// next time; other kinds for a failing database.

/// Counts what was removed since all of it was last taken out of the file; 0: nothing was.
qint64 eraseDue(const Database &database);
/// What was due when it was `due` is done; what was removed meanwhile stays due.
void setErased(Database &database, qint64 due);

/// Merges the parts of each FTS5 index into one, which leaves out the words of what was removed.
void mergeFullText(Database &database, const std::stop_token &stop = {});
/// VACUUM, after which the library can give single pages back. Others who write wait for it.
void writeAnew(Database &database, const std::stop_token &stop);
/// Gives the pages that nothing uses back to the file system. A library of an earlier version,
/// which cannot give single pages back, is written anew as a whole, once.
void shrink(Database &database, const std::stop_token &stop = {});
/// Writes the log back into the library and leaves it empty. Where somebody reads just now, that is left to the next one who closes
/// the library.
void writeLogBack(Database &database);

} // namespace adduce
