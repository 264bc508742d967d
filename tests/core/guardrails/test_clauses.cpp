#include "core/guardrails/clauses.h"
#include "core/guardrails/opposites.h"
#include "core/guardrails/people.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestClauses : public QObject
{
    Q_OBJECT

private slots:
    void sentencesArePartedIntoClauses_data();
    void sentencesArePartedIntoClauses();
    void wordsThatOnlyReportCarryNothing();
    void scales();
    void oppositeForms_data();
    void oppositeForms();
    void groups();
};

void TestClauses::sentencesArePartedIntoClauses_data()
{
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QStringList>("clauses");
    QTest::newRow("one") << u"Naps improve recall."_s << QStringList { u"naps improve recall"_s };
    QTest::newRow("a contrast") << u"Naps help, but long ones do not."_s
                                << QStringList { u"naps help"_s, u"but long ones do not"_s };
    QTest::newRow("brackets") << u"Naps (of an hour) help."_s << QStringList { u"naps"_s, u"of an hour"_s, u"help"_s };
    QTest::newRow("an addition") << u"Naps help and cure."_s << QStringList { u"naps help"_s, u"and cure"_s };
    QTest::newRow("a grouped number") << u"Of 1,000 runners slept."_s << QStringList { u"of 1 000 runners slept"_s };
    QTest::newRow("nothing") << QString() << QStringList();
}

void TestClauses::sentencesArePartedIntoClauses()
{
    QFETCH(QString, sentence);
    Stemmer stem;
    const ParsedSentence found = parsed(sentence, stem);
    QStringList clauses;
    for (const Clause &clause : found.clauses) {
        QStringList words;
        for (std::size_t i = clause.first; i < clause.end; ++i)
            words << found.words[i].text;
        clauses << words.join(u' ');
    }
    QTEST(clauses, "clauses");
}

void TestClauses::wordsThatOnlyReportCarryNothing()
{
    Stemmer stem;
    QStringList content;
    for (const TextWord &word : parsed(u"The study found that 12 naps improved recall after lunch."_s, stem).words)
        if (word.isContent)
            content << word.text;
    QCOMPARE(content.join(u' '), u"naps improved recall after lunch"_s);
}

void TestClauses::scales()
{
    QVERIFY(poleOf(u"higher"_s) && poleOf(u"lower"_s));
    QCOMPARE(poleOf(u"higher"_s)->scale, poleOf(u"decreasing"_s)->scale);
    QVERIFY(poleOf(u"higher"_s)->isUpper != poleOf(u"decreasing"_s)->isUpper);
    QVERIFY(!poleOf(u"recall"_s));
}

void TestClauses::oppositeForms_data()
{
    QTest::addColumn<QString>("a");
    QTest::addColumn<QString>("b");
    QTest::addColumn<bool>("areOpposite");
    QTest::newRow("un-") << u"likely"_s << u"unlikely"_s << true;
    QTest::newRow("the other way") << u"unlikely"_s << u"likely"_s << true;
    QTest::newRow("hyper and hypo") << u"hypertonic"_s << u"hypotonic"_s << true;
    QTest::newRow("the same") << u"likely"_s << u"likely"_s << false;
    QTest::newRow("too short") << u"it"_s << u"unit"_s << false;
    QTest::newRow("nothing") << QString() << u"un"_s << false;
}

void TestClauses::oppositeForms()
{
    QFETCH(QString, a);
    QFETCH(QString, b);
    QTEST(areOppositeForms(a, b), "areOpposite");
}

void TestClauses::groups()
{
    QCOMPARE(groupOf(u"females"_s), groupOf(u"women"_s));
    QVERIFY(areApart(groupOf(u"women"_s), groupOf(u"male"_s)));
    QVERIFY(!areApart(groupOf(u"women"_s), groupOf(u"runners"_s)));
    QVERIFY(groupOf(u"recall"_s).isEmpty());
}

ADDUCE_TEST(TestClauses)
#include "test_clauses.moc"
