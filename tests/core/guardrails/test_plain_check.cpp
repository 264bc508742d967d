#include "core/guardrails/plain_check.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestPlainCheck : public QObject
{
    Q_OBJECT

private slots:
    void verdicts_data();
    void verdicts();
    void scoresAreBounded();
};

static const QStringList kPassages { u"Naps of thirty minutes improved recall. Coffee did not. The trial had 40 students."_s,
    u"Bridges of steel corrode near the sea."_s };

void TestPlainCheck::verdicts_data()
{
    QTest::addColumn<QString>("statement");
    QTest::addColumn<QString>("quote");
    QTest::addColumn<StatementVerdict>("verdict");
    using enum StatementVerdict;
    QTest::newRow("said by a sentence") << u"Naps of thirty minutes improved recall."_s << QString() << Proved;
    QTest::newRow("said by two") << u"Naps of thirty minutes improved recall in 40 students."_s << QString() << Proved;
    QTest::newRow("said by its quote") << u"Naps improved recall."_s << u"Naps of thirty minutes improved recall."_s << Proved;
    QTest::newRow("the opposite") << u"Naps of thirty minutes impaired recall."_s << QString() << Contradicted;
    QTest::newRow("another number") << u"The trial had 70 students."_s << QString() << NotProved;
    QTest::newRow("of something else") << u"Electric cars need less care."_s << QString() << NotProved;
    QTest::newRow("a quote that stands nowhere")
        << u"Naps improved recall."_s << u"Dreams of thirty nights are long."_s << NotProved;
}

void TestPlainCheck::verdicts()
{
    QFETCH(QString, statement);
    QFETCH(QString, quote);
    const PlainVerdict found = checkPlain({ statement, kPassages, quote }, nullptr);
    QTEST(found.verdict, "verdict");
    QCOMPARE(found.reasons.empty(), found.verdict == StatementVerdict::Proved);
}

void TestPlainCheck::scoresAreBounded()
{
    for (const QString &statement : { u"Naps improved recall."_s, u"Zebras!"_s, u"..."_s, QString() }) {
        const double score = checkPlain({ statement, kPassages }, nullptr).score;
        QVERIFY(score >= 0 && score <= 1);
    }
    QVERIFY(checkPlain({ u"Naps improved recall."_s, kPassages }, nullptr).score
        > checkPlain({ u"Naps impaired recall."_s, kPassages }, nullptr).score);
    QCOMPARE(checkPlain({ u"Naps improved recall."_s, {} }, nullptr).verdict, StatementVerdict::NotProved);
}

ADDUCE_TEST(TestPlainCheck)
#include "test_plain_check.moc"
