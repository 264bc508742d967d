#include "core/laboratory/postgres.h"

#include "core/base/stop.h"
#include "core/base/tr.h"
#include "core/laboratory/laboratory_address.h"
#include "core/network/egress.h"
#include "core/network/http.h"

#include <QFile>
#include <QUuid>
#include <QtEndian>
#include <array>
#include <cerrno>
#include <libpq-fe.h>
#include <poll.h>
#include <sys/ioctl.h>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

// Types of values, as pg_type.dat numbers them.
constexpr Oid kBool = 16, kBytes = 17, kInt8 = 20, kInt2 = 21, kInt4 = 23, kUuid = 2950;

constexpr int kSlice = 100; // ms, after which a stop request is looked for
constexpr int kConnectMs = 15'000;
constexpr int kSilenceMs = 120'000; // a statement that waits for another's lock, or runs over a million passages

ErrorKind kindOf(const QByteArray &state)
{
    static constexpr std::array<std::pair<const char *, ErrorKind>, 9> kKinds { {
        { "28", ErrorKind::LaboratoryRefuses }, // invalid authorisation
        { "3D000", ErrorKind::NoLaboratory }, // no such database
        { "42501", ErrorKind::LaboratoryForbids }, { "53100", ErrorKind::LaboratoryFull },
        { "53", ErrorKind::Overloaded }, // insufficient resources
        { "57P", ErrorKind::LaboratoryAway }, // it was shut down
        { "08", ErrorKind::LaboratoryAway }, // the connection
        { "AD005", ErrorKind::NewerLaboratory }, { "40", ErrorKind::Overloaded }, // it was undone for another's sake
    } };
    for (const auto &[prefix, kind] : kKinds)
        if (state.startsWith(prefix))
            return kind;
    return ErrorKind::Internal;
}

/// libpq has no state for what happened before a session began, but words.
ErrorKind kindOfFailure(const QByteArray &message)
{
    if (message.contains("certificate") || message.contains("SSL") || message.contains("pg_hba.conf rejects"))
        return message.contains("no pg_hba.conf entry") ? ErrorKind::LaboratoryRefuses : ErrorKind::Untrusted;
    if (message.contains("password") || message.contains("authentication failed") || message.contains("role \"")
        || message.contains("no pg_hba.conf entry"))
        return ErrorKind::LaboratoryRefuses;
    if (message.contains("database \"") && message.contains("does not exist"))
        return ErrorKind::NoLaboratory;
    if (message.contains("permission denied for database"))
        return ErrorKind::LaboratoryForbids;
    return ErrorKind::LaboratoryAway;
}

qint64 bigEndian(const char *bytes, int size)
{
    switch (size) {
    case 2:
        return qFromBigEndian<qint16>(bytes);
    case 4:
        return qFromBigEndian<qint32>(bytes);
    case 8:
        return qFromBigEndian<qint64>(bytes);
    default:
        throw Error(ErrorKind::BadReply, u"PostgreSQL"_s, u"no number of 2, 4 or 8 bytes"_s);
    }
}

/// Values as libpq takes them: texts, and bytes as they are.
struct Bound
{
    explicit Bound(const std::vector<PostgresValue> &values)
    {
        kept.reserve(values.size());
        for (const PostgresValue &value : values) {
            const auto *bytes = std::get_if<QByteArray>(&value);
            if (const auto *number = std::get_if<qint64>(&value))
                kept.push_back(QByteArray::number(*number));
            else if (const auto *text = std::get_if<QString>(&value))
                kept.push_back(QString(*text).remove(QChar(0)).toUtf8()); // which no text of PostgreSQL holds
            else
                kept.push_back(bytes ? *bytes : QByteArray());
            const bool isNull = std::holds_alternative<std::monostate>(value);
            pointers.push_back(isNull ? nullptr : kept.back().constData());
            types.push_back(bytes ? kBytes : 0);
            lengths.push_back(static_cast<int>(kept.back().size()));
            formats.push_back(bytes ? 1 : 0);
            size += kept.back().size();
        }
    }
    std::vector<QByteArray> kept;
    std::vector<const char *> pointers;
    std::vector<Oid> types;
    std::vector<int> lengths, formats;
    qint64 size = 0;
};

} // namespace

PostgresError::PostgresError(ErrorKind kind, QString detail, QString technical, QByteArray state)
    : Error(kind, std::move(detail), std::move(technical))
    , m_state(std::move(state))
{
}

QByteArray bytesOfHex(const QString &hex)
{
    return QByteArray::fromHex(hex.toLatin1());
}

PostgresRows::PostgresRows(pg_result *taken)
    : m_result(taken, PQclear)
{
}

int PostgresRows::size() const
{
    return PQntuples(m_result.get());
}

int PostgresRows::changed() const
{
    return QByteArray(PQcmdTuples(m_result.get())).toInt();
}

bool PostgresRows::isNull(int row, int column) const
{
    return PQgetisnull(m_result.get(), row, column) != 0;
}

QString PostgresRows::text(int row, int column) const
{
    const char *value = PQgetvalue(m_result.get(), row, column);
    const int size = PQgetlength(m_result.get(), row, column);
    switch (PQftype(m_result.get(), column)) {
    case kInt2:
    case kInt4:
    case kInt8:
        return isNull(row, column) ? QString() : QString::number(bigEndian(value, size));
    case kUuid:
        return QUuid::fromRfc4122(QByteArrayView(value, size)).toString(QUuid::WithoutBraces);
    default:
        return QString::fromUtf8(value, size);
    }
}

qint64 PostgresRows::integer(int row, int column) const
{
    return isNull(row, column) ? 0 : bigEndian(PQgetvalue(m_result.get(), row, column), PQgetlength(m_result.get(), row, column));
}

bool PostgresRows::isTrue(int row, int column) const
{
    return PQftype(m_result.get(), column) == kBool && PQgetlength(m_result.get(), row, column) == 1
        && *PQgetvalue(m_result.get(), row, column) != 0;
}

QByteArray PostgresRows::bytes(int row, int column) const
{
    if (PQftype(m_result.get(), column) != kBytes)
        throw Error(ErrorKind::BadReply, u"PostgreSQL"_s, u"no bytes"_s);
    return { PQgetvalue(m_result.get(), row, column), PQgetlength(m_result.get(), row, column) };
}

void Postgres::Close::operator()(pg_conn *connection) const
{
    PQfinish(connection);
}

Postgres::Postgres(EgressGate &gate, const LaboratoryAddress &address, const Secret &password, std::stop_token stop)
    : m_gate(gate)
    , m_stop(std::move(stop))
    , m_name(shownName(address))
    , m_url(toUrl(address))
{
    try {
        gate.admitConnection(m_url);
        connect(address, password);
        run("SET search_path = pg_catalog");
    } catch (const Error &error) {
        record(nameOf(error.kind()));
        throw;
    }
}

Postgres::~Postgres()
{
    record(u"closed"_s);
}

void Postgres::record(const QString &outcome)
{
    m_gate.record({ .at = QDateTime::currentDateTimeUtc(),
        .purpose = EgressPurpose::Laboratory,
        .host = hostOf(m_url),
        .isRemote = !isLoopback(m_url),
        .sent = m_sent,
        .received = m_received,
        .outcome = outcome });
}

/// Variables that would lead the connection elsewhere than its address says, or past what is asked of it.
static void refuseEnvironment()
{
    for (const char *variable : { "PGHOST", "PGHOSTADDR", "PGSERVICE", "PGOPTIONS", "PGSYSCONFDIR", "PGREQUIREPEER" })
        if (qEnvironmentVariableIsSet(variable))
            throw Error(ErrorKind::BadInput,
                tr("the variable %1 of the environment, which would lead the connection elsewhere than its address; unset it")
                    .arg(QLatin1StringView(variable)));
}

static QByteArray systemCertificates()
{
    for (const QString &path :
        { u"/etc/ssl/certs/ca-certificates.crt"_s, u"/etc/pki/tls/certs/ca-bundle.crt"_s, u"/etc/ssl/cert.pem"_s })
        if (QFile::exists(path))
            return path.toUtf8();
    return {};
}

void Postgres::connect(const LaboratoryAddress &address, const Secret &password)
{
    refuseEnvironment();
    const bool isFar = !isHere(address);
    const QByteArray host = (!address.host.isEmpty() ? address.host
            : address.socketFolder.isEmpty()         ? u"/var/run/postgresql"_s
                                                     : address.socketFolder)
                                .toUtf8();
    const QByteArray port = QByteArray::number(address.port);
    const QByteArray user = address.user.toUtf8();
    const QByteArray database = address.database.toUtf8();
    const QByteArray certificates = address.certificates.isEmpty() ? systemCertificates() : address.certificates.toUtf8();
    std::vector<const char *> names, values;
    const auto give = [&](const char *name, const char *value) {
        names.push_back(name);
        values.push_back(value);
    };
    give("host", host.constData());
    if (address.host.compare(u"localhost"_s, Qt::CaseInsensitive) == 0)
        give("hostaddr", "127.0.0.1"); // whatever a file of names says
    give("port", port.constData());
    give("dbname", database.constData());
    if (!user.isEmpty())
        give("user", user.constData());
    if (!password.isEmpty())
        give("password", password.bytes().constData());
    give("sslmode", isFar ? "verify-full" : "prefer");
    if (isFar) {
        give("sslrootcert", certificates.constData());
        give("gssencmode", "disable"); // its encryption would take the place of the certificate's
    }
    give("application_name", "adduce");
    give("client_encoding", "UTF8");
    give("keepalives_idle", "30");
    names.push_back(nullptr);
    values.push_back(nullptr);
    m_connection.reset(PQconnectStartParams(names.data(), values.data(), 0));
    if (!m_connection)
        throw Error(ErrorKind::NoMemory, m_name);
    int waited = 0;
    for (PostgresPollingStatusType state = PGRES_POLLING_WRITING; state != PGRES_POLLING_OK;) {
        if (state == PGRES_POLLING_FAILED || waited > kConnectMs || PQstatus(m_connection.get()) == CONNECTION_BAD) {
            const QByteArray message(PQerrorMessage(m_connection.get()));
            throw PostgresError(kindOfFailure(message), m_name, QString::fromUtf8(message).simplified(), {});
        }
        if (!waitForSocket(state == PGRES_POLLING_WRITING, kSlice)) {
            waited += kSlice;
            continue;
        }
        state = PQconnectPoll(m_connection.get());
    }
    PQsetnonblocking(m_connection.get(), 1);
    PQsetNoticeProcessor(m_connection.get(), [](void *, const char *) { }, nullptr); // nothing goes to standard error
}

bool Postgres::waitForSocket(bool forWriting, int ms)
{
    if (m_stop.stop_requested()) {
        m_connection.reset(); // the server takes back what was not committed; to ask it to stop would mean to wait for it
        throw Error(ErrorKind::Stopped);
    }
    pollfd socket { PQsocket(m_connection.get()), static_cast<short>(forWriting ? POLLIN | POLLOUT : POLLIN), 0 };
    return ::poll(&socket, 1, ms) > 0;
}

/// Bytes that wait to be read; by TLS a little more than is in them.
static qint64 waitingIn(const pg_conn *connection)
{
    int waiting = 0;
    return ioctl(PQsocket(connection), FIONREAD, &waiting) == 0 ? waiting : 0;
}

void Postgres::takeInput()
{
    const qint64 before = waitingIn(m_connection.get());
    const bool isTaken = PQconsumeInput(m_connection.get()) != 0;
    const qint64 taken = std::max<qint64>(0, before - waitingIn(m_connection.get())); // more may have come meanwhile
    m_ofStatement += taken;
    m_received += taken;
    if (m_ofStatement > kMostReply) {
        m_connection.reset(); // or all the rest of it would have to be read
        throw PostgresError(
            ErrorKind::BadReply, m_name, u"the server sends more than %1 bytes to one statement"_s.arg(kMostReply), {});
    }
    if (!isTaken)
        fail(nullptr);
}

void Postgres::flush()
{
    while (true) {
        const int left = PQflush(m_connection.get());
        if (left == 0)
            return;
        if (left < 0)
            fail(nullptr);
        if (waitForSocket(true, kSlice))
            takeInput();
    }
}

PostgresRows Postgres::results()
{
    std::optional<PostgresRows> last;
    int silence = 0;
    while (true) {
        while (PQisBusy(m_connection.get())) {
            if (waitForSocket(false, kSlice)) {
                silence = 0;
                takeInput();
            } else if ((silence += kSlice) > kSilenceMs) {
                throw PostgresError(ErrorKind::LaboratoryAway, m_name, u"the server is silent"_s, {});
            }
        }
        pg_result *result = PQgetResult(m_connection.get());
        if (!result)
            return last ? *last : PostgresRows(nullptr);
        const ExecStatusType status = PQresultStatus(result);
        if (status != PGRES_TUPLES_OK && status != PGRES_COMMAND_OK && status != PGRES_COPY_IN && status != PGRES_EMPTY_QUERY)
            fail(result);
        last.emplace(result);
        if (status == PGRES_COPY_IN)
            return *last;
    }
}

void Postgres::fail(pg_result *result)
{
    const char *state = result ? PQresultErrorField(result, PG_DIAG_SQLSTATE) : nullptr;
    const char *message = result ? PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY) : nullptr;
    const QByteArray code(state);
    const QString words = QString::fromUtf8(message ? message : PQerrorMessage(m_connection.get())).simplified().left(1000);
    const bool isGone = PQstatus(m_connection.get()) == CONNECTION_BAD;
    PQclear(result);
    if (!isGone)
        while (pg_result *more = PQgetResult(m_connection.get())) { // or the next statement would meet them
            const bool isCopying = PQresultStatus(more) == PGRES_COPY_IN;
            PQclear(more);
            if (isCopying)
                PQputCopyEnd(m_connection.get(), "stopped");
        }
    throw PostgresError(isGone && !code.startsWith("28") ? ErrorKind::LaboratoryAway : kindOf(code), m_name, words, code);
}

PostgresRows Postgres::run(const QByteArray &sql, const std::vector<PostgresValue> &values)
{
    throwIfStopped(m_stop);
    m_gate.admitConnection(m_url); // "local only" may have come meanwhile
    const Bound bound(values);
    m_ofStatement = 0;
    m_sent += sql.size() + bound.size;
    if (PQsendQueryParams(m_connection.get(), sql.constData(), static_cast<int>(values.size()), bound.types.data(),
            bound.pointers.data(), bound.lengths.data(), bound.formats.data(), 1)
        == 0)
        fail(nullptr);
    flush();
    return results();
}

void Postgres::runScript(const QByteArray &sql)
{
    throwIfStopped(m_stop);
    m_ofStatement = 0;
    m_sent += sql.size();
    if (PQsendQuery(m_connection.get(), sql.constData()) == 0)
        fail(nullptr);
    flush();
    (void)results();
}

void Postgres::copyIn(const QByteArray &sql, const std::function<QByteArray()> &next)
{
    runScript(sql);
    try {
        for (QByteArray piece = next(); !piece.isEmpty(); piece = next()) {
            m_sent += piece.size();
            int taken = 0;
            while ((taken = PQputCopyData(m_connection.get(), piece.constData(), static_cast<int>(piece.size()))) == 0)
                flush(); // there was no room
            if (taken < 0)
                fail(nullptr);
            flush();
        }
    } catch (...) {
        m_connection.reset(); // the server takes back what came so far
        throw;
    }
    if (PQputCopyEnd(m_connection.get(), nullptr) < 0)
        fail(nullptr);
    flush();
    (void)results();
}

bool Postgres::waitForNotice(int ms)
{
    m_ofStatement = 0;
    bool isTold = false;
    const auto take = [&] {
        takeInput();
        while (PGnotify *notice = PQnotifies(m_connection.get())) {
            PQfreemem(notice);
            isTold = true;
        }
    };
    take();
    for (int waited = 0; !isTold && waited < ms; waited += kSlice)
        if (waitForSocket(false, std::min(kSlice, ms - waited)))
            take();
    return isTold;
}

int Postgres::serverVersion() const
{
    return PQserverVersion(m_connection.get());
}

PostgresTransaction::PostgresTransaction(Postgres &server, Kind kind)
    : m_server(server)
{
    server.run(kind == Kind::Read ? "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY" : "BEGIN");
}

PostgresTransaction::~PostgresTransaction()
{
    if (!m_isOpen)
        return;
    try {
        m_server.run("ROLLBACK");
    } catch (const Error &) { // the connection is gone, and the transaction with it
    }
}

void PostgresTransaction::commit()
{
    m_server.run("COMMIT");
    m_isOpen = false;
}

bool endsSynchronisation(ErrorKind kind)
{
    switch (kind) {
    case ErrorKind::Internal: // a value that the schema does not take
    case ErrorKind::TooLarge:
    case ErrorKind::BadReply:
    case ErrorKind::Missing:
        return false;
    default:
        return true;
    }
}

} // namespace adduce
