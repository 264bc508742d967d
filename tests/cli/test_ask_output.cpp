#include "tests/cli/program.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <algorithm>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::Ran;

/// What a person reads of an answer: the quotes under their sentences, where it is kept, and what came near where nothing answers.
class TestAskOutput : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void quotesStandUnderTheirSentences();
    void showTellsTheSame();
    void theThreadIsNamed();
    void aGreetingBeginsNoThread_data();
    void aGreetingBeginsNoThread();
    void aRefusalShowsWhatCameNear();

private:
    test::Program m_program;
};

static const QString kNap = u"Does a nap improve the recall of word pairs?"_s;

void TestAskOutput::initTestCase()
{
    QByteArray paper = "# Napping and memory\n\n## Results\n\n"
                       "A nap of thirty minutes improves the recall of word pairs on the same day.\n\n";
    paper += "The nap group of the second visit was asked about gardens";
    for (int i = 0; i < 30; ++i)
        paper += ", about flowers of the kind " + QByteArray::number(i);
    paper += " and about rivers.\n";
    QCOMPARE(m_program.run({ u"add"_s, m_program.write(u"naps.md"_s, paper) }).code, 0);
}

void TestAskOutput::quotesStandUnderTheirSentences()
{
    const Ran ran = m_program.run({ u"ask"_s, kNap }, false);
    QCOMPARE(ran.code, 0);
    const QList<QByteArray> lines = ran.out.split('\n');
    const auto told = std::ranges::find_if(lines, [](const QByteArray &line) { return line.startsWith("A nap of thirty"); });
    QVERIFY2(told != lines.end() && told + 1 != lines.end(), ran.out.constData());
    const QByteArray &quote = *(told + 1);
    QVERIFY2(
        quote.startsWith("    naps, p. 1, file page 1 of 1: \"A nap of thirty minutes improves the recall"), quote.constData());
    const qsizetype references = ran.out.indexOf("References:");
    QVERIFY2(ran.out.indexOf("/naps.md", references) > references, ran.out.constData()); // where the file is, once
    QCOMPARE(ran.out.count("/naps.md"), 1);
}

void TestAskOutput::showTellsTheSame()
{
    const Ran asked = m_program.run({ u"ask"_s, kNap }, false);
    const qint64 thread = m_program.run({ u"threads"_s }).array().first()[u"id"_s].toInteger();
    const Ran shown = m_program.run({ u"show"_s, QString::number(thread) }, false);
    QCOMPARE(shown.out, "\n# " + kNap.toUtf8() + "\n\n" + asked.out);
}

void TestAskOutput::theThreadIsNamed()
{
    const Ran ran = m_program.run({ u"ask"_s, kNap }, false);
    const QString thread = QString::number(m_program.run({ u"threads"_s }).array().first()[u"id"_s].toInteger());
    const QString said = QString::fromUtf8(ran.err);
    QVERIFY2(said.startsWith(u"Kept as thread %1."_s.arg(thread)), ran.err.constData());
    QVERIFY(said.contains(u"adduce-cli show %1,"_s.arg(thread)));
    QVERIFY(said.contains(u"--thread %1 "_s.arg(thread)));
    QVERIFY(m_program.run({ u"ask"_s, kNap }).err.isEmpty()); // JSON has it
}

void TestAskOutput::aGreetingBeginsNoThread_data()
{
    QTest::addColumn<QString>("typed");
    QTest::newRow("a greeting") << u"hello"_s;
    QTest::newRow("no words") << u"???"_s;
}

void TestAskOutput::aGreetingBeginsNoThread()
{
    QFETCH(QString, typed);
    const qsizetype before = m_program.run({ u"threads"_s }).array().size();
    const Ran ran = m_program.run({ u"ask"_s, typed }, false);
    QCOMPARE(ran.code, 0);
    QVERIFY(!ran.out.isEmpty());
    QVERIFY2(ran.err.isEmpty(), ran.err.constData());
    QCOMPARE(m_program.run({ u"ask"_s, typed }).object()[u"thread"_s].toInt(-1), 0);
    QCOMPARE(m_program.run({ u"threads"_s }).array().size(), before);
    QCOMPARE(m_program.run({ u"ask"_s, u" "_s }, false).code, 2);
}

void TestAskOutput::aRefusalShowsWhatCameNear()
{
    const Ran ran = m_program.run({ u"ask"_s, u"Which flowers did the nap group plant on the moon of Jupiter?"_s }, false);
    QCOMPARE(ran.code, 0);
    const qsizetype nearest = ran.out.indexOf("Nearest passages:");
    QVERIFY2(nearest > 0, ran.out.constData());
    QVERIFY2(ran.out.indexOf("  naps, p. 1: ", nearest) > nearest, ran.out.constData());
    QVERIFY2(ran.out.contains(QString(u'…').toUtf8()), ran.out.constData()); // the long one is cut
    for (const QByteArray &line : ran.out.split('\n'))
        QVERIFY2(line.startsWith("No ") || QString::fromUtf8(line).size() < 400, line.constData());
    QVERIFY2(ran.out.indexOf("\n  - ", nearest) > nearest, ran.out.constData()); // what to do next
    QVERIFY(ran.err.startsWith("Kept as thread "));
}

ADDUCE_TEST(TestAskOutput)
#include "test_ask_output.moc"
