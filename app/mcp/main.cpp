#include "core/base/error.h"
#include "core/base/expressions.h"
#include "core/base/file_name.h"
#include "core/base/heap.h"
#include "core/base/interrupt.h"
#include "core/base/secret.h"
#include "core/serving/mcp.h"
#include "core/workspace/english.h"
#include "core/workspace/workspace.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QJsonDocument>
#include <QNetworkProxyFactory>
#include <cstdio>
#include <poll.h>
#include <thread>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace adduce;

namespace {

constexpr qsizetype kLongestLine = 1 << 20; // bytes
constexpr std::size_t kMostAtOnce = 16; // requests

void say(const QString &line)
{
    std::fputs(qPrintable(line + u'\n'), stderr);
}

/// Requests that are replied to at the same time, each in a thread of its own, a line of JSON each. For the thread that reads.
class Conversation
{
public:
    explicit Conversation(McpServer &server)
        : m_server(server)
    {
    }

    void take(const QByteArray &line)
    {
        const QJsonDocument json = QJsonDocument::fromJson(line);
        if (!json.isObject()) {
            write({ { u"jsonrpc"_s, u"2.0"_s }, { u"id"_s, QJsonValue() },
                { u"error"_s, QJsonObject { { u"code"_s, -32700 }, { u"message"_s, u"no object of JSON"_s } } } });
            return;
        }
        const QJsonObject message = json.object();
        std::erase_if(m_requests, [](const Request &request) { return request.isDone->load(); });
        if (message[u"method"_s].toString() == u"notifications/cancelled")
            cancel(message[u"params"_s][u"requestId"_s]);
        else
            begin(message);
    }

    void finish() ///< what was asked is replied to
    {
        for (Request &request : m_requests)
            request.thread.join();
    }

private:
    struct Request
    {
        QJsonValue id;
        std::shared_ptr<std::atomic<bool>> isDone;
        std::jthread thread; ///< asked to stop, and waited for, when it goes
    };

    void begin(const QJsonObject &message)
    {
        if (m_requests.size() >= kMostAtOnce) {
            if (message.contains(u"id"_s))
                write({ { u"jsonrpc"_s, u"2.0"_s }, { u"id"_s, message[u"id"_s] },
                    { u"error"_s, QJsonObject { { u"code"_s, -32000 }, { u"message"_s, u"too many requests at once"_s } } } });
            return;
        }
        auto isDone = std::make_shared<std::atomic<bool>>(false);
        m_requests.push_back({ message[u"id"_s], isDone, std::jthread([this, message, isDone](const std::stop_token &stop) {
                                  const auto reply = m_server.reply(message, stop);
                                  if (reply && !stop.stop_requested())
                                      write(*reply);
                                  *isDone = true;
                              }) });
    }
    void cancel(const QJsonValue &id)
    {
        for (Request &request : m_requests)
            if (request.id == id)
                request.thread.request_stop(); // whoever cancels waits for no reply
    }
    void write(const QJsonObject &message)
    {
        const QByteArray line = QJsonDocument(message).toJson(QJsonDocument::Compact) + '\n';
        const std::scoped_lock lock(m_writing);
        std::fwrite(line.constData(), 1, static_cast<std::size_t>(line.size()), stdout);
        std::fflush(stdout);
    }

    McpServer &m_server;
    std::mutex m_writing;
    std::vector<Request> m_requests; // last: its threads use the others
};

/// Lines of standard input, until its end or a stop. A line that is too long ends it.
template <class Take> void readLines(const std::stop_token &stop, Take take)
{
    QByteArray come;
    std::array<char, 1 << 16> buffer {};
    while (!stop.stop_requested()) {
        pollfd input { STDIN_FILENO, POLLIN, 0 };
        if (::poll(&input, 1, 200) <= 0)
            continue;
        const ssize_t count = ::read(STDIN_FILENO, buffer.data(), buffer.size());
        if (count <= 0)
            return;
        come.append(buffer.data(), count);
        for (qsizetype end = come.indexOf('\n'); end >= 0; end = come.indexOf('\n')) {
            if (const QByteArray line = come.left(end).trimmed(); !line.isEmpty())
                take(line);
            come.remove(0, end + 1);
        }
        if (come.size() > kLongestLine)
            throw Error(ErrorKind::TooLarge, u"a message"_s);
    }
}

/// Whoever starts it opens the library's file; to whom it speaks may be at another computer.
Caller callerOf(const QCommandLineParser &options)
{
    Caller caller;
    caller.user.name = u"this computer"_s;
    caller.user.role = UserRole::Contributor;
    caller.opensFile = true;
    caller.isElsewhere = !options.isSet(u"all-documents"_s);
    return caller;
}

int runAsAsked(int argc, char **argv)
{
    Interrupt interrupt; // before any thread, as all inherit which signals it waits for
    QCoreApplication application(argc, argv);
    speakEnglish(application);
    QCoreApplication::setApplicationVersion(QStringLiteral(ADDUCE_VERSION));
    QCommandLineParser options;
    options.setApplicationDescription(
        u"Gives a library of papers to programs that speak the Model Context Protocol, over standard input and output."_s);
    options.addHelpOption();
    options.addVersionOption();
    options.addOption({ u"library"_s, u"the library (the window's)"_s, u"FILE"_s });
    options.addOption({ u"configuration"_s, u"the configuration (the window's)"_s, u"FILE"_s });
    options.addOption({ u"local-only"_s, u"contact nothing but this computer"_s });
    options.addOption(
        { u"all-documents"_s, u"give documents that never leave this computer, too: for a client whose model runs here"_s });
    options.process(pathsFromArguments(argc, argv));
    Workspace workspace({ options.value(u"library"_s), options.value(u"configuration"_s) },
        WorkerProgram(installedWorker(QCoreApplication::applicationDirPath())),
        { .isLocalOnly = options.isSet(u"local-only"_s) });
    QNetworkProxyFactory::setUseSystemConfiguration(true);
    const Configuration configuration = workspace.configuration().load();
    workspace.limitWorkers(limitsOf(configuration.reading.seconds, configuration.reading.megabytes));
    (void)workspace.library(LibraryUse::MadeIfMissing);
    ServingContext context(workspace, configuration.server);
    McpServer server(context, callerOf(options), [&workspace] { return workspace.configuration().load().server.addFrom; });
    Conversation conversation(server);
    readLines(interrupt.token(), [&](const QByteArray &line) { conversation.take(line); });
    if (!interrupt.token().stop_requested())
        conversation.finish();
    return 0;
}

} // namespace

int main(int argc, char **argv)
{
    denyDumps();
    interpretExpressions();
    reuseFreedMemory(heapsForThreads());
    QCoreApplication::setApplicationName(u"adduce-mcp"_s);
    try {
        return runAsAsked(argc, argv);
    } catch (const std::exception &exception) {
        say(sentence(asError(exception)));
        return 1;
    }
}
