#include "tests/cli/program.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// Collections, tags, duplicates, and what is searched.
class TestFiling : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void collectionsHoldDocuments();
    void scopeNarrowsSearch();
    void emptyScopeSearchesNothing();
    void duplicatesAreOffered();
    void replacedFileIsListedOnce();
    void missingFileIsToldAndStays();
    void failedAreListedAndRetried();
    void watchAddsWhatComes();
    void wrongUsage_data();
    void wrongUsage();

private:
    std::unique_ptr<test::Program> m_program;
};

static const QByteArray kNaps = "# Naps\n\nA nap of thirty minutes improves the recall of word pairs.\n";
static const QByteArray kCoffee = "# Coffee\n\nCoffee of thirty grams improves the recall of runners.\n";

void TestFiling::init()
{
    m_program = std::make_unique<test::Program>();
}

void TestFiling::collectionsHoldDocuments()
{
    test::Program &p = *m_program;
    QCOMPARE(
        p.run({ u"add"_s, p.write(u"naps.md"_s, kNaps), u"--collection"_s, u"Sleep/Naps"_s, u"--tag"_s, u"to read"_s }).code, 0);
    (void)p.run({ u"add"_s, p.write(u"coffee.md"_s, kCoffee) });
    QCOMPARE(p.run({ u"list"_s, u"--collection"_s, u"Sleep"_s }).array().size(), 1);
    QCOMPARE(p.run({ u"list"_s, u"--tag"_s, u"to read"_s }).array().size(), 1);
    QCOMPARE(p.run({ u"collections"_s, u"create"_s, u"Sport"_s }).code, 0);
    QCOMPARE(p.run({ u"collections"_s, u"add"_s, u"Sport"_s, u"coffee.md"_s, u"naps.md"_s }).code, 0);
    QCOMPARE(p.run({ u"collections"_s, u"take"_s, u"Sport"_s, u"naps.md"_s }).code, 0);
    QCOMPARE(p.run({ u"collections"_s, u"rename"_s, u"Sport"_s, u"Running"_s }).code, 0);
    QHash<QString, int> documents;
    for (const QJsonValue &c : p.run({ u"collections"_s }).array())
        documents[c[u"path"_s].toString()] = c[u"documents"_s].toInt();
    QCOMPARE(documents, (QHash<QString, int> { { u"Sleep"_s, 1 }, { u"Sleep/Naps"_s, 1 }, { u"Running"_s, 1 } }));
    QCOMPARE(p.run({ u"collections"_s, u"describe"_s, u"Running"_s, u"Coffee"_s, u"before races"_s }).code, 0);
    for (const QJsonValue &c : p.run({ u"collections"_s }).array())
        QCOMPARE(c[u"description"_s].toString(), c[u"path"_s] == u"Running"_s ? u"Coffee before races"_s : QString());
    QCOMPARE(p.run({ u"collections"_s, u"describe"_s, u"Running"_s, QString(2000, u'x') }).code, 1);
    QCOMPARE(p.run({ u"collections"_s, u"remove"_s, u"Running"_s }).code, 0);
    QCOMPARE(p.run({ u"list"_s }).array().size(), 2); // no document goes
    QCOMPARE(p.run({ u"tags"_s, u"add"_s, u"warm"_s, u"coffee.md"_s }).array().size(), 2);
    QCOMPARE(p.run({ u"tags"_s, u"take"_s, u"warm"_s, u"coffee.md"_s }).array().size(), 1);
}

void TestFiling::scopeNarrowsSearch()
{
    test::Program &p = *m_program;
    (void)p.run({ u"add"_s, p.write(u"naps.md"_s, kNaps), u"--collection"_s, u"Sleep"_s });
    (void)p.run({ u"add"_s, p.write(u"coffee.md"_s, kCoffee), u"--tag"_s, u"sport"_s });
    const auto found = [&](const QStringList &scope) {
        QStringList files;
        for (const QJsonValue &hit : p.run(QStringList { u"search"_s, u"thirty improves recall"_s } + scope).array())
            files << hit[u"path"_s].toString().section(u'/', -1);
        files.removeDuplicates();
        return files;
    };
    QCOMPARE(found({}).size(), 2);
    QCOMPARE(found({ u"--collection"_s, u"Sleep"_s }), QStringList { u"naps.md"_s });
    QCOMPARE(found({ u"--tag"_s, u"sport"_s }), QStringList { u"coffee.md"_s });
    QCOMPARE(found({ u"--document"_s, u"naps.md"_s }), QStringList { u"naps.md"_s });
    const QJsonObject answer =
        p.run({ u"ask"_s, u"Does a nap improve the recall of word pairs?"_s, u"--tag"_s, u"sport"_s }).object();
    QVERIFY(answer[u"verdict"_s].toString() != u"answered"_s);
}

void TestFiling::emptyScopeSearchesNothing()
{
    test::Program &p = *m_program;
    (void)p.run({ u"add"_s, p.write(u"naps.md"_s, kNaps) });
    (void)p.run({ u"collections"_s, u"create"_s, u"Empty"_s });
    for (const QStringList &command : { QStringList { u"ask"_s, u"nap"_s }, { u"search"_s, u"nap"_s }, { u"evaluate"_s } }) {
        const test::Ran ran = p.run(command + QStringList { u"--collection"_s, u"Empty"_s });
        QCOMPARE(ran.code, 1);
        QVERIFY(ran.err.contains("scope"));
    }
    QCOMPARE(p.run({ u"search"_s, u"nap"_s, u"--tag"_s, u"unknown"_s }).code, 1);
    QCOMPARE(p.run({ u"search"_s, u"nap"_s, u"--collection"_s, u"unknown"_s }).code, 1);
}

void TestFiling::duplicatesAreOffered()
{
    test::Program &p = *m_program;
    (void)p.run({ u"add"_s, p.write(u"naps.md"_s, kNaps), p.write(u"twin.md"_s, kNaps + "\n\n") });
    const QJsonArray pairs = p.run({ u"duplicates"_s }).array();
    QCOMPARE(pairs.size(), 1);
    QCOMPARE(pairs[0][u"reason"_s].toString(), u"text"_s);
    QVERIFY(p.run({ u"duplicates"_s, u"merge"_s, u"naps.md"_s, u"twin.md"_s }).array().isEmpty());
    QCOMPARE(p.run({ u"list"_s }).array().size(), 1);
    QVERIFY(p.run({ u"page"_s, u"twin.md"_s, u"1"_s }, false).out.contains("nap of thirty")); // what is cited still opens
}

void TestFiling::replacedFileIsListedOnce()
{
    test::Program &p = *m_program;
    (void)p.run({ u"add"_s, p.write(u"a.md"_s, kNaps), u"--collection"_s, u"Sleep"_s });
    (void)p.run({ u"add"_s, p.write(u"a.md"_s, kCoffee + "And more.\n") });
    const QJsonArray list = p.run({ u"list"_s, u"--collection"_s, u"Sleep"_s }).array();
    QCOMPARE(list.size(), 1);
    for (const QJsonValue &hit : p.run({ u"search"_s, u"nap word pairs"_s }).array())
        QVERIFY(hit[u"text"_s].toString().contains(u"Coffee"));
    QVERIFY(p.run({ u"page"_s, u"a.md"_s, u"1"_s }, false).out.contains("Coffee"));
}

void TestFiling::missingFileIsToldAndStays()
{
    test::Program &p = *m_program;
    const QString path = p.write(u"naps.md"_s, kNaps);
    (void)p.run({ u"add"_s, path });
    QVERIFY(!p.run({ u"list"_s }).array()[0][u"file_missing"_s].toBool());
    QVERIFY(QFile::remove(path));
    QVERIFY(p.run({ u"list"_s }).array()[0][u"file_missing"_s].toBool());
    QVERIFY(!p.run({ u"search"_s, u"nap"_s }).array().isEmpty());
}

void TestFiling::failedAreListedAndRetried()
{
    test::Program &p = *m_program;
    const QString path = p.write(u"broken.pdf"_s, "%PDF-1.4 and nothing more");
    (void)p.run({ u"add"_s, path, p.write(u"naps.md"_s, kNaps) });
    QCOMPARE(p.run({ u"list"_s, u"--failed"_s }).array().size(), 1);
    const test::Ran again = p.run({ u"retry"_s, u"--all"_s });
    QCOMPARE(again.code, 1);
    QCOMPARE(again.object()[u"failed"_s].toInt(), 1);
    QCOMPARE(p.run({ u"retry"_s, u"broken.pdf"_s }).object()[u"failed"_s].toInt(), 1);
    const test::Ran cut = p.run({ u"retry"_s, u"naps.md"_s, u"--profile"_s, u"portal"_s }); // it did not fail: read again
    QCOMPARE(cut.code, 0);
    QCOMPARE(cut.object()[u"reread"_s].toInt(), 1);
    QCOMPARE(p.run({ u"list"_s }).array().first()[u"profile"_s].toString(), u"portal"_s);
}

void TestFiling::watchAddsWhatComes()
{
    test::Program &p = *m_program;
    p.write(u"a.md"_s, kNaps);
    QProcess watching;
    p.start(watching, { u"add"_s, p.folder(), u"--watch"_s, u"--collection"_s, u"Watched"_s });
    const auto listed = [&] { return p.run({ u"list"_s, u"--collection"_s, u"Watched"_s }).array().size(); };
    QByteArray emitted;
    const auto isWatching = [&] { return (emitted += watching.readAllStandardError()).contains("watching"); };
    QTRY_VERIFY_WITH_TIMEOUT(isWatching(), 30'000);
    QCOMPARE(listed(), 1);
    p.write(u"b.md"_s, kCoffee);
    QTRY_COMPARE_WITH_TIMEOUT(listed(), 2, 30'000);
    watching.terminate();
    QVERIFY(watching.waitForFinished(30'000));
    QCOMPARE(watching.exitCode(), 130);
}

void TestFiling::wrongUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("collections dance") << QStringList { u"collections"_s, u"dance"_s, u"x"_s };
    QTest::newRow("collections create nothing") << QStringList { u"collections"_s, u"create"_s };
    QTest::newRow("collections add no document") << QStringList { u"collections"_s, u"add"_s, u"x"_s };
    QTest::newRow("tags add nothing") << QStringList { u"tags"_s, u"add"_s, u"x"_s };
    QTest::newRow("duplicates merge one") << QStringList { u"duplicates"_s, u"merge"_s, u"1"_s };
    QTest::newRow("retry nothing") << QStringList { u"retry"_s };
    QTest::newRow("unknown encoding") << QStringList { u"add"_s, u"x.md"_s, u"--encoding"_s, u"klingon"_s };
    QTest::newRow("unknown profile") << QStringList { u"add"_s, u"x.md"_s, u"--profile"_s, u"unknown"_s };
    QTest::newRow("no jobs") << QStringList { u"add"_s, u"x.md"_s, u"--jobs"_s, u"0"_s };
}

void TestFiling::wrongUsage()
{
    QFETCH(QStringList, arguments);
    (void)m_program->run({ u"add"_s, m_program->write(u"naps.md"_s, kNaps) });
    const test::Ran ran = m_program->run(arguments);
    QCOMPARE(ran.code, 2);
    QVERIFY(!ran.err.isEmpty());
}

ADDUCE_TEST(TestFiling)
#include "test_filing.moc"
