#include "core/serving/http_listener.h"

#include "core/base/error.h"
#include "core/serving/listening_socket.h"
#include "core/serving/served_exchange.h"

#include <QUrl>
#include <atomic>
#include <cstring>
#include <deque>
#include <set>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr size_t kBlock = 16 << 10; // bytes that are sent at once of what is written
constexpr int kSpare = 64; // connections beyond the most, while those that are given up close
constexpr int kMostParts = 64; // of a form
constexpr qint64 kShort = 1 << 20; // bytes of a body
constexpr auto kTlsVersions = "NORMAL:-VERS-TLS1.0:-VERS-TLS1.1";

using Held = std::shared_ptr<ServedExchange>; // MHD keeps a pointer to one, from the head of a request to its end

QByteArray decoded(const QByteArray &value)
{
    return QByteArray::fromPercentEncoding(value);
}

MHD_Result addField(void *fields, MHD_ValueKind kind, const char *name, size_t nameSize, const char *value, size_t valueSize)
{
    const QByteArray key(name, static_cast<qsizetype>(nameSize)), held(value, static_cast<qsizetype>(valueSize));
    auto &all = *static_cast<HttpFields *>(fields);
    if (kind == MHD_GET_ARGUMENT_KIND)
        all.emplace_back(decoded(key), decoded(held));
    else
        all.emplace_back(key.toLower(), held);
    return MHD_YES;
}

size_t leaveEscaped(void *, MHD_Connection *, char *text)
{
    return std::strlen(text);
}

/// The next bytes of a part; `offset`: of them in it.
MHD_Result addToForm(void *exchange, MHD_ValueKind, const char *name, const char *fileName, const char *type, const char *,
    const char *bytes, uint64_t offset, size_t count)
{
    std::vector<FormPart> &form = static_cast<ServedExchange *>(exchange)->request.form;
    const QString named = QString::fromUtf8(fileName);
    // The first bytes of a part may come in two calls, the first of which has none.
    const bool isBegun =
        !form.empty() && form.back().bytes.isEmpty() && form.back().name == name && form.back().fileName == named;
    if ((offset == 0 && !isBegun) || form.empty()) {
        if (form.size() >= kMostParts)
            return MHD_NO;
        form.push_back({ name, named, type, {} });
    }
    form.back().bytes.append(bytes, static_cast<qsizetype>(count));
    return MHD_YES;
}

QHostAddress clientOf(MHD_Connection *connection)
{
    const MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    QHostAddress address = info ? QHostAddress(info->client_addr) : QHostAddress();
    bool isV4 = false;
    if (const quint32 v4 = address.toIPv4Address(&isV4); isV4) // one that came over a socket of IPv6, too
        address = QHostAddress(v4);
    return address;
}

int socketOf(MHD_Connection *connection)
{
    const MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info ? info->connect_fd : -1;
}

ServedRequest requestOf(MHD_Connection *connection, const char *url, const char *method)
{
    ServedRequest request { .method = method, .path = url, .query = {}, .headers = {}, .from = clientOf(connection) };
    MHD_get_connection_values_n(connection, MHD_GET_ARGUMENT_KIND, addField, &request.query);
    MHD_get_connection_values_n(connection, MHD_HEADER_KIND, addField, &request.headers);
    return request;
}

MHD_Response *responseOf(const QByteArray &body)
{
    auto *kept = new QByteArray(body); // shares the bytes
    return MHD_create_response_from_buffer_with_free_callback_cls(
        static_cast<size_t>(kept->size()), const_cast<char *>(kept->constData()), // NOLINT: MHD only reads
        [](void *bytes) { delete static_cast<QByteArray *>(bytes); }, kept);
}

MHD_Response *responseWritten(const Held &exchange)
{
    return MHD_create_response_from_callback(
        MHD_SIZE_UNKNOWN, kBlock,
        [](void *held, uint64_t, char *bytes, size_t most) { return (*static_cast<Held *>(held))->read(bytes, most); },
        new Held(exchange), [](void *held) { delete static_cast<Held *>(held); });
}

} // namespace

/// MHD and the threads that reply. What MHD calls comes in its one thread.
class HttpListener::Daemon
{
public:
    Daemon(const ListeningPlace &place, const ListenerLimits &limits, ServingFunctions functions);
    ~Daemon();
    Daemon(const Daemon &) = delete;
    Daemon &operator=(const Daemon &) = delete;

    [[nodiscard]] quint16 port() const { return m_port; }
    [[nodiscard]] int countConnections() const { return m_watch.count(); }

private:
    static void onConnection(void *self, MHD_Connection *connection, void **, MHD_ConnectionNotificationCode what);
    static void onCompleted(void *self, MHD_Connection *, void **context, MHD_RequestTerminationCode);
    static MHD_Result onAccess(void *self, MHD_Connection *connection, const char *url, const char *method, const char *,
        const char *bytes, size_t *count, void **context);
    std::vector<MHD_OptionItem> options();
    MHD_Result begin(MHD_Connection *connection, const char *url, const char *method, void **context);
    MHD_Result take(ServedExchange &exchange, const char *bytes, size_t count);
    MHD_Result finish(MHD_Connection *connection, const Held &exchange);
    MHD_Result send(MHD_Connection *connection, const Held &exchange, const ServedReply &reply);
    MHD_Result refuse(MHD_Connection *connection, const Held &exchange, int status);
    void forget(const Held &exchange);
    bool enqueue(const Held &exchange);
    void work(const std::stop_token &stop);
    void replyTo(ServedExchange &exchange);

    const ListenerLimits m_limits;
    const ServingFunctions m_functions;
    ListeningSocket m_socket;
    const quint16 m_port;
    ConnectionWatch m_watch;
    std::atomic<qint64> m_bytesInHand = 0;
    std::mutex m_mutex;
    std::condition_variable_any m_waits;
    std::deque<Held> m_waiting;
    std::set<Held> m_underWay;
    bool m_isStopping = false;
    MHD_Daemon *m_daemon = nullptr;
    std::vector<std::jthread> m_workers;
};

HttpListener::Daemon::Daemon(const ListeningPlace &place, const ListenerLimits &limits, ServingFunctions functions)
    : m_limits(limits)
    , m_functions(std::move(functions))
    , m_socket(place.address, place.port)
    , m_port(m_socket.port())
    , m_watch(limits.connections, limits.resting)
{
    const bool isSecure = !place.certificate.isEmpty();
    const unsigned flags = MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME | (isSecure ? MHD_USE_TLS : 0);
    std::vector<MHD_OptionItem> options = this->options();
    QByteArray certificate = place.certificate, key = place.key.bytes();
    if (isSecure) {
        options.push_back({ MHD_OPTION_HTTPS_MEM_CERT, 0, certificate.data() });
        options.push_back({ MHD_OPTION_HTTPS_MEM_KEY, 0, key.data() });
        options.push_back({ MHD_OPTION_HTTPS_PRIORITIES, 0, const_cast<char *>(kTlsVersions) }); // NOLINT: MHD only reads
    }
    options.push_back({ MHD_OPTION_END, 0, nullptr });
    for (int i = 0; i < limits.workers; ++i)
        m_workers.emplace_back([this](const std::stop_token &stop) { work(stop); });
    m_daemon = MHD_start_daemon(flags, 0, nullptr, nullptr, &onAccess, this, MHD_OPTION_ARRAY, options.data(), MHD_OPTION_END);
    wipe(key);
    if (!m_daemon)
        throw Error(isSecure ? ErrorKind::BadInput : ErrorKind::Internal,
            isSecure ? u"the certificate of the server, or its key, is not sound"_s : u"HTTP"_s);
}

std::vector<MHD_OptionItem> HttpListener::Daemon::options()
{
    const auto silence = std::chrono::ceil<std::chrono::seconds>(std::max(m_limits.resting, m_limits.stalled));
    return {
        { MHD_OPTION_LISTEN_SOCKET, m_socket.number(), nullptr },
        { MHD_OPTION_CONNECTION_LIMIT, m_limits.connections + kSpare, nullptr },
        { MHD_OPTION_CONNECTION_MEMORY_LIMIT, m_limits.headBytes, nullptr },
        { MHD_OPTION_CONNECTION_TIMEOUT, std::max<intptr_t>(1, silence.count()), nullptr },
        { MHD_OPTION_STRICT_FOR_CLIENT, 1, nullptr },
        { MHD_OPTION_UNESCAPE_CALLBACK, reinterpret_cast<intptr_t>(&leaveEscaped), nullptr },
        { MHD_OPTION_NOTIFY_CONNECTION, reinterpret_cast<intptr_t>(&onConnection), this },
        { MHD_OPTION_NOTIFY_COMPLETED, reinterpret_cast<intptr_t>(&onCompleted), this },
    };
}

void HttpListener::Daemon::onConnection(void *self, MHD_Connection *connection, void **, MHD_ConnectionNotificationCode what)
{
    ConnectionWatch &watch = static_cast<Daemon *>(self)->m_watch;
    what == MHD_CONNECTION_NOTIFY_STARTED ? watch.opened(socketOf(connection)) : watch.closed(socketOf(connection));
}

void HttpListener::Daemon::onCompleted(void *self, MHD_Connection *, void **context, MHD_RequestTerminationCode)
{
    const std::unique_ptr<Held> held(static_cast<Held *>(std::exchange(*context, nullptr)));
    if (held)
        static_cast<Daemon *>(self)->forget(*held);
}

/// For each request: once its head is there, with each piece of its body, at its end, and when it was taken up again.
MHD_Result HttpListener::Daemon::onAccess(void *self, MHD_Connection *connection, const char *url, const char *method,
    const char *, const char *bytes, size_t *count, void **context)
{
    auto *daemon = static_cast<Daemon *>(self);
    if (!*context)
        return daemon->begin(connection, url, method, context);
    const Held exchange = *static_cast<Held *>(*context);
    if (*count > 0)
        return daemon->take(*exchange, bytes, std::exchange(*count, 0));
    return daemon->finish(connection, exchange);
}

HttpListener::Daemon::~Daemon()
{
    MHD_quiesce_daemon(m_daemon); // the socket is ours, and closed with this
    std::set<Held> underWay;
    {
        const std::scoped_lock lock(m_mutex);
        m_isStopping = true;
        underWay = m_underWay;
    }
    for (std::jthread &worker : m_workers) // first, so that none begins what waits
        worker.request_stop();
    for (const Held &exchange : underWay)
        exchange->gone().request_stop();
    m_workers.clear(); // each has replied to what it had
    for (const Held &exchange : std::exchange(m_waiting, {}))
        exchange->reply(m_functions.refuse(exchange->request, MHD_HTTP_SERVICE_UNAVAILABLE));
    MHD_stop_daemon(m_daemon);
}

MHD_Result HttpListener::Daemon::begin(MHD_Connection *connection, const char *url, const char *method, void **context)
{
    const auto exchange = std::make_shared<ServedExchange>(connection, socketOf(connection), m_limits);
    *context = new Held(exchange); // forgotten when MHD says that the request is over
    exchange->request = requestOf(connection, url, method);
    bool isStopping = false;
    {
        const std::scoped_lock lock(m_mutex);
        m_underWay.insert(exchange);
        isStopping = m_isStopping;
    }
    if (isStopping)
        return refuse(connection, exchange, MHD_HTTP_SERVICE_UNAVAILABLE);
    try {
        exchange->admission = m_functions.admit(exchange->request);
    } catch (const std::exception &) {
        return refuse(connection, exchange, MHD_HTTP_INTERNAL_SERVER_ERROR);
    }
    exchange->request.pass = std::move(exchange->admission.pass);
    if (exchange->admission.refused)
        return send(connection, exchange, *exchange->admission.refused);
    const qint64 length = exchange->request.header("content-length").toLongLong();
    if (length > exchange->admission.mostBytes)
        return refuse(connection, exchange, MHD_HTTP_CONTENT_TOO_LARGE);
    // Short ones get in beside long ones that wait.
    if (m_bytesInHand + length > (length <= kShort ? 2 : 1) * m_limits.bytesInHand)
        return refuse(connection, exchange, MHD_HTTP_SERVICE_UNAVAILABLE);
    m_watch.expectWithin(exchange->socket(), m_limits.timeFor(length > 0 ? length : exchange->admission.mostBytes));
    if (exchange->request.header("content-type").toLower().startsWith("multipart/form-data"))
        exchange->form = MHD_create_post_processor(connection, kBlock, addToForm, exchange.get());
    return MHD_YES;
}

MHD_Result HttpListener::Daemon::take(ServedExchange &exchange, const char *bytes, size_t count)
{
    exchange.taken += static_cast<qint64>(count);
    m_bytesInHand += static_cast<qint64>(count);
    if (exchange.taken > exchange.admission.mostBytes || m_bytesInHand > 2 * m_limits.bytesInHand)
        return MHD_NO; // its length was not said, so that this could not be said before: the connection is closed
    if (!exchange.form)
        exchange.request.body.append(bytes, static_cast<qsizetype>(count));
    else if (MHD_post_process(exchange.form, bytes, count) != MHD_YES)
        return MHD_NO;
    return MHD_YES;
}

MHD_Result HttpListener::Daemon::finish(MHD_Connection *connection, const Held &exchange)
{
    if (const std::optional<ServedReply> reply = exchange->takeReply())
        return send(connection, exchange, *reply);
    if (exchange->form && MHD_destroy_post_processor(std::exchange(exchange->form, nullptr)) != MHD_YES)
        return refuse(connection, exchange, MHD_HTTP_BAD_REQUEST); // without its end
    m_watch.works(exchange->socket(), exchange->gone());
    exchange->setAside();
    if (!enqueue(exchange))
        exchange->reply(m_functions.refuse(exchange->request, MHD_HTTP_SERVICE_UNAVAILABLE));
    return MHD_YES;
}

MHD_Result HttpListener::Daemon::refuse(MHD_Connection *connection, const Held &exchange, int status)
{
    return send(connection, exchange, m_functions.refuse(exchange->request, status));
}

MHD_Result HttpListener::Daemon::send(MHD_Connection *connection, const Held &exchange, const ServedReply &reply)
{
    MHD_Response *response = reply.write ? responseWritten(exchange) : responseOf(reply.body);
    if (!response)
        return MHD_NO;
    if (!reply.write)
        m_watch.expectWithin(exchange->socket(), m_limits.timeFor(reply.body.size()));
    for (const auto &[name, value] : reply.headers)
        MHD_add_response_header(response, name.constData(), value.constData());
    const MHD_Result result = MHD_queue_response(connection, static_cast<unsigned>(reply.status), response);
    MHD_destroy_response(response);
    return result;
}

void HttpListener::Daemon::forget(const Held &exchange)
{
    exchange->leave();
    m_bytesInHand -= exchange->taken;
    m_watch.rests(exchange->socket());
    const std::scoped_lock lock(m_mutex);
    m_underWay.erase(exchange);
}

bool HttpListener::Daemon::enqueue(const Held &exchange)
{
    const std::scoped_lock lock(m_mutex);
    if (m_isStopping || static_cast<int>(m_waiting.size()) >= m_limits.waiting)
        return false;
    m_waiting.push_back(exchange);
    m_waits.notify_one();
    return true;
}

void HttpListener::Daemon::work(const std::stop_token &stop)
{
    for (;;) {
        Held exchange;
        {
            std::unique_lock lock(m_mutex);
            if (!m_waits.wait(lock, stop, [&] { return !m_waiting.empty(); }) || stop.stop_requested())
                return;
            exchange = std::move(m_waiting.front());
            m_waiting.pop_front();
        }
        replyTo(*exchange);
    }
}

void HttpListener::Daemon::replyTo(ServedExchange &exchange)
{
    ServedReply reply;
    try {
        reply = m_functions.serve(exchange.request, exchange.gone().get_token());
    } catch (const std::exception &) {
        reply = m_functions.refuse(exchange.request, MHD_HTTP_INTERNAL_SERVER_ERROR);
    }
    const auto write = reply.write;
    exchange.reply(std::move(reply));
    if (!write)
        return;
    try {
        write(exchange);
        exchange.end(true, m_watch);
    } catch (const std::exception &) {
        exchange.end(false, m_watch);
    }
}

HttpListener::HttpListener(const ListeningPlace &place, const ListenerLimits &limits, ServingFunctions functions)
    : m_daemon(std::make_unique<Daemon>(place, limits, std::move(functions)))
{
}

HttpListener::~HttpListener() = default;

quint16 HttpListener::port() const
{
    return m_daemon->port();
}

int HttpListener::countConnections() const
{
    return m_daemon->countConnections();
}

} // namespace adduce
