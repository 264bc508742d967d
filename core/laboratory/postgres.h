#pragma once
#include "core/base/error.h"
#include "core/base/secret.h"
#include <QByteArray>
#include <QString>
#include <QUrl>
#include <functional>
#include <memory>
#include <stop_token>
#include <variant>
#include <vector>

struct pg_conn;
struct pg_result;

namespace adduce {

class EgressGate;
struct LaboratoryAddress;

/// What the server, or the way to it, says against a statement. `state` is its SQLSTATE, five characters; empty where there is none.
class PostgresError : public Error
{
public:
    PostgresError(ErrorKind kind, QString detail, QString technical, QByteArray state);
    [[nodiscard]] const QByteArray &state() const noexcept { return m_state; }

private:
    QByteArray m_state;
};

/// A value for a placeholder: null, a number, a text, or bytes.
using PostgresValue = std::variant<std::monostate, qint64, QString, QByteArray>;

/// A hash that is written in hexadecimal digits, as the bytes that the schema keeps it in.
QByteArray bytesOfHex(const QString &hex);

/// The rows that a statement gave. Columns and rows count from 0. Text and numbers as the server writes them; bytes as they are.
class PostgresRows
{
public:
    explicit PostgresRows(pg_result *taken); ///< this owns it

    [[nodiscard]] int size() const;
    [[nodiscard]] int changed() const; ///< rows that the statement wrote
    [[nodiscard]] bool isNull(int row, int column) const;
    [[nodiscard]] QString text(int row, int column) const;
    [[nodiscard]] qint64 integer(int row, int column) const;
    [[nodiscard]] bool isTrue(int row, int column) const;
    /// Of a column of bytea. Throws BadReply for what is none.
    [[nodiscard]] QByteArray bytes(int row, int column) const;

private:
    std::shared_ptr<pg_result> m_result;
};

/// One connection to a PostgreSQL server. For one thread; each call blocks, and ends within moments of a stop request. What comes is
/// limited: a server that sends more than `kMostReply` bytes to one statement is not believed. Throws PostgresError: LaboratoryAway for
/// the way there, LaboratoryRefuses where name or password are not taken, Untrusted without a good certificate, LaboratoryForbids for
/// what the role may not, LaboratoryFull, BadReply for a reply that cannot be, and Internal with the state of any other statement that fails; Stopped.
class Postgres
{
public:
    static constexpr qint64 kMostReply = qint64(512) << 20;

    /// Passes the gate, which may refuse it (LocalOnly) and gets a record of it when it is closed. Away from this computer by TLS with
    /// a certificate that is checked, and by nothing less. An empty `password`: that of the file that PGPASSFILE names, or of the usual
    /// one, if any.
    Postgres(EgressGate &gate, const LaboratoryAddress &address, const Secret &password, std::stop_token stop = {});
    Postgres(const Postgres &) = delete;
    Postgres &operator=(const Postgres &) = delete;
    ~Postgres();

    /// Runs one statement; `$1` and on are the values.
    PostgresRows run(const QByteArray &sql, const std::vector<PostgresValue> &values = {});
    /// Runs statements of a script, one after another, in one transaction of the server's where they open none.
    void runScript(const QByteArray &sql);
    /// COPY ... FROM STDIN: `next` gives the bytes piece by piece, empty at the end.
    void copyIn(const QByteArray &sql, const std::function<QByteArray()> &next);
    /// Waits until somebody notifies, for so many ms at most. True when somebody has; what was said before is known already.
    bool waitForNotice(int ms);

    [[nodiscard]] qint64 sent() const { return m_sent; } ///< bytes of statements and values, about
    [[nodiscard]] qint64 received() const { return m_received; } ///< bytes of values
    [[nodiscard]] int serverVersion() const; ///< 150003
    [[nodiscard]] const QString &name() const { return m_name; } ///< as people are told of it

private:
    struct Close
    {
        void operator()(pg_conn *connection) const;
    };
    void connect(const LaboratoryAddress &address, const Secret &password);
    /// False when nothing happened for so many ms. Throws Stopped, once what runs was cancelled.
    bool waitForSocket(bool forWriting, int ms);
    void takeInput(); ///< what the socket has, counted
    void flush();
    [[nodiscard]] PostgresRows results(); ///< the last one, once there are no more
    [[noreturn]] void fail(pg_result *result);
    void record(const QString &outcome); ///< at the gate

    EgressGate &m_gate;
    std::unique_ptr<pg_conn, Close> m_connection;
    std::stop_token m_stop;
    QString m_name; ///< as people are told of it
    QUrl m_url;
    qint64 m_ofStatement = 0; ///< bytes that came for it
    qint64 m_sent = 0;
    qint64 m_received = 0;
};

/// Rolled back by its destructor unless committed.
class PostgresTransaction
{
public:
    enum class Kind
    {
        Write,
        Read ///< all that is read is of one moment
    };
    explicit PostgresTransaction(Postgres &server, Kind kind = Kind::Write);
    ~PostgresTransaction();
    PostgresTransaction(const PostgresTransaction &) = delete;
    PostgresTransaction &operator=(const PostgresTransaction &) = delete;
    void commit();

private:
    Postgres &m_server;
    bool m_isOpen = true;
};

/// What ends a synchronisation; any other error is of the one thing that was sent or fetched.
[[nodiscard]] bool endsSynchronisation(ErrorKind kind);

} // namespace adduce
