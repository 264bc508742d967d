#include "core/models/local_server.h"

#include "core/base/child_environment.h"
#include "core/models/model_servers.h"
#include "core/network/http.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTcpServer>
#include <csignal>
#include <sys/prctl.h>
#include <unistd.h>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kLongestLookMs = 30'000; // each look is one more line in the record of requests
constexpr qsizetype kLongestLine = 4'000; // bytes

/// A port that was free a moment ago; 0: none is.
int freePort()
{
    QTcpServer server;
    return server.listen(QHostAddress::LocalHost) ? server.serverPort() : 0;
}

QStringList argumentsFor(const LocalModel &model, int port)
{
    const QFileInfo file(model.path);
    return { u"--host"_s, u"127.0.0.1"_s, u"--port"_s, QString::number(port), u"-m"_s, model.path, //
        u"-c"_s, QString::number(model.contextTokens), u"--parallel"_s,
        u"1"_s, // else the context is shared out among several questions
        u"--alias"_s, file.completeBaseName() }; // else its name in answers and exports is the whole path
}

/// A line without what colours it on a terminal or steers that, and without its end where it is very long.
QString plain(const QByteArray &line)
{
    static const QRegularExpression colours(u"\\x1b\\[[0-9;]*[A-Za-z]"_s);
    QString text = QString::fromUtf8(line.first(std::min(line.size(), kLongestLine))).remove(colours);
    text.removeIf([](QChar c) { return c.category() == QChar::Other_Control && c != u'\t'; });
    return text.trimmed();
}

QProcessEnvironment environment()
{
    QProcessEnvironment variables;
    for (const QByteArray &one : childEnvironment())
        variables.insert(
            QString::fromLocal8Bit(one.left(one.indexOf('='))), QString::fromLocal8Bit(one.mid(one.indexOf('=') + 1)));
    return variables;
}

/// In the child, between fork and exec.
void tieToParent(pid_t parent)
{
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (::getppid() != parent) // it has gone already
        ::_exit(EXIT_FAILURE);
    ::setpgid(0, 0); // Ctrl+C in the terminal is for us, who then end it
    sigset_t none; // what we keep from our own threads it would be deaf to
    sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
}

/// The model, once the server answers; none before.
std::optional<ListedModel> modelIfUp(
    const ModelServers &servers, const ModelEndpoint &server, int context, const std::stop_token &stop)
{
    HttpRequest request { .url = server.base.resolved(QUrl(u"/health"_s)) };
    request.redirects = Redirects::None;
    constexpr int kPatienceMs = 2'000;
    request.deadlines = { kPatienceMs, kPatienceMs, kPatienceMs };
    constexpr int kGood = 200;
    try {
        if (fetch(servers.gate(), request, stop).status != kGood) // 503 while it loads
            return std::nullopt;
        return listedModel(servers, server, stop).value_or(ListedModel { server.model, context, {} });
    } catch (const Error &) { // nobody listens yet, or it was stopped
        return std::nullopt;
    }
}

} // namespace

LocalServer::LocalServer(const ModelServers &servers, QObject *parent)
    : QObject(parent)
    , m_servers(servers)
{
    m_process.setProcessChannelMode(QProcess::MergedChannels);
    m_process.setStandardInputFile(QProcess::nullDevice());
    m_process.setProcessEnvironment(environment());
    m_process.setChildProcessModifier([parent = ::getpid()] { tieToParent(parent); });
    for (QTimer *timer : { &m_again, &m_silence, &m_kill })
        timer->setSingleShot(true);
    connect(&m_process, &QProcess::readyReadStandardOutput, this, &LocalServer::readLines);
    connect(&m_process, &QProcess::finished, this, [this] {
        readLines();
        finish(whyItEnded());
    });
    connect(&m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart) // all others end with finished()
            finish(tr("llama-server could not be started: %1").arg(m_process.errorString()));
    });
    connect(&m_again, &QTimer::timeout, this, &LocalServer::look);
    connect(&m_kill, &QTimer::timeout, this, [this] { signal(SIGKILL); });
    connect(&m_silence, &QTimer::timeout, this, [this] {
        m_failure = tr("llama-server said nothing for a long time while it loaded the model, and was stopped.");
        stop();
    });
}

LocalServer::~LocalServer()
{
    m_stopLooking.request_stop();
    m_process.disconnect(this);
    if (m_process.state() != QProcess::NotRunning) {
        signal(SIGKILL); // it has nothing to save
        m_process.waitForFinished();
    }
    if (m_looking.valid())
        m_looking.wait();
}

QString LocalServer::installed()
{
    return QStandardPaths::findExecutable(u"llama-server"_s);
}

QString LocalServer::howToInstall()
{
    return tr(
        "llama-server is not installed. It is part of llama.cpp: get a build from github.com/ggml-org/llama.cpp, and put it "
        "where programs are found (on the PATH).");
}

void LocalServer::start(const LocalModel &model, int port)
{
    if (m_state != State::Off)
        return;
    m_model = { QFileInfo(model.path).absoluteFilePath(), model.contextTokens };
    ++m_run;
    m_rest.clear();
    m_last.clear();
    m_complaint.clear();
    m_hasError = false;
    m_isPortTaken = false;
    m_failure.clear();
    m_hasNews = false;
    const QString program = installed();
    const int at = port > 0 ? port : freePort();
    const QString trouble = program.isEmpty() ? howToInstall() : troubleWith(m_model);
    if (!trouble.isEmpty()) {
        emit ended(trouble);
        return;
    }
    m_server = { ChatApi::OpenAi, QUrl(u"http://127.0.0.1:%1/v1"_s.arg(at)), QFileInfo(m_model.path).completeBaseName() };
    setState(State::Loading);
    m_silence.start(m_patience.silenceMs);
    m_again.setInterval(m_patience.lookMs);
    m_again.start();
    m_process.start(program, argumentsFor(m_model, at), QIODevice::ReadOnly);
}

void LocalServer::stop()
{
    if (m_state != State::Loading && m_state != State::Ready)
        return;
    m_stopLooking.request_stop();
    m_again.stop();
    m_silence.stop();
    m_kill.start(m_patience.endMs);
    setState(State::Stopping);
    signal(SIGTERM);
}

void LocalServer::signal(int number) const
{
    const auto process = static_cast<pid_t>(m_process.processId());
    if (process > 0 && ::kill(-process, number) != 0) // what is found on the PATH may be a script that starts it
        ::kill(process, number); // it has no group yet
}

void LocalServer::setState(State state)
{
    m_state = state;
    emit stateChanged();
}

// ---- what it says

void LocalServer::readLines()
{
    m_rest += m_process.readAllStandardOutput();
    if (m_state == State::Loading)
        m_silence.start(m_patience.silenceMs);
    for (qsizetype end = 0; (end = m_rest.indexOf('\n')) >= 0;) {
        const QByteArray line = m_rest.first(end);
        m_rest.remove(0, end + 1);
        take(plain(line));
    }
    if (m_rest.size() > kLongestLine || (m_process.state() == QProcess::NotRunning && !m_rest.isEmpty()))
        take(plain(std::exchange(m_rest, {})));
}

void LocalServer::take(const QString &line)
{
    if (line.isEmpty())
        return;
    m_last = line;
    noteComplaint(line);
    emit said(line);
    if (m_state == State::Loading && line.contains(u"listening"_s, Qt::CaseInsensitive))
        look();
}

/// While it loads the first error tells why, and what follows only that; later it is the last one.
void LocalServer::noteComplaint(const QString &line)
{
    m_isPortTaken = m_isPortTaken || line.contains(u"couldn't bind"_s);
    const bool isError = line.contains(u"error"_s, Qt::CaseInsensitive) && !line.contains(u"exiting due to"_s);
    const bool isFailure = line.contains(u"fail"_s, Qt::CaseInsensitive);
    if (m_state == State::Loading ? !m_hasError && (isError || isFailure) : isError || isFailure)
        m_complaint = line;
    m_hasError = m_hasError || isError;
}

// ---- whether it answers

void LocalServer::look()
{
    if (m_state != State::Loading)
        return;
    if (std::exchange(m_isLooking, true)) {
        m_hasNews = true;
        return;
    }
    m_again.stop();
    m_hasNews = false;
    m_stopLooking = {};
    m_looking = std::async(std::launch::async,
        [this, run = m_run, server = m_server, context = m_model.contextTokens, stop = m_stopLooking.get_token()] {
            const std::optional<ListedModel> model = modelIfUp(m_servers, server, context, stop);
            QMetaObject::invokeMethod(this, [this, run, model] { takeLook(run, model); }, Qt::QueuedConnection);
        });
}

void LocalServer::takeLook(int run, const std::optional<ListedModel> &model)
{
    m_isLooking = false;
    if (m_state != State::Loading)
        return;
    if (!model || run != m_run) {
        if (m_hasNews)
            return look();
        m_again.start();
        m_again.setInterval(std::min(2 * m_again.interval(), kLongestLookMs));
        return;
    }
    if (m_process.state() != QProcess::Running) // another's server answers there, and ours ends
        return;
    m_silence.stop();
    m_complaint.clear();
    setState(State::Ready);
    emit ready(m_server, *model);
}

// ---- how it ends

QString LocalServer::whyItEnded() const
{
    if (m_state == State::Stopping)
        return m_failure;
    const bool isKilled = m_process.exitStatus() == QProcess::CrashExit && m_process.exitCode() == SIGKILL;
    if (isKilled)
        return tr(
            "llama-server was killed, which happens when there is not enough memory. A smaller model or context takes less.");
    if (m_isPortTaken)
        return tr("Another program took the port of llama-server meanwhile. Start it again.");
    const QString said = m_complaint.isEmpty() ? m_last : m_complaint;
    const QString ending = m_state == State::Loading ? tr("llama-server ended before the model was loaded: %1")
                                                     : tr("llama-server ended by itself: %1");
    return ending.arg(said.isEmpty() ? tr("it did not say why") : said);
}

void LocalServer::finish(const QString &why)
{
    m_stopLooking.request_stop();
    for (QTimer *timer : { &m_again, &m_silence, &m_kill })
        timer->stop();
    setState(State::Off);
    emit ended(why);
}

} // namespace adduce
