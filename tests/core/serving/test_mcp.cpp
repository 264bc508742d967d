#include "core/serving/mcp.h"
#include "core/serving/routes.h"
#include "tests/core/serving/served_library.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QJsonArray>
#include <QTest>

using namespace adduce;
using namespace adduce::test;
using namespace Qt::StringLiterals;

/// What programs that speak the Model Context Protocol are told.
class TestMcp : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase() { m_served.reset(); }
    void agreesOnARevision_data();
    void agreesOnARevision();
    void everyToolIsARoute();
    void toolsAreAsked_data();
    void toolsAreAsked();
    void whatIsAskedWronglyIsSaid_data();
    void whatIsAskedWronglyIsSaid();
    void notificationsHaveNoReply();
    void answersCarryTheirProof();
    void evidenceIsKept();
    void resourcesAreRead();
    void promptsNameTheTools();
    void nothingThatStaysHereIsGiven();
    void filesAreAddedFromFoldersAlone();
    void overHttp();

private:
    [[nodiscard]] QJsonObject say(const QString &method, const QJsonObject &parameters = {}) const
    {
        return m_mcp->reply({ { u"jsonrpc"_s, u"2.0"_s }, { u"id"_s, 7 }, { u"method"_s, method }, { u"params"_s, parameters } })
            .value_or(QJsonObject());
    }
    [[nodiscard]] QJsonObject call(const QString &tool, const QJsonObject &arguments) const
    {
        return say(u"tools/call"_s, { { u"name"_s, tool }, { u"arguments"_s, arguments } });
    }

    std::unique_ptr<ServedLibrary> m_served;
    std::unique_ptr<ServingContext> m_context;
    std::unique_ptr<McpServer> m_mcp;
};

namespace {

Caller whoeverOpens(bool isElsewhere = true)
{
    Caller caller;
    caller.user.role = UserRole::Contributor;
    caller.opensFile = true;
    caller.isElsewhere = isElsewhere;
    return caller;
}

} // namespace

void TestMcp::initTestCase()
{
    m_served = std::make_unique<ServedLibrary>();
    m_context = std::make_unique<ServingContext>(m_served->workspace(), ServerSettings());
    m_mcp = std::make_unique<McpServer>(*m_context, whoeverOpens());
}

void TestMcp::agreesOnARevision_data()
{
    QTest::addColumn<QString>("asked");
    QTest::addColumn<QString>("agreed");
    QTest::newRow("the newest") << u"2025-06-18"_s << u"2025-06-18"_s;
    QTest::newRow("an older one") << u"2024-11-05"_s << u"2024-11-05"_s;
    QTest::newRow("one that is to come") << u"2031-01-01"_s << u"2025-06-18"_s;
    QTest::newRow("none") << QString() << u"2025-06-18"_s;
}

void TestMcp::agreesOnARevision()
{
    QFETCH(QString, asked);
    const QJsonObject result = say(u"initialize"_s, { { u"protocolVersion"_s, asked } })[u"result"_s].toObject();
    QTEST(result[u"protocolVersion"_s].toString(), "agreed");
    for (const QString &capability : { u"tools"_s, u"resources"_s, u"prompts"_s })
        QVERIFY(result[u"capabilities"_s].toObject().contains(capability));
    QCOMPARE(say(u"ping"_s)[u"result"_s].toObject(), QJsonObject());
    QCOMPARE(say(u"ping"_s)[u"id"_s].toInt(), 7);
}

void TestMcp::everyToolIsARoute()
{
    for (const McpTool &tool : mcpTools()) {
        const auto route = std::ranges::find_if(routes(), [&](const Route &one) { return qstrcmp(one.name, tool.route) == 0; });
        QVERIFY2(route != routes().end(), tool.name);
    }
    QStringList names;
    for (const QJsonValue &tool : say(u"tools/list"_s)[u"result"_s][u"tools"_s].toArray())
        names << tool[u"name"_s].toString();
    QCOMPARE(names,
        (QStringList {
            u"search"_s, u"ask"_s, u"read_page"_s, u"list_documents"_s, u"quote_check"_s, u"evidence_add"_s })); // none that adds
}

void TestMcp::toolsAreAsked_data()
{
    QTest::addColumn<QString>("tool");
    QTest::addColumn<QJsonObject>("arguments");
    QTest::addColumn<QString>("says");
    QTest::newRow("search") << u"search"_s << QJsonObject { { u"query"_s, u"recall"_s } } << u"recall of word pairs"_s;
    QTest::newRow("ask") << u"ask"_s << QJsonObject { { u"question"_s, u"Does a nap improve recall?"_s } }
                         << u"“A nap of thirty minutes"_s;
    QTest::newRow("ask in vain") << u"ask"_s << QJsonObject { { u"question"_s, u"Who composed the first opera in Naples?"_s } }
                                 << u"o"_s;
    QTest::newRow("read a page") << u"read_page"_s << QJsonObject { { u"document"_s, 1 }, { u"page"_s, 1 } }
                                 << u"thirty minutes"_s;
    QTest::newRow("list") << u"list_documents"_s << QJsonObject() << u"naps.md"_s;
    QTest::newRow("check") << u"quote_check"_s
                           << QJsonObject { { u"document"_s, 1 }, { u"page"_s, 1 }, { u"quote"_s, u"recall of word pairs"_s } }
                           << u"\"stands\":true"_s;
    QTest::newRow("check in vain") << u"quote_check"_s
                                   << QJsonObject { { u"document"_s, 1 }, { u"page"_s, 1 }, { u"quote"_s, u"recall of songs"_s } }
                                   << u"\"stands\":false"_s;
}

void TestMcp::toolsAreAsked()
{
    QFETCH(QString, tool);
    QFETCH(QJsonObject, arguments);
    QFETCH(QString, says);
    const QJsonObject result = call(tool, arguments)[u"result"_s].toObject();
    const QString text = result[u"content"_s][0][u"text"_s].toString();
    QVERIFY2(!result[u"isError"_s].toBool() && text.contains(says), qPrintable(text));
    QVERIFY(!result[u"structuredContent"_s].toObject().isEmpty());
}

void TestMcp::whatIsAskedWronglyIsSaid_data()
{
    QTest::addColumn<QJsonObject>("message");
    QTest::addColumn<int>("code"); // 0: an error of the tool, told to the model
    const auto request = [](const QString &method, const QJsonObject &parameters) {
        return QJsonObject { { u"jsonrpc"_s, u"2.0"_s }, { u"id"_s, u"a"_s }, { u"method"_s, method },
            { u"params"_s, parameters } };
    };
    const auto tool = [&](const QString &name, const QJsonObject &arguments) {
        return request(u"tools/call"_s, { { u"name"_s, name }, { u"arguments"_s, arguments } });
    };
    QTest::newRow("no version") << QJsonObject { { u"id"_s, 1 }, { u"method"_s, u"ping"_s } } << -32600;
    QTest::newRow("no method") << QJsonObject { { u"jsonrpc"_s, u"2.0"_s }, { u"id"_s, 1 } } << -32600;
    QTest::newRow("an id that is none") << QJsonObject { { u"jsonrpc"_s, u"2.0"_s }, { u"id"_s, QJsonArray() },
        { u"method"_s, u"ping"_s } } << -32600;
    QTest::newRow("an unknown method") << request(u"tools/dance"_s, {}) << -32601;
    QTest::newRow("an unknown tool") << tool(u"dance"_s, {}) << -32602;
    QTest::newRow("a tool that is switched off") << tool(u"document_add"_s, { { u"path"_s, u"/etc/passwd"_s } }) << -32602;
    QTest::newRow("an argument missing") << tool(u"search"_s, {}) << -32602;
    QTest::newRow("an argument of another kind") << tool(u"search"_s, { { u"query"_s, 7 } }) << -32602;
    QTest::newRow("no whole number") << tool(u"read_page"_s, { { u"document"_s, 1.5 }, { u"page"_s, 1 } }) << -32602;
    QTest::newRow("an argument too many") << tool(u"search"_s, { { u"query"_s, u"a"_s }, { u"sql"_s, u"DROP"_s } }) << -32602;
    QTest::newRow("an unknown prompt") << request(u"prompts/get"_s, { { u"name"_s, u"dance"_s } }) << -32602;
    QTest::newRow("a prompt without its argument") << request(u"prompts/get"_s, { { u"name"_s, u"check_claim"_s } }) << -32602;
    QTest::newRow("a cursor that is none") << request(u"resources/list"_s, { { u"cursor"_s, u"x"_s } }) << -32602;
    QTest::newRow("an unknown resource") << request(u"resources/read"_s, { { u"uri"_s, u"file:///etc/passwd"_s } }) << -32002;
    QTest::newRow("a document that is not there")
        << request(u"resources/read"_s, { { u"uri"_s, u"adduce://documents/99"_s } }) << -32002;
    QTest::newRow("a page that is not there") << tool(u"read_page"_s, { { u"document"_s, 1 }, { u"page"_s, 99 } }) << 0;
    QTest::newRow("an empty question") << tool(u"ask"_s, { { u"question"_s, u" "_s } }) << 0;
    QTest::newRow("an empty query") << tool(u"search"_s, { { u"query"_s, u" "_s } }) << 0;
}

void TestMcp::whatIsAskedWronglyIsSaid()
{
    QFETCH(QJsonObject, message);
    QFETCH(int, code);
    const auto reply = m_mcp->reply(message);
    QVERIFY(reply);
    if (code == 0) {
        QVERIFY((*reply)[u"result"_s][u"isError"_s].toBool());
        QVERIFY(!(*reply)[u"result"_s][u"content"_s][0][u"text"_s].toString().isEmpty());
        return;
    }
    QCOMPARE((*reply)[u"error"_s][u"code"_s].toInt(), code);
    QVERIFY(!(*reply)[u"error"_s][u"message"_s].toString().isEmpty());
}

void TestMcp::notificationsHaveNoReply()
{
    QVERIFY(!m_mcp->reply({ { u"jsonrpc"_s, u"2.0"_s }, { u"method"_s, u"notifications/initialized"_s } }));
    QVERIFY(!m_mcp->reply({ { u"jsonrpc"_s, u"2.0"_s }, { u"method"_s, u"tools/dance"_s } }));
}

void TestMcp::answersCarryTheirProof()
{
    const QJsonObject answer =
        call(u"ask"_s, { { u"question"_s, u"Does a nap improve recall?"_s } })[u"result"_s][u"structuredContent"_s].toObject();
    const QJsonObject citation = answer[u"sentences"_s][0][u"citations"_s][0].toObject();
    QVERIFY(!citation[u"quote"_s].toString().isEmpty());
    QCOMPARE(citation[u"page"_s].toInt(), 1);
    QCOMPARE(citation[u"sha256"_s].toString().size(), 64);
    QCOMPARE(citation[u"link"_s].toString(), u"adduce://documents/%1/pages/1"_s.arg(m_served->id(u"naps.md"_s).value));
    const QJsonObject passage =
        call(u"search"_s, { { u"query"_s, u"recall"_s } })[u"result"_s][u"structuredContent"_s][u"passages"_s][0].toObject();
    QCOMPARE(passage[u"sha256"_s].toString().size(), 64);
    QVERIFY(passage[u"link"_s].toString().endsWith(u"/pages/1"_s));
}

void TestMcp::evidenceIsKept()
{
    const QString thread = QString::number(
        call(u"ask"_s, { { u"question"_s, u"Does a nap improve recall?"_s } })[u"result"_s][u"structuredContent"_s][u"thread"_s]
            .toInteger());
    Database database = m_served->database();
    Statement(database, "INSERT INTO evidence_tables(id, name, created_at) VALUES (4, 'Of the window', '')").run();
    const QJsonObject result = call(u"evidence_add"_s, { { u"table"_s, 4 }, { u"thread"_s, thread } })[u"result"_s].toObject();
    QVERIFY2(!result[u"isError"_s].toBool(), qPrintable(result[u"content"_s][0][u"text"_s].toString()));
    Statement row(database, "SELECT count(*) FROM evidence_rows WHERE evidence_table = 4");
    QVERIFY(row.step() && row.number(0) > 0);
}

void TestMcp::resourcesAreRead()
{
    const QJsonArray resources = say(u"resources/list"_s)[u"result"_s][u"resources"_s].toArray();
    QCOMPARE(resources.size(), 2); // one of the three stays here
    for (const QJsonValue &resource : resources) {
        const QString address = resource[u"uri"_s].toString();
        QVERIFY(
            !say(u"resources/read"_s, { { u"uri"_s, address } })[u"result"_s][u"contents"_s][0][u"text"_s].toString().isEmpty());
        const QJsonObject page =
            say(u"resources/read"_s, { { u"uri"_s, address + u"/pages/1"_s } })[u"result"_s][u"contents"_s][0].toObject();
        QCOMPARE(page[u"mimeType"_s].toString(), u"text/plain"_s);
        QVERIFY(!page[u"text"_s].toString().isEmpty());
    }
    QCOMPARE(say(u"resources/templates/list"_s)[u"result"_s][u"resourceTemplates"_s].toArray().size(), 3);
}

void TestMcp::promptsNameTheTools()
{
    for (const QJsonValue &prompt : say(u"prompts/list"_s)[u"result"_s][u"prompts"_s].toArray()) {
        const QString argument = prompt[u"arguments"_s][0][u"name"_s].toString();
        const QJsonObject result = say(u"prompts/get"_s,
            { { u"name"_s, prompt[u"name"_s] },
                { u"arguments"_s, QJsonObject { { argument, u"Do 100 %1 naps help?"_s } } } })[u"result"_s]
                                       .toObject();
        const QString text = result[u"messages"_s][0][u"content"_s][u"text"_s].toString();
        QVERIFY2(text.contains(u"Do 100 %1 naps help?"_s) && text.contains(u"\"ask\""_s), qPrintable(text));
    }
}

void TestMcp::nothingThatStaysHereIsGiven()
{
    const QJsonObject question { { u"question"_s, u"How long do the wolves of Xanthia howl?"_s } };
    const auto heard = [&](McpServer &mcp) {
        QByteArray all;
        const auto hear = [&](const QString &method, const QJsonObject &parameters) {
            const auto reply =
                mcp.reply({ { u"jsonrpc"_s, u"2.0"_s }, { u"id"_s, 1 }, { u"method"_s, method }, { u"params"_s, parameters } });
            QJsonObject said = reply.value_or(QJsonObject());
            all += QJsonDocument(said).toJson();
        };
        const qint64 wolves = m_served->id(u"wolves.md"_s).value;
        hear(u"tools/call"_s, { { u"name"_s, u"ask"_s }, { u"arguments"_s, question } });
        hear(u"tools/call"_s, { { u"name"_s, u"search"_s }, { u"arguments"_s, QJsonObject { { u"query"_s, u"howl"_s } } } });
        hear(u"tools/call"_s, { { u"name"_s, u"list_documents"_s }, { u"arguments"_s, QJsonObject() } });
        hear(u"tools/call"_s,
            { { u"name"_s, u"read_page"_s }, { u"arguments"_s, QJsonObject { { u"document"_s, wolves }, { u"page"_s, 1 } } } });
        hear(u"resources/list"_s, {});
        hear(u"resources/read"_s, { { u"uri"_s, u"adduce://documents/%1/pages/1"_s.arg(wolves) } });
        return all;
    };
    const QByteArray given = heard(*m_mcp);
    QVERIFY2(!given.contains("ninety seconds") && !given.contains("wolves.md"), given.constData());
    McpServer trusted(*m_context, whoeverOpens(false)); // the user said so
    QVERIFY(heard(trusted).contains("ninety seconds"));
}

void TestMcp::filesAreAddedFromFoldersAlone()
{
    QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkpath(u"open"_s) && QDir(folder.path()).mkpath(u"openly"_s));
    const auto write = [&](const QString &name) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly)
            && file.write("# Dreams\n\nDreams were told by forty sailors.\n" + name.toUtf8()) > 0);
    };
    write(u"open/dreams.md"_s);
    write(u"openly/near.md"_s);
    write(u"secret.md"_s);
    QVERIFY(QFile::link(folder.filePath(u"secret.md"_s), folder.filePath(u"open/link.md"_s)));
    QStringList allowed { folder.filePath(u"open"_s) };
    McpServer mcp(*m_context, whoeverOpens(), [&] { return allowed; });
    const auto add = [&](const QString &path) {
        return mcp
            .reply({ { u"jsonrpc"_s, u"2.0"_s }, { u"id"_s, 1 }, { u"method"_s, u"tools/call"_s },
                { u"params"_s,
                    QJsonObject { { u"name"_s, u"document_add"_s }, { u"arguments"_s, QJsonObject { { u"path"_s, path } } } } } })
            .value_or(QJsonObject())[u"result"_s]
            .toObject();
    };
    for (const QString &path :
        { u"secret.md"_s, u"open/../secret.md"_s, u"open/link.md"_s, u"openly/near.md"_s, u"open"_s, u"open/none.md"_s })
        QVERIFY2(add(folder.filePath(path))[u"isError"_s].toBool(), qPrintable(path));
    QVERIFY(add(u"/etc/passwd"_s)[u"isError"_s].toBool());
    const QJsonObject added = add(folder.filePath(u"open/dreams.md"_s));
    QVERIFY2(!added[u"isError"_s].toBool(), qPrintable(added[u"content"_s][0][u"text"_s].toString()));
    QCOMPARE(added[u"structuredContent"_s][u"state"_s].toString(), u"ready"_s);
    allowed.clear(); // while it runs
    QVERIFY(add(folder.filePath(u"open/dreams.md"_s)).isEmpty()); // no such tool
}

void TestMcp::overHttp()
{
    const QByteArray anna = m_served->token(u"Anna"_s, UserRole::Reader);
    const QJsonObject request { { u"jsonrpc"_s, u"2.0"_s }, { u"id"_s, 1 }, { u"method"_s, u"tools/list"_s } };
    QCOMPARE(m_served->post("/mcp", anna, request).json()[u"result"_s][u"tools"_s].toArray().size(), 6);
    QCOMPARE(m_served->post("/mcp", anna, { { u"jsonrpc"_s, u"2.0"_s }, { u"method"_s, u"notifications/initialized"_s } }).status,
        202);
    QCOMPARE(m_served->post("/mcp", {}, request).status, 401);
    QCOMPARE(m_served->get("/mcp", anna).status, 405); // no stream of our own
}

ADDUCE_TEST(TestMcp)
#include "test_mcp.moc"
