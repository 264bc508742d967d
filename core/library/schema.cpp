#include "core/library/schema.h"

#include "core/base/error.h"
#include "core/library/database.h"
#include "core/library/known_schema.h"
#include "core/library/migrations.h"
#include "core/library/newest_schema.h"

#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kApplicationId = 0x41445543; // "ADUC"

qint64 pragma(const Database &database, const char *sql)
{
    Statement statement(database, sql);
    return statement.step() ? statement.integer(0) : 0;
}

} // namespace

int schemaVersion()
{
    return static_cast<int>(migrations().size());
}

bool needsMigration(const Database &database)
{
    return pragma(database, "PRAGMA user_version") != schemaVersion();
}

void checkLibrary(Database &database)
{
    const Transaction oneMoment(database, Transaction::Kind::Read); // another process may bring it up to date just now
    const qint64 version = pragma(database, "PRAGMA user_version");
    const qint64 application = pragma(database, "PRAGMA application_id");
    const qint64 tables = pragma(database, "SELECT count(*) FROM sqlite_schema");
    if (version == 0 && application == 0 && tables == 0)
        return; // empty
    if (application != kApplicationId || version < 1)
        throw Error(ErrorKind::DamagedLibrary, database.path(), u"a database of another program"_s);
    if (version > schemaVersion())
        throw Error(
            ErrorKind::NewerLibrary, database.path(), u"version %1, known are up to %2"_s.arg(version).arg(schemaVersion()));
    checkSchema(database, static_cast<int>(version));
}

void migrate(Database &database, int target)
{
    checkLibrary(database);
    database.trustSchema();
    if (pragma(database, "PRAGMA user_version") >= target)
        return;
    Transaction transaction(database);
    // Another process may have done it while this one waited for the lock.
    const qint64 from = pragma(database, "PRAGMA user_version");
    if (from == 0 && target == schemaVersion())
        database.execute(newestSchema());
    else
        for (qint64 i = from; i < target; ++i)
            database.execute(migrations()[static_cast<std::size_t>(i)]);
    database.execute(u"PRAGMA application_id = %1; PRAGMA user_version = %2"_s.arg(kApplicationId)
                         .arg(std::max<qint64>(from, target))
                         .toUtf8()
                         .constData());
    transaction.commit();
}

} // namespace adduce
