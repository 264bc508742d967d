#include "core/library/database.h"

#include "core/base/error.h"

#include <map>
#include <sqlite3.h>
#include <string>
#include <utility>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

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

[[noreturn]] void fail(int code, sqlite3 *handle)
{
    const char *file = handle ? sqlite3_db_filename(handle, "main") : nullptr;
    const QString technical = QString::fromUtf8(handle ? sqlite3_errmsg(handle) : sqlite3_errstr(code));
    throw Error(kindOf(code), QString::fromUtf8(file ? file : ""), technical);
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
    int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX;
    if (mode != Mode::ReadWrite)
        flags |= SQLITE_OPEN_CREATE;
    const QByteArray name = mode == Mode::Memory ? QByteArray(":memory:") : path.toUtf8();
    const int code = sqlite3_open_v2(name.constData(), &m_handle, flags, nullptr);
    if (code != SQLITE_OK) {
        const QString technical = QString::fromUtf8(sqlite3_errmsg(m_handle));
        sqlite3_close_v2(m_handle);
        throw Error(kindOf(code), path, technical);
    }
    sqlite3_extended_result_codes(m_handle, 1);
    sqlite3_busy_timeout(m_handle, patienceMs);
    // A double-quoted word is a name, never silently a string; a hostile schema runs nothing of its own.
    sqlite3_db_config(m_handle, SQLITE_DBCONFIG_DQS_DML, 0, nullptr);
    sqlite3_db_config(m_handle, SQLITE_DBCONFIG_DQS_DDL, 0, nullptr);
    sqlite3_db_config(m_handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
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
{
    m_database.execute(kind == Kind::Write ? "BEGIN IMMEDIATE" : "BEGIN");
}

Transaction::~Transaction()
{
    // Some errors (disk full) have already undone it; a second ROLLBACK then fails harmlessly.
    if (m_open)
        sqlite3_exec(m_database.handle(), "ROLLBACK", nullptr, nullptr, nullptr);
}

void Transaction::commit()
{
    m_database.execute("COMMIT");
    m_open = false;
}

} // namespace adduce
