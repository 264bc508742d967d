#include "core/base/sha256.h"
#include "tests/cli/program.h"
#include "tests/support/loopback_server.h"
#include "tests/support/test_main.h"
#include "tests/support/tiny_model.h"

#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// What passages are compared by, and how a question finds them.
class TestSpaces : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void modelIsDownloadedUsedAndRemoved();
    void brokenDownloadChangesNothing();
    void explained();
    void wrongUsage_data();
    void wrongUsage();

private:
    std::unique_ptr<test::Program> m_program;
};

void TestSpaces::init()
{
    m_program = std::make_unique<test::Program>();
    (void)m_program->run({ u"add"_s, m_program->write(u"naps.md"_s, "# Naps\n\nA nap of thirty minutes improves recall.\n"),
        m_program->write(u"coffee.md"_s, "# Coffee\n\nCoffee before a race helps runners.\n") });
}

void TestSpaces::modelIsDownloadedUsedAndRemoved()
{
    const test::Program &p = *m_program;
    const test::LoopbackServer server([](const QByteArray &request) {
        return request.contains("tokenizer.json")   ? test::http("200 OK", test::kTinyTokenizer)
            : request.contains("model.safetensors") ? test::http("200 OK", test::tinyVectors())
                                                    : test::http("404 Not Found", {});
    });
    Sha256 hash;
    hash.add(test::tinyVectors());
    const QString folder = p.folder() + u"/models/tiny"_s;
    QVERIFY(p.run({ u"search"_s, u"siesta"_s }).array().isEmpty()); // no paper says so
    const test::Ran got =
        p.run({ u"spaces"_s, u"download"_s, folder, server.url(u"/m"_s).toString(), QString::fromLatin1(hash.takeHex()) });
    QCOMPARE(got.code, 0);
    QJsonObject used;
    for (const QJsonValue &space : got.array())
        if (space[u"active"_s].toBool())
            used = space.toObject();
    QCOMPARE(used[u"source"_s].toString(), folder);
    QCOMPARE(used[u"vectors"_s].toInt(), 2);
    QVERIFY(p.run({ u"search"_s, u"siesta"_s }).array().first()[u"path"_s].toString().endsWith(u"naps.md"_s));
    QCOMPARE(p.run({ u"spaces"_s, u"use"_s, u"learned"_s }).code, 0);
    QVERIFY(p.run({ u"search"_s, u"siesta"_s }).array().isEmpty());
    const QString number = QString::number(used[u"id"_s].toInt());
    QCOMPARE(p.run({ u"spaces"_s, u"remove"_s, number }).array().size(), 1);
    QVERIFY(QFile::exists(folder + u"/model.safetensors"_s));
}

void TestSpaces::brokenDownloadChangesNothing()
{
    const test::Program &p = *m_program;
    const test::LoopbackServer server([](const QByteArray &) { return test::http("503 Later", {}); });
    const test::Ran got =
        p.run({ u"spaces"_s, u"download"_s, p.folder() + u"/m"_s, server.url(u"/m"_s).toString(), QString(64, u'a') });
    QVERIFY(got.code != 0);
    QVERIFY2(got.err.contains("503"), got.err.constData());
    QCOMPARE(p.run({ u"spaces"_s }).array().size(), 1);
}

void TestSpaces::explained()
{
    const QJsonArray found = m_program->run({ u"explain"_s, u"nap improves recall of runners"_s }).array();
    QCOMPARE(found.size(), 2);
    const QJsonObject best = found.first().toObject();
    QVERIFY(best[u"text"_s].toString().startsWith(u"A nap"_s));
    QVERIFY(best[u"held"_s].toDouble() > found.last()[u"held"_s].toDouble() && best[u"held"_s].toDouble() < 1);
    QCOMPARE(best[u"keyword"_s].toDouble(), 1.0);
    QCOMPARE(best[u"chosen"_s].toInt(), 1);
}

void TestSpaces::wrongUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("a word") << QStringList { u"dance"_s };
    QTest::newRow("nothing to use") << QStringList { u"use"_s };
    QTest::newRow("no number") << QStringList { u"remove"_s, u"x"_s };
    QTest::newRow("the learned one") << QStringList { u"remove"_s, u"1"_s };
    QTest::newRow("nowhere to") << QStringList { u"download"_s };
    QTest::newRow("without a checksum") << QStringList { u"download"_s, u"/tmp/m"_s, u"https://example.org"_s };
}

void TestSpaces::wrongUsage()
{
    QFETCH(QStringList, arguments);
    const test::Ran ran = m_program->run(QStringList { u"spaces"_s } + arguments);
    QCOMPARE(ran.code, 2);
    QVERIFY(!ran.err.isEmpty());
}

ADDUCE_TEST(TestSpaces)
#include "test_spaces.moc"
