#include "core/library/damage.h"

#include "core/base/device.h"
#include "core/library/database.h"
#include "core/library/library_access.h"

#include <QFile>
#include <QFileInfo>
#include <sqlite3.h>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kDays = 7;
constexpr qint64 kMostOfNote = 1000;

QString checkOf(const QString &path)
{
    return path + u".check"_s;
}

/// Ends a statement that takes too long.
struct Patience
{
    std::stop_token stop;
    std::chrono::steady_clock::time_point begun = std::chrono::steady_clock::now();
    std::chrono::milliseconds most;
    bool isOver = false;

    static int look(void *patience)
    {
        auto &self = *static_cast<Patience *>(patience);
        self.isOver = self.stop.stop_requested()
            || std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - self.begun) > self.most;
        return self.isOver ? 1 : 0;
    }
};

/// A program had it open and ended without closing it: the log is still there, and nobody's.
bool hasEndedUncleanly(const QString &path)
{
    return QFileInfo(path + u"-wal"_s).size() > 0 && !isOpenSomewhere(path);
}

/// What a check finds first, as one line; empty for nothing.
QString foundBy(const Database &database, const char *check)
{
    Statement found(database, check);
    QStringList lines = found.step() ? found.text(0).split(u'\n', Qt::SkipEmptyParts) : QStringList();
    lines.removeIf([](const QString &line) { return line.startsWith("***"_L1); }); // which database it was
    return lines.isEmpty() || lines.front() == u"ok"_s ? QString() : lines.front().simplified();
}

} // namespace

std::optional<LibraryCheck> lastCheck(const QString &path)
{
    QFile file(checkOf(path));
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    return LibraryCheck { QFileInfo(file).lastModified(), QString::fromUtf8(file.read(kMostOfNote)).simplified() };
}

void keepCheck(const QString &path, const QString &damage)
{
    try {
        replacePrivateFile(checkOf(path), damage.left(200).toUtf8());
    } catch (const Error &) {
        // it is looked at again
    }
}

bool isCheckDue(const QString &path, const QDateTime &now)
{
    const auto last = lastCheck(path);
    return !last || last->at.daysTo(now) >= kDays || last->at > now.addDays(1); // by a clock that was wrong
}

std::optional<QString> findDamage(const QString &path, Look look, const std::stop_token &stop, std::chrono::milliseconds most)
{
    Patience patience { .stop = stop, .most = most };
    bool isSoundSoFar = false;
    try {
        const Database database(path, Database::Mode::Read);
        sqlite3_progress_handler(database.handle(), 20'000, &Patience::look, &patience);
        QString found = foundBy(database, "PRAGMA quick_check(1)");
        isSoundSoFar = found.isEmpty();
        if (isSoundSoFar && look == Look::Whole)
            found = foundBy(database, "PRAGMA integrity_check(1)");
        return found;
    } catch (const Error &error) {
        if (patience.isOver)
            return isSoundSoFar && !stop.stop_requested() ? std::optional(QString()) : std::nullopt;
        if (error.kind() == ErrorKind::DamagedLibrary)
            return error.technical();
        throw;
    }
}

void requireSound(const Database &database)
{
    if (const QString found = foundBy(database, "PRAGMA quick_check(1)"); !found.isEmpty())
        throw Error(ErrorKind::DamagedLibrary, database.path(), found.left(200));
}

bool isDamagedAtStart(const QString &path)
{
    const auto last = lastCheck(path);
    const bool wasDamaged = last && !last->damage.isEmpty();
    if (!wasDamaged && !hasEndedUncleanly(path))
        return false;
    const auto found = findDamage(path, wasDamaged ? Look::Whole : Look::Quick, {}, kCheckAtStart);
    if (!found)
        return wasDamaged; // not known yet
    if (wasDamaged || !found->isEmpty())
        keepCheck(path, *found);
    return !found->isEmpty();
}

bool isFoundDamaged(const QString &path, const std::stop_token &stop)
{
    if (!isCheckDue(path))
        return false;
    const auto found = findDamage(path, Look::Whole, stop, kCheckAtStart);
    if (found)
        keepCheck(path, *found);
    return found && !found->isEmpty();
}

} // namespace adduce
