#include "tests/cli/program.h"
#include "tests/support/test_main.h"
#include "tests/support/web_server.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// The web from the command line: nothing without leave, and what went wrong is said.
class TestWebCommand : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_program = std::make_unique<test::Program>(); }
    void settings();
    void wrongUsage_data();
    void wrongUsage();
    void withoutLeaveNothingIsAsked();
    void aPrivateAddressOfASearchIsNotFetched();
    void papersNeedLeave();

private:
    QString addPaper() const
    {
        const QString path = m_program->write(u"naps.md"_s, "# Naps\n\nA nap of thirty minutes improves recall by 12 %.\n");
        (void)m_program->run({ u"add"_s, path });
        return path;
    }

    std::unique_ptr<test::Program> m_program;
};

void TestWebCommand::settings()
{
    QVERIFY(!m_program->run({ u"web"_s }).object()[u"allowed"_s].toBool());
    QVERIFY(m_program->run({ u"web"_s, u"allow"_s }).object()[u"allowed"_s].toBool());
    (void)m_program->run({ u"web"_s, u"searxng"_s, u"searx.example.org"_s });
    (void)m_program->run({ u"web"_s, u"email"_s, u"ann@example.org"_s });
    (void)m_program->run({ u"web"_s, u"wikipedia"_s, u"off"_s });
    (void)m_program->run({ u"web"_s, u"duckduckgo"_s, u"off"_s });
    const QJsonObject now = m_program->run({ u"web"_s, u"days"_s, u"7"_s }).object();
    QCOMPARE(now[u"searxng"_s].toString(), u"https://searx.example.org"_s);
    QCOMPARE(now[u"email"_s].toString(), u"ann@example.org"_s);
    QCOMPARE(now[u"days"_s].toInt(), 7);
    QVERIFY(!now[u"wikipedia"_s].toBool() && !now[u"duckduckgo"_s].toBool());
    const QJsonObject after = m_program->run({ u"web"_s, u"searxng"_s, u"none"_s }).object();
    QVERIFY(after[u"searxng"_s].toString().isEmpty());
    QVERIFY(after[u"pages"_s].toArray().isEmpty());
    QVERIFY(m_program->run({ u"web"_s }, false).out.contains("Asked: nobody."));
}

void TestWebCommand::wrongUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("code");
    QTest::newRow("no such word") << QStringList { u"web"_s, u"everything"_s } << 2;
    QTest::newRow("without a value") << QStringList { u"web"_s, u"days"_s } << 2;
    QTest::newRow("days") << QStringList { u"web"_s, u"days"_s, u"many"_s } << 1;
    QTest::newRow("on or off") << QStringList { u"web"_s, u"wikipedia"_s, u"maybe"_s } << 1;
    QTest::newRow("an address") << QStringList { u"web"_s, u"searxng"_s, u"file:///etc/passwd"_s } << 1;
    QTest::newRow("no such page") << QStringList { u"web"_s, u"keep"_s, u"nothing.html"_s } << 1;
    QTest::newRow("papers of nothing") << QStringList { u"papers"_s } << 2;
    QTest::newRow("papers of no number") << QStringList { u"papers"_s, u"naps"_s, u"--most"_s, u"few"_s } << 2;
}

void TestWebCommand::wrongUsage()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, code);
    (void)addPaper();
    const test::Ran ran = m_program->run(arguments);
    QCOMPARE(ran.code, code);
    QVERIFY(!ran.err.isEmpty());
}

void TestWebCommand::withoutLeaveNothingIsAsked()
{
    (void)addPaper();
    const test::Ran ran = m_program->run({ u"ask"_s, u"--web"_s, u"How much does a nap improve recall?"_s });
    QCOMPARE(ran.code, 1);
    QVERIFY2(ran.err.contains("web allow"), ran.err.constData());
    (void)m_program->run({ u"web"_s, u"allow"_s });
    const test::Ran local = m_program->run({ u"ask"_s, u"--web"_s, u"--local-only"_s, u"Does a nap help?"_s });
    QCOMPARE(local.code, 1);
    QVERIFY2(local.err.contains("only this computer"), local.err.constData());
}

/// The user's own service may be on this computer; what it names may not lead there.
void TestWebCommand::aPrivateAddressOfASearchIsNotFetched()
{
    (void)addPaper();
    test::LoopbackServer *server = nullptr;
    test::LoopbackServer searxng([&](const QByteArray &) {
        return test::http(
            "200 OK", R"({"results": [{"title": "Inside", "url": ")" + server->url(u"/inside"_s).toEncoded() + R"("}]})");
    });
    server = &searxng;
    (void)m_program->run({ u"web"_s, u"allow"_s });
    (void)m_program->run({ u"web"_s, u"wikipedia"_s, u"off"_s });
    (void)m_program->run({ u"web"_s, u"searxng"_s, searxng.url(u"/"_s).toString() });
    const test::Ran ran = m_program->run({ u"ask"_s, u"--web"_s, u"How much does a nap improve recall?"_s }, false);
    QCOMPARE(ran.code, 0);
    QVERIFY2(ran.out.contains("A nap of thirty minutes improves recall by 12 %."), ran.out.constData());
    QVERIFY2(ran.out.contains("The web could not be searched."), ran.out.constData());
    QVERIFY2(ran.out.contains("References:"), ran.out.constData());
    QCOMPARE(searxng.asked(), 1);
}

void TestWebCommand::papersNeedLeave()
{
    const test::Ran ran = m_program->run({ u"papers"_s, u"Do naps help?"_s });
    QCOMPARE(ran.code, 1);
    QVERIFY2(ran.err.contains("web allow"), ran.err.constData());
}

ADDUCE_TEST(TestWebCommand)
#include "test_web_command.moc"
