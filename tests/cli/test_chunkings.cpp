#include "tests/cli/program.h"
#include "tests/support/installed_ranks.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// The ways in which a library is cut.
class TestChunkings : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void madeUsedAndDropped();
    void papersThatComeAreCutForAll();
    void nothingToMake();
    void tokensAreCountedByRanksThatAreThere();
    void wrongUsage_data();
    void wrongUsage();

private:
    std::unique_ptr<test::Program> m_program;
};

void TestChunkings::init()
{
    m_program = std::make_unique<test::Program>();
    QByteArray text = "# Naps\n\n";
    for (int i = 0; i < 60; ++i)
        text += "A nap of " + QByteArray::number(i) + " minutes improves the recall of words in the afternoon.\n\n";
    (void)m_program->run({ u"add"_s, m_program->write(u"naps.md"_s, text) });
}

void TestChunkings::madeUsedAndDropped()
{
    const test::Program &p = *m_program;
    const QStringList search { u"search"_s, u"nap recall"_s, u"--profile"_s, u"nutor"_s };
    QVERIFY(p.run({ u"chunkings"_s }).array().isEmpty());
    const test::Ran before = p.run(search);
    QVERIFY2(before.err.contains("cut otherwise"), before.err.constData());
    const QJsonArray made = p.run({ u"chunkings"_s, u"make"_s, u"--profile"_s, u"nutor"_s }).array();
    QCOMPARE(made.size(), 1);
    const QJsonObject one = made.first().toObject();
    QCOMPARE(one[u"state"_s].toString(), u"complete"_s);
    QCOMPARE(one[u"profiles"_s].toArray().first().toString(), u"nutor"_s);
    QVERIFY(one[u"passages"_s].toInt() > 1 && one[u"bytes"_s].toInt() > 1000);
    const test::Ran after = p.run(search);
    QVERIFY2(!after.err.contains("cut otherwise"), after.err.constData());
    QVERIFY(after.array() != before.array());
    QVERIFY(!after.array().first()[u"cut_otherwise"_s].toBool());
    const auto passages = [&](const QStringList &options) {
        return p.run(QStringList { u"chunks"_s, u"naps.md"_s } + options).object()[u"chunks"_s].toArray().size();
    };
    QCOMPARE(passages({ u"--profile"_s, u"nutor"_s }), one[u"passages"_s].toInt());
    QVERIFY(passages({}) != passages({ u"--profile"_s, u"nutor"_s }));
    const QString hash = one[u"hash"_s].toString();
    QCOMPARE(p.run({ u"chunkings"_s, u"drop"_s, hash.left(8) }).array().size(), 0);
    QCOMPARE(p.run(search).array(), before.array());
}

void TestChunkings::papersThatComeAreCutForAll()
{
    const test::Program &p = *m_program;
    (void)p.run({ u"chunkings"_s, u"make"_s, u"--profile"_s, u"docagent"_s });
    (void)p.run({ u"add"_s, p.write(u"zebras.md"_s, "# Zebras\n\nZebras nap beside the river.\n") });
    const test::Ran found = p.run({ u"search"_s, u"zebras"_s, u"--profile"_s, u"docagent"_s });
    QVERIFY2(!found.err.contains("cut otherwise"), found.err.constData());
    QVERIFY(found.array().first()[u"path"_s].toString().endsWith(u"zebras.md"_s));
}

void TestChunkings::nothingToMake()
{
    const test::Ran ran = m_program->run({ u"chunkings"_s, u"make"_s, u"--profile"_s, u"adduce"_s });
    QCOMPARE(ran.code, 0);
    QVERIFY(ran.array().isEmpty());
    QVERIFY(ran.err.contains("every paper is cut"));
}

/// The profile portal has them counted.
void TestChunkings::tokensAreCountedByRanksThatAreThere()
{
    const test::Program &p = *m_program;
    const QStringList portal { u"--profile"_s, u"portal"_s };
    const test::InstalledRanksFixture ranks;
    ranks.write("no ranks");
    const test::Ran damaged = p.run(QStringList { u"chunkings"_s } + portal);
    QVERIFY2(damaged.err.contains("tokens are estimated") && damaged.err.contains("is damaged"), damaged.err.constData());
    const QStringList add = QStringList { u"add"_s, p.write(u"zebras.md"_s, "# Zebras\n\nZebras nap.\n") } + portal;
    (void)p.run(add);
    QCOMPARE(p.run(add).object()[u"already_there"_s].toInt(), 1); // cut as the profile can be kept to
    ranks.write(test::rankLines({}));
    const test::Ran made = p.run(QStringList { u"chunkings"_s, u"make"_s } + portal);
    QVERIFY2(!made.err.contains("estimated"), made.err.constData());
    QCOMPARE(made.array().first()[u"chunks"_s][u"tokens"_s].toString(), u"cl100k_base"_s);
}

void TestChunkings::wrongUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("a word") << QStringList { u"dance"_s };
    QTest::newRow("nothing to drop") << QStringList { u"drop"_s };
    QTest::newRow("a stranger") << QStringList { u"drop"_s, u"0123456789"_s };
    QTest::newRow("all of them") << QStringList { u"drop"_s, u""_s };
    QTest::newRow("more than one") << QStringList { u"make"_s, u"nutor"_s };
}

void TestChunkings::wrongUsage()
{
    QFETCH(QStringList, arguments);
    const test::Ran ran = m_program->run(QStringList { u"chunkings"_s } + arguments);
    QCOMPARE(ran.code, 2);
    QVERIFY(!ran.err.isEmpty());
}

ADDUCE_TEST(TestChunkings)
#include "test_chunkings.moc"
