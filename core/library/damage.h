#pragma once
#include <QDateTime>
#include <QString>
#include <chrono>
#include <optional>
#include <stop_token>

namespace adduce {

class Database;

/// What came of looking whether a library is sound. It is kept beside it, in `<library>.check`.
struct LibraryCheck
{
    QDateTime at;
    QString damage; ///< what was found first, in SQLite's words; empty for a sound one
};

/// None for a library that was never looked at.
[[nodiscard]] std::optional<LibraryCheck> lastCheck(const QString &path);
/// As of now. Where nothing can be written, nothing is kept. `damage`: what is wrong with it, never empty for damage.
void keepCheck(const QString &path, const QString &damage);

/// The last one is a week old, or there is none.
[[nodiscard]] bool isCheckDue(const QString &path, const QDateTime &now = QDateTime::currentDateTimeUtc());

/// How long a start may take for it.
constexpr std::chrono::milliseconds kCheckAtStart { 3000 };

/// How closely a library is looked at.
enum class Look
{
    Quick, ///< every page and row
    Whole ///< then whether each index says the same as its table, as far as the time goes
};

/// Reads every page of the library, beside those who write it; changes nothing of it. Returns what is wrong, empty for a sound one, and
/// none when it was stopped or the time was over. Throws Unreadable.
[[nodiscard]] std::optional<QString> findDamage(const QString &path, Look look = Look::Whole, const std::stop_token &stop = {},
    std::chrono::milliseconds most = std::chrono::milliseconds::max());

/// Throws DamagedLibrary, with what was found first, unless every page and row of this database is sound.
void requireSound(const Database &database);

/// Whether it is known to be damaged: it is looked at after an end that was none, and again when it was damaged the last time. Costs
/// nothing otherwise, and at most kCheckAtStart. What takes longer is left to the window, which has the time.
[[nodiscard]] bool isDamagedAtStart(const QString &path);

/// Looks at a library that was not looked at for a week, for at most kCheckAtStart, and keeps what comes of it. True: it is damaged.
[[nodiscard]] bool isFoundDamaged(const QString &path, const std::stop_token &stop);

} // namespace adduce
