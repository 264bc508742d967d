#include "tests/core/serving/served_library.h"
#include "tests/support/test_main.h"

#include <QJsonArray>
#include <QProcess>
#include <QRegularExpression>
#include <QTest>
#include <csignal>

using namespace adduce;
using namespace adduce::test;
using namespace Qt::StringLiterals;

/// adduce-server and adduce-mcp, as they are started.
class TestServerProgram : public QObject
{
    Q_OBJECT

private slots:
    void servesUntilItIsStopped();
    void managesTokens();
    void takesItsSettings_data();
    void takesItsSettings();
    void saysWhyItDoesNotServe_data();
    void saysWhyItDoesNotServe();
    void speaksOverStandardInput();
    void survivesWhatIsNoMessage();

private:
    struct Ended
    {
        int code = -1;
        QByteArray output, errors;
    };
    [[nodiscard]] Ended run(const QString &program, const QStringList &arguments, const QByteArray &input = {}) const
    {
        QProcess process;
        process.start(builtProgram(program), files() + arguments);
        process.write(input);
        process.closeWriteChannel();
        if (!process.waitForFinished(120'000))
            return {};
        return { process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError() };
    }
    [[nodiscard]] QStringList files() const
    {
        return { u"--library"_s, m_folder.filePath(u"library.adduce"_s), u"--configuration"_s,
            m_folder.filePath(u"configuration.json"_s) };
    }

    QTemporaryDir m_folder;
};

namespace {

constexpr int kLong = 60'000; // ms

/// A port that nobody listens at.
quint16 freePort()
{
    return HttpListener({}, { .workers = 1 }, { {}, {}, {} }).port();
}

QByteArray readUntil(QProcess &process, const QByteArray &words)
{
    QByteArray said;
    while (!said.contains(words) && process.waitForReadyRead(kLong))
        said += process.readAllStandardError();
    return said;
}

} // namespace

void TestServerProgram::servesUntilItIsStopped()
{
    const quint16 port = freePort();
    QProcess server;
    server.start(builtProgram(u"adduce-server"_s), files() + QStringList { u"--port"_s, QString::number(port) });
    server.setReadChannel(QProcess::StandardError);
    const QByteArray said = readUntil(server, "Serving ");
    QVERIFY2(said.contains("The token of admin"), said.constData());
    QVERIFY2(said.contains("http://127.0.0.1:" + QByteArray::number(port)), said.constData());
    const QByteArray token = server.readAllStandardOutput().trimmed();
    QVERIFY(token.startsWith("adduce_"));
    const Said user = ServedLibrary::said(RawClient(port)
            .send("GET /v1/user HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAuthorization: Bearer " + token + "\r\n\r\n")
            .readToEnd());
    QCOMPARE(user.json()[u"role"_s].toString(), u"admin"_s);
    QFile log(m_folder.filePath(u"library.adduce.server_log.jsonl"_s));
    QVERIFY(log.open(QIODevice::ReadOnly));
    const QByteArray line = log.readAll();
    QVERIFY2(
        line.contains(R"("user":"admin")") && line.contains(R"("path":"/v1/user")") && !line.contains(token), line.constData());
    ::kill(static_cast<pid_t>(server.processId()), SIGTERM);
    QVERIFY(server.waitForFinished(kLong));
    QCOMPARE(server.exitStatus(), QProcess::NormalExit);
    QCOMPARE(server.exitCode(), 0);
}

void TestServerProgram::managesTokens()
{
    const Ended made = run(u"adduce-server"_s, { u"token"_s, u"add"_s, u"Anna"_s, u"--role"_s, u"contributor"_s });
    QCOMPARE(made.code, 0);
    QVERIFY(made.output.startsWith("adduce_"));
    QVERIFY(run(u"adduce-server"_s, { u"token"_s, u"list"_s }).output.contains("Anna\tcontributor\t"));
    QCOMPARE(run(u"adduce-server"_s, { u"token"_s, u"add"_s, u"Anna"_s }).code, 1); // there is one
    QCOMPARE(run(u"adduce-server"_s, { u"token"_s, u"add"_s, u"Ben"_s, u"--role"_s, u"king"_s }).code, 1);
    QCOMPARE(run(u"adduce-server"_s, { u"token"_s, u"add"_s, u"Ben"_s, u"--collection"_s, u"None"_s }).code, 1);
    QCOMPARE(run(u"adduce-server"_s, { u"token"_s, u"remove"_s, u"Anna"_s }).code, 0);
    QVERIFY(!run(u"adduce-server"_s, { u"token"_s, u"list"_s }).output.contains("Anna"));
    QCOMPARE(run(u"adduce-server"_s, { u"token"_s, u"dance"_s }).code, 2);
}

void TestServerProgram::takesItsSettings_data()
{
    QTest::addColumn<QByteArray>("configured");
    QTest::addColumn<QString>("environment");
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("which"); // of three ports: configuration, environment, command line
    const QByteArray configured = R"({"server": {"port": %1}})";
    QTest::newRow("of the configuration") << configured << QString() << QStringList() << 0;
    QTest::newRow("of the environment") << configured << u"%2"_s << QStringList() << 1;
    QTest::newRow("of the command line") << configured << u"%2"_s << QStringList { u"--port"_s, u"%3"_s } << 2;
}

void TestServerProgram::takesItsSettings()
{
    QFETCH(QByteArray, configured);
    QFETCH(QString, environment);
    QFETCH(QStringList, arguments);
    QFETCH(int, which);
    const std::array ports { freePort(), freePort(), freePort() };
    QTemporaryDir folder;
    QFile file(folder.filePath(u"configuration.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(configured.replace("%1", QByteArray::number(ports[0]))) > 0);
    file.close();
    QProcess server;
    QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
    if (!environment.isEmpty())
        variables.insert(u"ADDUCE_SERVER_PORT"_s, QString::number(ports[1]));
    server.setProcessEnvironment(variables);
    arguments.replaceInStrings(u"%3"_s, QString::number(ports[2]));
    server.start(builtProgram(u"adduce-server"_s),
        QStringList { u"--library"_s, folder.filePath(u"library.adduce"_s), u"--configuration"_s, file.fileName() } + arguments);
    server.setReadChannel(QProcess::StandardError);
    const QByteArray said = readUntil(server, "Serving ");
    QVERIFY2(said.contains(":" + QByteArray::number(ports[static_cast<std::size_t>(which)])), said.constData());
    server.terminate();
    QVERIFY(server.waitForFinished(kLong));
}

void TestServerProgram::saysWhyItDoesNotServe_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("words");
    QTest::newRow("another command") << QStringList { u"dance"_s } << 2 << "dance"_ba;
    QTest::newRow("no number") << QStringList { u"--port"_s, u"many"_s } << 1 << "--port"_ba;
    QTest::newRow("no port") << QStringList { u"--port"_s, u"70000"_s } << 1 << "--port"_ba;
    QTest::newRow("no address") << QStringList { u"--address"_s, u"here"_s } << 1 << "here"_ba;
    QTest::newRow("an address of another computer") << QStringList { u"--address"_s, u"192.0.2.1"_s } << 1 << "192.0.2.1"_ba;
    QTest::newRow("no such certificate") << QStringList { u"--certificate"_s, u"/none.pem"_s, u"--key"_s, u"/none.key"_s } << 1
                                         << "/none.pem"_ba;
    QTest::newRow("a certificate without a key") << QStringList { u"--certificate"_s, u"/none.pem"_s } << 1 << "/none.pem"_ba;
    QTest::newRow("no library") << QStringList { u"--library"_s, u"FILE"_s } << 1 << "no-library.txt"_ba;
}

void TestServerProgram::saysWhyItDoesNotServe()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, code);
    QFETCH(QByteArray, words);
    QFile file(m_folder.filePath(u"no-library.txt"_s));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("This is a letter.\n") > 0);
    file.close();
    arguments.replaceInStrings(u"FILE"_s, file.fileName());
    const Ended ended = run(u"adduce-server"_s, arguments);
    QCOMPARE(ended.code, code);
    QVERIFY2(ended.errors.contains(words), ended.errors.constData());
}

void TestServerProgram::speaksOverStandardInput()
{
    const QByteArray input = R"({"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18"}})"
                             "\n"
                             R"({"jsonrpc":"2.0","method":"notifications/initialized"})"
                             "\n";
    QProcess mcp;
    mcp.start(builtProgram(u"adduce-mcp"_s), files());
    mcp.write(input);
    QVERIFY(mcp.waitForReadyRead(kLong));
    QCOMPARE(QJsonDocument::fromJson(mcp.readLine()).object()[u"result"_s][u"serverInfo"_s][u"name"_s].toString(), u"adduce"_s);
    mcp.write(R"({"jsonrpc":"2.0","id":"two","method":"tools/list"})"
              "\n");
    QVERIFY(mcp.waitForReadyRead(kLong));
    const QJsonObject list = QJsonDocument::fromJson(mcp.readLine()).object();
    QCOMPARE(list[u"id"_s].toString(), u"two"_s);
    QVERIFY(!list[u"result"_s][u"tools"_s].toArray().isEmpty());
    mcp.closeWriteChannel(); // the client is gone
    QVERIFY(mcp.waitForFinished(kLong));
    QCOMPARE(mcp.exitCode(), 0);
}

void TestServerProgram::survivesWhatIsNoMessage()
{
    QProcess mcp;
    mcp.start(builtProgram(u"adduce-mcp"_s), files());
    mcp.write("hello\n\n[1,2]\n" + QByteArray(100'000, '[') + "\n\xff\xfe\n");
    mcp.write(R"({"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":99}})"
              "\n"
              R"({"jsonrpc":"2.0","id":5,"method":"ping"})"
              "\n");
    QByteArray said;
    while (!said.contains(R"("id":5)") && mcp.waitForReadyRead(kLong))
        said += mcp.readAll();
    QCOMPARE(said.count("-32700"), 4);
    QVERIFY2(said.contains(R"("id":5)"), said.constData());
    mcp.write(QByteArray((1 << 20) + 2, 'a')); // a line without an end
    QVERIFY(mcp.waitForFinished(kLong));
    QCOMPARE(mcp.exitCode(), 1);
}

ADDUCE_TEST(TestServerProgram)
#include "test_server_program.moc"
