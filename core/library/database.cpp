#include "core/library/database.h"

#include "core/base/error.h"
#include "core/library/packed_text.h"

#include <QFileInfo>
#include <QUrl>
#include <map>
#include <sqlite3.h>
#include <string>
#include <utility>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// Says of a connection that the file which it reads is damaged.
constexpr const char *kIsDamaged = "damaged";

ErrorKind kindOfUnwritable(sqlite3 *handle, const char *file)
{
    if (file && *file && sqlite3_uri_boolean(file, kIsDamaged, 0))
        return ErrorKind::DamagedLibrary;
    return handle && sqlite3_db_readonly(handle, "main") == 1 ? ErrorKind::ReadOnlyLibrary : ErrorKind::Unwritable;
}

ErrorKind kindOf(int code)
{
    switch (code & 0xff) {
    case SQLITE_FULL:
    case SQLITE_IOERR:
        return ErrorKind::DiskFull;
    case SQLITE_READONLY:
        return ErrorKind::Unwritable;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
        return ErrorKind::DamagedLibrary;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return ErrorKind::Busy;
    case SQLITE_NOMEM:
        return ErrorKind::NoMemory;
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
    case SQLITE_AUTH:
        return ErrorKind::Unreadable;
    default:
        return ErrorKind::Internal;
    }
}

/// SQLite's words as one plain line. Of a schema that is damaged it quotes the SQL, over several lines.
QString plainWords(const QString &message)
{
    for (const auto words : { "malformed database schema"_L1, "unrecognized token"_L1 })
        if (message.startsWith(words))
            return words;
    return message.section(u'\n', 0, 0).left(200);
}

[[noreturn]] void fail(int code, sqlite3 *handle)
{
    const char *file = handle ? sqlite3_db_filename(handle, "main") : nullptr;
    const QString technical = QString::fromUtf8(handle ? sqlite3_errmsg(handle) : sqlite3_errstr(code));
    const bool isUnwritable = (code & 0xff) == SQLITE_READONLY;
    throw Error(isUnwritable ? kindOfUnwritable(handle, file) : kindOf(code), QString::fromUtf8(file ? file : ""),
        isUnwritable ? QString() : plainWords(technical));
}

bool isReading(Database::Mode mode)
{
    return mode == Database::Mode::Read || mode == Database::Mode::ReadStill || mode == Database::Mode::ReadDamaged;
}

/// What is still in the log beside the file.
bool hasLog(const QString &path)
{
    return QFileInfo(path + u"-wal"_s).size() > 0;
}

/// A log can be read without the file of locks that belongs to it by whoever says that nobody else is there; without a log, SQLite
/// asks for nothing if it is told that the file stays as it is.
QByteArray addressOf(const QString &path, Database::Mode mode)
{
    QByteArray address = "file:" + QUrl::toPercentEncoding(path, "/") + "?mode=ro";
    if (mode != Database::Mode::Read)
        address += hasLog(path) ? "&vfs=unix-none" : "&immutable=1";
    if (mode == Database::Mode::ReadDamaged)
        address += QByteArray("&") + kIsDamaged + "=1";
    return address;
}

QByteArray nameFor(const QString &path, Database::Mode mode)
{
    if (mode == Database::Mode::Memory)
        return ":memory:";
    return isReading(mode) ? addressOf(path, mode) : path.toUtf8();
}

int flagsFor(Database::Mode mode)
{
    if (isReading(mode))
        return SQLITE_OPEN_READONLY | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX;
    const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX;
    return mode == Database::Mode::ReadWrite ? flags : flags | SQLITE_OPEN_CREATE;
}

} // namespace

/// The statements of one connection that nobody uses now.
class StatementPool
{
public:
    StatementPool() = default;
    StatementPool(const StatementPool &) = delete;
    StatementPool &operator=(const StatementPool &) = delete;
    ~StatementPool() { close(); }

    sqlite3_stmt *take(std::string_view sql)
    {
        const auto idle = m_idle.find(sql);
        return idle != m_idle.end() ? m_idle.extract(idle).mapped() : nullptr;
    }

    void give(sqlite3_stmt *statement)
    {
        constexpr std::size_t kMost = 100;
        sqlite3_reset(statement); // ends what it reads or writes
        sqlite3_clear_bindings(statement);
        if (m_open && m_idle.size() < kMost)
            m_idle.emplace(sqlite3_sql(statement), statement);
        else
            sqlite3_finalize(statement);
    }

    void close()
    {
        m_open = false;
        for (const auto &[sql, statement] : m_idle)
            sqlite3_finalize(statement);
        m_idle.clear();
    }

private:
    std::multimap<std::string, sqlite3_stmt *, std::less<>> m_idle; ///< by their SQL
    bool m_open = true;
};

Database::Database(const QString &path, Mode mode, int patienceMs)
    : m_path(path)
    , m_pool(std::make_shared<StatementPool>())
{
    // Counting every allocation takes a lock for each, and nobody reads the counts.
    [[maybe_unused]] static const int configured = sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
    const int code = sqlite3_open_v2(nameFor(path, mode).constData(), &m_handle, flagsFor(mode), nullptr);
    if (code != SQLITE_OK) {
        const QString technical = QString::fromUtf8(sqlite3_errmsg(m_handle));
        sqlite3_close_v2(m_handle);
        throw Error(kindOf(code), path, technical);
    }
    sqlite3_extended_result_codes(m_handle, 1);
    sqlite3_busy_timeout(m_handle, patienceMs);
    // A double-quoted word is a name, never silently a string; a schema changes no table of an index from below.
    sqlite3_db_config(m_handle, SQLITE_DBCONFIG_DQS_DML, 0, nullptr);
    sqlite3_db_config(m_handle, SQLITE_DBCONFIG_DQS_DDL, 0, nullptr);
    sqlite3_db_config(m_handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(m_handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    addTextFunctions(m_handle);
    if (mode == Mode::ReadStill || mode == Mode::ReadDamaged)
        execute("PRAGMA locking_mode = EXCLUSIVE"); // of what nobody writes: the index of its log is kept in memory
}

Database::~Database()
{
    if (m_pool)
        m_pool->close();
    sqlite3_close_v2(m_handle);
}

Database::Database(Database &&other) noexcept
    : m_path(std::move(other.m_path))
    , m_handle(std::exchange(other.m_handle, nullptr))
    , m_pool(std::move(other.m_pool))
{
}

void Database::execute(const char *sql)
{
    if (const int code = sqlite3_exec(m_handle, sql, nullptr, nullptr, nullptr); code != SQLITE_OK)
        fail(code, m_handle);
}

void Database::trustSchema()
{
    sqlite3_db_config(m_handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 1, nullptr);
}

bool Database::isReadOnly() const
{
    return sqlite3_db_readonly(m_handle, "main") == 1;
}

qint64 Database::lastInsertId() const
{
    return sqlite3_last_insert_rowid(m_handle);
}

int Database::changes() const
{
    return sqlite3_changes(m_handle);
}

int Database::allChanges() const
{
    return sqlite3_total_changes(m_handle);
}

Statement::Statement(const Database &database, const char *sql)
    : m_pool(database.m_pool)
    , m_database(database.handle())
    , m_statement(m_pool->take(sql))
{
    if (m_statement)
        return;
    const int code = sqlite3_prepare_v3(m_database, sql, -1, SQLITE_PREPARE_PERSISTENT, &m_statement, nullptr);
    if (code != SQLITE_OK)
        fail(code, m_database);
}

Statement::~Statement()
{
    if (m_statement)
        m_pool->give(m_statement);
}

Statement::Statement(Statement &&other) noexcept
    : m_pool(std::move(other.m_pool))
    , m_database(other.m_database)
    , m_statement(std::exchange(other.m_statement, nullptr))
{
}

void Statement::check(int code) const
{
    if (code != SQLITE_OK)
        fail(code, m_database);
}

Statement &Statement::bind(int position, qint64 value)
{
    check(sqlite3_bind_int64(m_statement, position, value));
    return *this;
}

Statement &Statement::bind(int position, double value)
{
    check(sqlite3_bind_double(m_statement, position, value));
    return *this;
}

Statement &Statement::bind(int position, const QString &value)
{
    const QByteArray utf8 = value.toUtf8();
    check(sqlite3_bind_text64(
        m_statement, position, utf8.constData(), static_cast<sqlite3_uint64>(utf8.size()), SQLITE_TRANSIENT, SQLITE_UTF8));
    return *this;
}

Statement &Statement::bind(int position, const QByteArray &value)
{
    check(sqlite3_bind_blob64(
        m_statement, position, value.constData(), static_cast<sqlite3_uint64>(value.size()), SQLITE_TRANSIENT));
    return *this;
}

Statement &Statement::bindNull(int position)
{
    check(sqlite3_bind_null(m_statement, position));
    return *this;
}

bool Statement::step()
{
    const int code = sqlite3_step(m_statement);
    if (code == SQLITE_ROW)
        return true;
    if (code != SQLITE_DONE)
        fail(code, m_database);
    return false;
}

void Statement::run()
{
    while (step()) { }
    reset();
}

void Statement::reset()
{
    sqlite3_reset(m_statement);
    sqlite3_clear_bindings(m_statement);
}

qint64 Statement::integer(int column) const
{
    return sqlite3_column_int64(m_statement, column);
}

double Statement::real(int column) const
{
    return sqlite3_column_double(m_statement, column);
}

QString Statement::text(int column) const
{
    const auto *text = reinterpret_cast<const char *>(sqlite3_column_text(m_statement, column));
    return QString::fromUtf8(text, sqlite3_column_bytes(m_statement, column));
}

QByteArray Statement::bytes(int column) const
{
    const auto *data = static_cast<const char *>(sqlite3_column_blob(m_statement, column));
    return { data, sqlite3_column_bytes(m_statement, column) };
}

bool Statement::isNull(int column) const
{
    return sqlite3_column_type(m_statement, column) == SQLITE_NULL;
}

int Statement::columns() const
{
    return sqlite3_column_count(m_statement);
}

Transaction::Transaction(Database &database, Kind kind)
    : m_database(database)
    , m_isPart(sqlite3_get_autocommit(database.handle()) == 0)
{
    m_database.execute(m_isPart ? "SAVEPOINT part" : kind == Kind::Write ? "BEGIN IMMEDIATE" : "BEGIN");
}

Transaction::~Transaction()
{
    // Some errors (disk full) have already undone it; a second ROLLBACK then fails harmlessly.
    if (m_open)
        sqlite3_exec(m_database.handle(), m_isPart ? "ROLLBACK TO part; RELEASE part" : "ROLLBACK", nullptr, nullptr, nullptr);
}

void Transaction::commit()
{
    m_database.execute(m_isPart ? "RELEASE part" : "COMMIT");
    m_open = false;
}

} // namespace adduce
