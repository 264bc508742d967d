#pragma once
#include "core/base/ids.h"
#include <QByteArray>
#include <QString>
#include <QStringList>
#include <memory>
#include <optional>

struct sqlite3;
struct sqlite3_stmt;

namespace adduce {

class StatementPool;

/// One connection to SQLite. For one thread. What its schema holds runs nothing that is not harmless (`trusted_schema` off) until
/// it is trusted. Throws Error with the kind that fits: DiskFull, Unwritable, ReadOnlyLibrary, DamagedLibrary, Busy; NewerLibrary
/// and ForeignSchema are for the schema.
class Database
{
public:
    enum class Mode
    {
        ReadWrite,
        ReadWriteCreate,
        Memory,
        Read, ///< beside those who write it, with their locks; it makes no file
        ReadStill, ///< of a file that nobody writes: without locks, so that it needs no file beside it and leaves none
        ReadDamaged ///< the same; what would write throws DamagedLibrary
    };
    static constexpr int kPatienceMs = 10'000;
    /// `patienceMs`: how long it waits for another writer before it throws Busy.
    explicit Database(const QString &path, Mode mode = Mode::ReadWrite, int patienceMs = kPatienceMs);
    ~Database();
    Database(Database &&) noexcept;
    Database &operator=(Database &&) = delete;

    void execute(const char *sql); ///< one or more statements without values
    void trustSchema(); ///< whose every part is known: its triggers may use the indexes of words
    [[nodiscard]] qint64 lastInsertId() const;
    [[nodiscard]] int changes() const; ///< rows changed by the last statement
    [[nodiscard]] int allChanges() const; ///< rows changed since the connection was made
    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] bool isReadOnly() const; ///< nothing can be written through it
    [[nodiscard]] sqlite3 *handle() const { return m_handle; } ///< for the statement class only

private:
    friend class Statement;
    QString m_path;
    sqlite3 *m_handle = nullptr;
    std::shared_ptr<StatementPool> m_pool; ///< outlives us while a statement does
};

/// A prepared statement, values bound by position from 1. Reset and reused with `reset()`. Its connection keeps it for
/// whoever says the same SQL next: preparing one costs more than most of them take to run.
class Statement
{
public:
    Statement(const Database &database, const char *sql);
    ~Statement();
    Statement(Statement &&) noexcept;
    Statement &operator=(Statement &&) = delete;

    Statement &bind(int position, qint64 value);
    Statement &bind(int position, int value) { return bind(position, static_cast<qint64>(value)); }
    Statement &bind(int position, double value);
    Statement &bind(int position, const QString &value);
    Statement &bind(int position, const QByteArray &value);
    Statement &bindNull(int position);
    /// An id, or NULL for none.
    template <class Tag> Statement &bindOptional(int position, Id<Tag> id)
    {
        return id ? bind(position, id.value) : bindNull(position);
    }

    bool step(); ///< true while there is a row
    void run(); ///< steps to the end and resets
    void reset(); ///< ready for other values

    [[nodiscard]] qint64 integer(int column) const; ///< columns count from 0
    [[nodiscard]] int number(int column) const { return static_cast<int>(integer(column)); }
    [[nodiscard]] double real(int column) const;
    [[nodiscard]] QString text(int column) const;
    [[nodiscard]] QByteArray bytes(int column) const;
    [[nodiscard]] bool isNull(int column) const;
    [[nodiscard]] int columns() const; ///< how many

private:
    void check(int code) const;

    std::shared_ptr<StatementPool> m_pool;
    sqlite3 *m_database;
    sqlite3_stmt *m_statement = nullptr;
};

/// Undone by its destructor unless committed. One within another is a part of it: undone alone, committed when that is.
class Transaction
{
public:
    enum class Kind
    {
        Write,
        Read
    };
    /// Write: BEGIN IMMEDIATE, a writer waits here, not in its middle. Read: all that is read is of one moment.
    explicit Transaction(Database &database, Kind kind = Kind::Write);
    ~Transaction();
    Transaction(const Transaction &) = delete;
    Transaction &operator=(const Transaction &) = delete;
    void commit();

private:
    Database &m_database;
    bool m_isPart;
    bool m_open = true;
};

} // namespace adduce
