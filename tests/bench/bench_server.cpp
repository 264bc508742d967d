#include "core/base/cpu_clock.h"
#include "core/library/database.h"
#include "core/settings/server.h"
#include "core/workspace/ask_question.h"
#include "core/workspace/workspace.h"
#include "tests/bench/benches.h"
#include "tests/bench/process_run.h"
#include "tests/support/abstract_library.h"
#include "tests/support/jsonl.h"
#include "tests/support/places.h"
#include "tests/support/raw_client.h"
#include "tests/support/shared_data.h"

#include <QElapsedTimer>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <algorithm>
#include <atomic>
#include <cstdio>
#include <limits>
#include <mutex>
#include <thread>
#include <unistd.h>

namespace adduce::bench {

using namespace Qt::StringLiterals;

namespace {

/// adduce-server on a library, with a token.
class Server
{
public:
    explicit Server(const QString &library)
    {
        const QStringList files { u"--library"_s, library, u"--configuration"_s, library + u".configuration.json"_s };
        m_token =
            run(programNamed(u"adduce-server"_s), files + QStringList { u"token"_s, u"add"_s, u"bench"_s }).output.trimmed();
        m_process.start(programNamed(u"adduce-server"_s),
            files + QStringList { u"--port"_s, QString::number(kPort), u"--requests-per-minute"_s, u"100000"_s });
        QByteArray said;
        m_process.setReadChannel(QProcess::StandardError);
        while (!said.contains("Serving") && m_process.waitForReadyRead(60'000))
            said += m_process.readAllStandardError();
        if (!said.contains("Serving"))
            throw Error(ErrorKind::Internal, u"adduce-server"_s, QString::fromUtf8(said));
    }
    ~Server()
    {
        m_process.terminate();
        m_process.waitForFinished();
    }

    [[nodiscard]] QByteArray request(const QString &question) const
    {
        const QByteArray body = QJsonDocument(QJsonObject { { u"question"_s, question } }).toJson(QJsonDocument::Compact);
        return "POST /v1/ask HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer " + m_token
            + "\r\nContent-Type: application/json\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body;
    }
    [[nodiscard]] double cpuMilliseconds() const
    {
        QFile file(u"/proc/%1/stat"_s.arg(m_process.processId()));
        if (!file.open(QIODevice::ReadOnly))
            return 0;
        const QByteArrayList fields = file.readAll().split(')').constLast().simplified().split(' ');
        return (fields.value(11).toDouble() + fields.value(12).toDouble()) * 1000 / static_cast<double>(::sysconf(_SC_CLK_TCK));
    }
    [[nodiscard]] double megabytes() const { return residentMegabytes(m_process.processId()); }

    static constexpr quint16 kPort = 18'433;

private:
    QProcess m_process;
    QByteArray m_token;
};

struct Load
{
    std::vector<double> milliseconds; ///< of each question until it was answered, ascending
    double seconds = 0;
    double cpu = std::numeric_limits<double>::max(); ///< of the server, ms a question
    int refused = 0; ///< as too many waited; each was asked again
    int failed = 0;

    [[nodiscard]] double quantile(double share) const
    {
        return milliseconds[static_cast<std::size_t>(share * static_cast<double>(milliseconds.size() - 1))];
    }
    /// Another round of the same.
    Load &operator+=(const Load &round)
    {
        milliseconds.insert(milliseconds.end(), round.milliseconds.begin(), round.milliseconds.end());
        std::ranges::sort(milliseconds);
        seconds += round.seconds;
        cpu = std::min(cpu, round.cpu);
        refused += round.refused;
        failed += round.failed;
        return *this;
    }
};

/// Each client asks over one connection, one question after the other; the questions in turn. Who is told that too many wait asks
/// again a little later.
Load load(const Server &server, const QStringList &questions, int clients)
{
    Load load;
    std::mutex mutex;
    std::atomic<int> next = 0;
    QElapsedTimer clock;
    clock.start();
    const double before = server.cpuMilliseconds();
    {
        std::vector<std::jthread> threads;
        for (int i = 0; i < clients; ++i)
            threads.emplace_back([&] {
                test::RawClient client(Server::kPort);
                for (int at = next++; at < questions.size(); at = next++) {
                    QElapsedTimer one;
                    one.start();
                    QByteArray reply = client.send(server.request(questions[at])).readReply();
                    int refused = 0;
                    for (; reply.startsWith("HTTP/1.1 503"); ++refused) {
                        std::this_thread::sleep_for(std::chrono::milliseconds(500));
                        reply = client.send(server.request(questions[at])).readReply();
                    }
                    const std::scoped_lock lock(mutex);
                    load.refused += refused;
                    load.failed += reply.startsWith("HTTP/1.1 200") ? 0 : 1;
                    load.milliseconds.push_back(static_cast<double>(one.nsecsElapsed()) / 1e6);
                }
            });
    }
    load.seconds = static_cast<double>(clock.nsecsElapsed()) / 1e9;
    load.cpu = (server.cpuMilliseconds() - before) / static_cast<double>(questions.size());
    return load;
}

qint64 countPassages(Workspace &workspace)
{
    Database database = workspace.library().open();
    Statement passages(database, "SELECT count(*) FROM chunks");
    (void)passages.step();
    return passages.integer(0);
}

/// ms of CPU a question without a server, so many of them at once: two processors that both work are slower each.
double plainly(Workspace &workspace, const QStringList &questions, int atOnce)
{
    const double before = cpuMilliseconds();
    {
        std::vector<std::jthread> threads;
        std::atomic<int> next = 0;
        for (int i = 0; i < atOnce; ++i)
            threads.emplace_back([&] {
                for (int at = next++; at < questions.size(); at = next++)
                    (void)askQuestion(workspace, { .question = questions[at] });
            });
        threads.clear(); // each has ended
    }
    return (cpuMilliseconds() - before) / static_cast<double>(questions.size());
}

} // namespace

bool server(const QString &folder)
{
    constexpr double kMostOfTheCommandLine = 1.3;
    constexpr int kRounds = 3; // of the questions, with and without the server in turn
    const QString abstracts = test::sharedData(u"retrieval-scifact"_s), more = test::sharedData(u"retrieval-lisa"_s);
    if (abstracts.isEmpty() || more.isEmpty()) {
        std::puts("server: skipped, the shared data is not there");
        return true;
    }
    const QString path = folder + u"/served.adduce"_s;
    Workspace workspace({ path, path + u".configuration.json"_s }, test::docworker());
    test::readAbstracts(abstracts + u"/corpus.jsonl.gz"_s, folder + u"/served-abstracts"_s, workspace);
    test::readAbstracts(more + u"/corpus.jsonl.gz"_s, folder + u"/served-more"_s, workspace);
    const qint64 passages = countPassages(workspace);
    QStringList questions;
    test::forEachLine(abstracts + u"/queries.jsonl"_s, [&](const QJsonObject &line) { questions << line[u"text"_s].toString(); });
    questions = questions.first(100);

    (void)plainly(workspace, questions, 1); // the caches are warm

    const Server server(path);
    (void)load(server, questions, 1); // the same
    bool isWithin = true;
    for (const int clients : { 1, 8, 64 }) {
        Load under;
        double plain =
            std::numeric_limits<double>::max(); // of the quickest round, as for the server: others use the computer, too
        for (int round = 0; round < kRounds; ++round) {
            plain = std::min(plain, plainly(workspace, questions, std::min(clients, ServerSettings().questions)));
            under += load(server, questions, clients);
        }
        const QString detail =
            u"%1 passages; %2 questions a second, p50 %3 ms, p99 %4 ms, %5 MB resident, %6 failed, told %7 times to come again; "
            "%8 ms of CPU a question, the command line %9 when as many are asked at once"_s.arg(QString::number(passages),
                QString::number(static_cast<double>(under.milliseconds.size()) / under.seconds, 'f', 1),
                QString::number(under.quantile(0.5), 'f', 0), QString::number(under.quantile(0.99), 'f', 0),
                QString::number(server.megabytes(), 'f', 0), QString::number(under.failed), QString::number(under.refused),
                QString::number(under.cpu, 'f', 1), QString::number(plain, 'f', 1));
        isWithin = report(u"the server to %1 clients, beside the command line"_s.arg(clients), under.cpu / plain,
                       u"times the CPU"_s, kMostOfTheCommandLine, detail)
            && under.failed == 0 && isWithin;
    }
    return isWithin;
}

} // namespace adduce::bench
