// Behaves as llama-server does, as far as we use it. What follows the magic number in its model's file says how:
//   (nothing)  loads, answers, and ends when it is asked to
//   dies       while it loads, with a reason
//   killed     while it loads
//   never      gets ready
//   mute       prints nothing
//   deaf       does not end when it is asked to
//   breaks     with the first question
//   streams    its answer, for ever; once it is asked to end, signs of life alone, also for ever
#include <QCoreApplication>
#include <QFile>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTimer>
#include <csignal>
#include <cstdio>
#include <unistd.h>

namespace {

QString mode;

void say(const QString &line)
{
    if (mode != u"mute")
        std::fprintf(stderr, "%s\n", qUtf8Printable(line));
}

QString argument(const QString &name)
{
    const QStringList all = QCoreApplication::arguments();
    const qsizetype at = all.indexOf(name);
    return at < 0 ? QString() : all.value(at + 1);
}

QByteArray reply(const QByteArray &status, const QByteArray &json)
{
    return "HTTP/1.1 " + status + "\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: "
        + QByteArray::number(json.size()) + "\r\n\r\n" + json;
}

volatile std::sig_atomic_t isEnding = 0;

/// A word every few milliseconds, for as long as the other side listens.
void streamTo(QTcpSocket *socket)
{
    socket->write("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n");
    auto *timer = new QTimer(socket);
    QObject::connect(timer, &QTimer::timeout, socket,
        [socket] { socket->write(isEnding ? ":\n\n" : "data: {\"choices\":[{\"delta\":{\"content\":\"word \"}}]}\n\n"); });
    timer->start(5);
}

QByteArray answerTo(const QByteArray &request)
{
    static bool isLoaded = mode == u"mute" || mode == u"streams";
    const QByteArray name = argument(QStringLiteral("--alias")).toUtf8();
    const QByteArray context = argument(QStringLiteral("-c")).toUtf8();
    if (!isLoaded) { // the first look comes too early
        if (mode != u"never") {
            isLoaded = true;
            say(QStringLiteral("main: server is listening on http://127.0.0.1:%1 - starting the main loop")
                    .arg(argument(QStringLiteral("--port"))));
        }
        return reply("503 Service Unavailable", R"({"error":{"code":503,"message":"Loading model","type":"unavailable_error"}})");
    }
    if (request.startsWith("GET /health "))
        return reply("200 OK", R"({"status":"ok"})");
    if (request.startsWith("GET /v1/models "))
        return reply("200 OK",
            R"({"object":"list","data":[{"id":")" + name + R"(","object":"model","meta":{"n_ctx":)" + context
                + R"(,"n_ctx_train":131072}}]})");
    if (request.startsWith("GET /props "))
        return reply("200 OK", R"({"default_generation_settings":{"n_ctx":)" + context + R"(},"total_slots":1})");
    if (request.startsWith("POST /v1/chat/completions ")) {
        if (mode == u"breaks") {
            say(QStringLiteral("llama_decode: error: the graph does not fit"));
            std::_Exit(3);
        }
        return reply("200 OK",
            R"({"choices":[{"message":{"role":"assistant","content":"one, two"},"finish_reason":"stop"}],"model":")" + name
                + "\"}");
    }
    return reply("404 Not Found", R"({"error":{"code":404,"message":"File Not Found","type":"not_found_error"}})");
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    QFile file(argument(QStringLiteral("-m")));
    if (!file.open(QIODevice::ReadOnly))
        return 1;
    mode = QString::fromUtf8(file.readAll().mid(4)).trimmed();
    say(QStringLiteral("process %1 of group %2").arg(::getpid()).arg(::getpgid(0)));
    say(QStringLiteral("\x1b[34mgiven\x1b[0m: ") + QCoreApplication::arguments().mid(1).join(u' '));
    say(QStringLiteral("secret: ") + QString::fromLocal8Bit(qgetenv("LLAMA_API_KEY")));
    if (mode == u"deaf")
        ::signal(SIGTERM, SIG_IGN);
    if (mode == u"streams")
        ::signal(SIGTERM, [](int) { isEnding = 1; });
    QTcpServer server;
    if (!server.listen(QHostAddress::LocalHost, argument(QStringLiteral("--port")).toUShort())) {
        say(QStringLiteral("couldn't bind HTTP server socket, hostname: 127.0.0.1, port: ") + argument(QStringLiteral("--port")));
        say(QStringLiteral("main: exiting due to HTTP server error"));
        return 1;
    }
    if (mode == u"dies") {
        for (const char *line :
            { "ggml_init: failed to find a graphics card", "llama_model_load: error loading model: the file is cut off",
                "common_init: failed to load model", "main: exiting due to model loading error" })
            say(QString::fromLatin1(line));
        return 1;
    }
    if (mode == u"killed")
        ::raise(SIGKILL);
    QObject::connect(&server, &QTcpServer::newConnection, &server, [&server] {
        QTcpSocket *socket = server.nextPendingConnection();
        QObject::connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
        QObject::connect(socket, &QTcpSocket::readyRead, socket, [socket, request = QByteArray()]() mutable {
            request += socket->readAll();
            if (!request.contains("\r\n\r\n"))
                return;
            if (mode == u"streams" && request.startsWith("POST "))
                return streamTo(socket);
            socket->write(answerTo(request));
            socket->disconnectFromHost();
        });
    });
    say(QStringLiteral("main: HTTP server is listening, hostname: 127.0.0.1"));
    return QCoreApplication::exec();
}
