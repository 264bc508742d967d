#pragma once
#include <QString>

namespace adduce {

enum class ReadOnly;

/// Whether the library of this path may be written: its file, and its folder, in which SQLite makes the log. A file that has no
/// permission to write at all is not written by a user either who may write everything. True for one that is not there.
[[nodiscard]] bool mayBeWritten(const QString &path);

/// Takes from everybody but the owner what they may do with the file; gives nobody anything.
void makePrivate(const QString &path);

/// Removes the file of locks that an earlier version left beside a library while nobody might write it: whoever may write the
/// library again could not write that one. Nothing happens while somebody has the library open.
void removeLocksLeft(const QString &path);

/// Some program has the library open and holds its locks; as far as the system tells, else true.
[[nodiscard]] bool isOpenSomewhere(const QString &path);

} // namespace adduce
