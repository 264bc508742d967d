#include "core/models/chat_model.h"
#include "tests/core/models/recorded.h"
#include "tests/support/llama_server.h"
#include "tests/support/network.h"
#include "tests/support/test_main.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QTcpServer>
#include <QTest>
#include <csignal>

using namespace Qt::StringLiterals;
using namespace adduce;

/// A server of its own process that ends while it answers.
class TestKilledServer : public QObject
{
    Q_OBJECT

private slots:
    void theTextIsKept_data();
    void theTextIsKept();

private:
    test::Network m_network;
};

static quint16 freePort()
{
    QTcpServer server;
    server.listen(QHostAddress::LocalHost);
    return server.serverPort();
}

void TestKilledServer::theTextIsKept_data()
{
    QTest::addColumn<int>("signal");
    QTest::addColumn<int>("words"); // after so many
    const int rounds = qEnvironmentVariableIsSet("ADDUCE_FULL_TESTS") ? 25 : 3;
    for (int i = 1; i <= rounds; ++i) {
        QTest::addRow("killed after %d words", i) << SIGKILL << i;
        QTest::addRow("asked to end after %d words", i) << SIGTERM << i; // then only signs of life come, for ever
    }
}

void TestKilledServer::theTextIsKept()
{
    QFETCH(int, signal);
    QFETCH(int, words);
    const test::LlamaServer installed;
    const quint16 port = freePort();
    QProcess server;
    server.setProcessChannelMode(QProcess::MergedChannels);
    server.start(u"llama-server"_s, { u"-m"_s, installed.model("streams"), u"--port"_s, QString::number(port) });
    QByteArray said;
    while (!said.contains("is listening") && server.waitForReadyRead(20'000))
        said += server.readAll();
    QVERIFY2(said.contains("is listening"), said.constData());

    ModelEndpoint endpoint;
    endpoint.api = ChatApi::OpenAi;
    endpoint.base = QUrl(u"http://127.0.0.1:%1/v1"_s.arg(port));
    endpoint.model = u"tiny"_s;
    const ModelCalls calls { .deadlines = Deadlines { 5'000, 5'000, 300 } };
    QString heard;
    QElapsedTimer sinceTheEnd;
    const auto hear = [&](const QString &piece) {
        heard += piece;
        if (heard.count(u"word"_s) >= words && !sinceTheEnd.isValid()) {
            sinceTheEnd.start();
            ::kill(static_cast<pid_t>(server.processId()), signal);
        }
    };
    const ChatReply reply = HttpChatModel(m_network.servers, endpoint, calls).chat(test::question(true), hear, {});
    QVERIFY(reply.text.count(u"word"_s) >= words);
    QCOMPARE(reply.text, heard);
    QVERIFY(!reply.isComplete());
    QVERIFY(reply.error);
    QCOMPARE(reply.error->kind(), ErrorKind::Unreachable);
    QVERIFY2(sinceTheEnd.elapsed() < 5'000, "its deadline is on progress, not on bytes");
    server.kill();
    server.waitForFinished();
}

ADDUCE_TEST(TestKilledServer)
#include "test_killed_server.moc"
