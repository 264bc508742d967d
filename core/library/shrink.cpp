#include "core/library/shrink.h"

#include "core/base/stop.h"
#include "core/library/chunked_write.h"
#include "core/library/database.h"

#include <QStringList>
#include <sqlite3.h>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kPagesAtOnce = 200; // of a transaction: a few milliseconds

qint64 number(const Database &database, const char *sql)
{
    Statement row(database, sql);
    return row.step() ? row.integer(0) : 0;
}

void run(Database &database, const QString &sql)
{
    database.execute(sql.toUtf8().constData());
}

QStringList fullTextIndexes(const Database &database)
{
    Statement row(database, "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE '%USING fts5(%'");
    QStringList names;
    while (row.step())
        names << row.text(0);
    return names;
}

/// How many levels an index has: FTS5's structure record is a cookie of four bytes, then this as SQLite's variable-length integer.
qint64 levelsOf(const Database &database, const QString &index)
{
    Statement row(database, u"SELECT block FROM %1_data WHERE id = 10"_s.arg(index).toUtf8().constData());
    const QByteArray record = row.step() ? row.bytes(0).mid(4) : QByteArray();
    qint64 levels = 0;
    for (const char byte : record.first(std::min<qsizetype>(record.size(), 8))) {
        levels = levels << 7 | (byte & 0x7f);
        if ((byte & 0x80) == 0)
            break;
    }
    return levels;
}

/// As FTS5's documentation has it: a negative number of pages begins, positive ones go on until next to nothing changes. Each beginning
/// adds a level for ever, and of two thousand an index can no longer be read (SQLite before 3.44): long before that it is made anew.
void merge(Database &database, const QString &index, const std::stop_token &stop)
{
    constexpr qint64 kMostLevels = 1000;
    if (levelsOf(database, index) >= kMostLevels) {
        writeInChunks(
            database, [&] { run(database, u"INSERT INTO %1(%1) VALUES ('rebuild')"_s.arg(index)); }, stop);
        return;
    }
    const auto step = [&](int pages) {
        const int before = database.allChanges();
        const auto write = [&] { run(database, u"INSERT INTO %1(%1, rank) VALUES ('merge', %2)"_s.arg(index).arg(pages)); };
        writeInChunks(database, write, stop);
        return database.allChanges() - before >= 2;
    };
    bool isMore = step(-kPagesAtOnce);
    while (isMore)
        isMore = step(kPagesAtOnce);
}

} // namespace

qint64 eraseDue(const Database &database)
{
    return number(database, "SELECT erase_due FROM search_revision");
}

void setErased(Database &database, qint64 due)
{
    Statement(database, "UPDATE search_revision SET erase_due = 0 WHERE erase_due = ?").bind(1, due).run();
}

void mergeFullText(Database &database, const std::stop_token &stop)
{
    for (const QString &index : fullTextIndexes(database))
        merge(database, index, stop);
}

void writeAnew(Database &database, const std::stop_token &stop)
{
    throwIfStopped(stop);
    const std::stop_callback interrupt(stop, [handle = database.handle()] { sqlite3_interrupt(handle); });
    try {
        run(database, u"PRAGMA auto_vacuum = INCREMENTAL; VACUUM"_s);
    } catch (const Error &) {
        throwIfStopped(stop);
        throw;
    }
}

void shrink(Database &database, const std::stop_token &stop)
{
    throwIfStopped(stop);
    if (number(database, "PRAGMA auto_vacuum") == 0)
        writeAnew(database, stop);
    while (number(database, "PRAGMA freelist_count") > 0) {
        throwIfStopped(stop);
        run(database, u"PRAGMA incremental_vacuum(%1)"_s.arg(kPagesAtOnce));
    }
}

void writeLogBack(Database &database)
{
    run(database,
        u"PRAGMA busy_timeout = 200; PRAGMA wal_checkpoint(TRUNCATE); PRAGMA busy_timeout = %1"_s.arg(Database::kPatienceMs));
}

} // namespace adduce
