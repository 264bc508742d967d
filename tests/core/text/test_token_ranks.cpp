#include "core/text/token_ranks.h"
#include "tests/support/installed_ranks.h"
#include "tests/support/test_main.h"

#include <QElapsedTimer>
#include <QTest>

using namespace adduce;
using test::rankLines;
using namespace Qt::StringLiterals;

/// Tokens are counted as the ranks say, and a file of ranks that is none is damaged.
class TestTokenRanks : public QObject
{
    Q_OBJECT

private slots:
    void counts_data();
    void counts();
    void damagedFiles_data();
    void damagedFiles();
    void longRunsTakeNoTime();
    void areReadWhereTheyAreInstalled();
};

void TestTokenRanks::counts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("tokens");
    QTest::newRow("nothing") << QString() << 0;
    QTest::newRow("a byte") << u"a"_s << 1;
    QTest::newRow("a token") << u"the"_s << 1;
    QTest::newRow("with the space before it") << u" the"_s << 1;
    QTest::newRow("two words") << u"the the"_s << 2;
    QTest::newRow("the lower rank first") << u"her"_s << 2; // "he" before "er"
    QTest::newRow("joined twice") << u"then"_s << 2;
    QTest::newRow("three digits at a time") << u"123456"_s << 6; // "34" is none across two of them
    QTest::newRow("two blanks") << u"a  the"_s << 3; // the last one belongs to the word
    QTest::newRow("half a pair") << u"the th"_s + QChar(0xd800) << 4; // counted as a sign in its place
    QTest::newRow("letters of two bytes") << u"\u00e9"_s << 2;
    QTest::newRow("what follows an apostrophe") << u"he's"_s << 3;
    QTest::newRow("signs") << u"(he)"_s << 3; // "(he" is a piece: a sign goes with its word
}

void TestTokenRanks::counts()
{
    QFETCH(QString, text);
    QFETCH(int, tokens);
    const auto ranks = TokenRanks::fromLines(rankLines({ "e'", "he'", "e)", "he)", "th", "he", "the", " the", "er", "34" }));
    QCOMPARE(ranks->count(text), tokens);
}

void TestTokenRanks::damagedFiles_data()
{
    QTest::addColumn<QByteArray>("lines");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("text") << QByteArray("These are no ranks.\n");
    QTest::newRow("cut") << rankLines({}).chopped(2000);
    QTest::newRow("no rank") << rankLines({}) + "dGg=\n";
    QTest::newRow("no number") << rankLines({}) + "dGg= x\n";
    QTest::newRow("below zero") << rankLines({}) + "dGg= -1\n";
    QTest::newRow("no base64") << rankLines({}) + "d*g= 256\n";
    QTest::newRow("no bytes") << rankLines({}) + "= 256\n";
}

void TestTokenRanks::damagedFiles()
{
    QFETCH(QByteArray, lines);
    QVERIFY(!TokenRanks::fromLines(lines));
}

void TestTokenRanks::longRunsTakeNoTime()
{
    const auto ranks = TokenRanks::fromLines(rankLines({ "aa", "aaaa" }));
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(ranks->count(QString(1 << 20, u'a')), 1 << 18);
    QCOMPARE(ranks->count(QString(1 << 20, u' ')), 1 << 20);
    QVERIFY(timer.elapsed() < 20'000); // days, by the square
}

void TestTokenRanks::areReadWhereTheyAreInstalled()
{
    QVERIFY(!installedRanks().ranks);
    QVERIFY(!installedRanks().isDamaged);
    const test::InstalledRanksFixture fixture;
    fixture.write("no ranks");
    QVERIFY(!installedRanks().ranks);
    QVERIFY(installedRanks().isDamaged);
    QCOMPARE(installedRanks().file, fixture.file());
    fixture.write(rankLines({ "th" }));
    const InstalledRanks installed = installedRanks();
    QVERIFY(installed.ranks);
    QCOMPARE(installed.ranks->count(u"th"_s), 1);
    QCOMPARE(installedRanks().ranks, installed.ranks); // read once
    fixture.write(rankLines({}));
    QCOMPARE(installedRanks().ranks->count(u"th"_s), 2);
}

ADDUCE_TEST(TestTokenRanks)
#include "test_token_ranks.moc"
