#pragma once
#include "core/library/library.h"
#include "core/workspace/merge_library.h"
#include <QDateTime>
#include <optional>

namespace adduce {

class Workspace;

/// How many days of what users made are kept.
constexpr int kDailyBackups = 7;

/// The folder beside the library with what users made of it, a file a day: `<library>.backups`.
[[nodiscard]] QString backupFolderOf(const QString &library);
/// Its files, the latest first.
[[nodiscard]] QStringList dailyBackups(const QString &library);

/// Keeps what users made of the library (user_rows.h) as of today, compressed, readable by its owner alone, and read again before it counts;
/// of those before, the last kDailyBackups are left. None when today has one. Throws DiskFull, Unwritable, DamagedLibrary.
std::optional<QString> keepDailyBackup(const Library &library, const QDate &today);

/// Copies the whole library, as of one moment, to a new file. Throws AlreadyThere where there is one, and what backUp() throws.
void backUpTo(Workspace &workspace, const QString &file);

/// What became of a backup.
struct Restored
{
    std::optional<Merged> merged; ///< of what users made: what of it was missing in the library
    QString keptAs; ///< of a whole library: what the one that stood there is called now; empty: none stood there
};

/// A whole library takes the place of that of the workspace, which is not open yet; that one stays beside it, under a name with the date.
/// Of what users made, what is missing is added. Nothing is overwritten. Blocks. Throws DamagedLibrary for a backup that is not sound,
/// Busy for a library that is open somewhere, and what Library throws.
[[nodiscard]] Restored restoreFrom(
    Workspace &workspace, const QString &backup, const QDateTime &now = QDateTime::currentDateTime());
/// Of a whole library makes a new one beside `library`, with the date in its name, which is returned. Blocks. Throws as restoreFrom().
[[nodiscard]] QString restoreBeside(
    const QString &backup, const QString &library, const QDateTime &now = QDateTime::currentDateTime());
/// Whether the backup is of what users made, which comes into a library that is open.
[[nodiscard]] bool isOfUserRows(const QString &backup);

} // namespace adduce
