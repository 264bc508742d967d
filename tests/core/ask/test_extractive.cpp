#include "core/ask/extractive.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// Which sentences are told, by their scores alone.
class TestExtractive : public QObject
{
    Q_OBJECT

private slots:
    void bestFirst();
    void noMoreThanAreWanted();
    void whatFallsFarBehindIsLeftOut();
    void doubtfulOnesAreNotTold();
    void whatRepeatsIsToldOnce();
    void aSecondSourceIsHeard();
    void whatDiffersIsToldBehindWhatItRepeats();
    void whatIsAlsoSaidStandsByPaper();
    void whatIsAlsoSaidRepeatsNothing();
    void whatCannotBeQuotedIsFoundByItsScore_data();
    void whatCannotBeQuotedIsFoundByItsScore();
    void aRefusalNamesWhatHoldsItsWords_data();
    void aRefusalNamesWhatHoldsItsWords();
    void ofNothingNothing();
};

namespace {

Candidate candidate(int ordinal, double score, qint64 document = 1)
{
    Candidate c;
    c.document = DocumentId { document };
    c.ordinal = ordinal;
    c.score = score;
    c.stems = keysOf({ QString::number(ordinal) });
    return c;
}

std::vector<int> told(const std::vector<Candidate> &candidates, const AnswerParameters &parameters = {})
{
    std::vector<int> ordinals;
    for (const Candidate &c : selectSentences(candidates, parameters))
        ordinals.push_back(c.ordinal);
    return ordinals;
}

} // namespace

void TestExtractive::bestFirst()
{
    QCOMPARE(told({ candidate(1, 0.5), candidate(2, 0.9), candidate(3, 0.7) }), (std::vector { 2, 3, 1 }));
}

void TestExtractive::noMoreThanAreWanted()
{
    QCOMPARE(told({ candidate(1, 0.9), candidate(2, 0.8), candidate(3, 0.7) }, { .maxSentences = 2 }), (std::vector { 1, 2 }));
}

void TestExtractive::whatFallsFarBehindIsLeftOut()
{
    QCOMPARE(told({ candidate(1, 0.9), candidate(2, 0.4) }, { .sentenceFloor = 0.5 }), (std::vector { 1 }));
}

void TestExtractive::doubtfulOnesAreNotTold()
{
    Candidate doubtful = candidate(1, 0.9);
    doubtful.sentence.isDoubtful = true;
    QCOMPARE(told({ doubtful, candidate(2, 0.3) }), (std::vector { 2 })); // and nothing is measured by it
}

void TestExtractive::whatRepeatsIsToldOnce()
{
    Candidate again = candidate(2, 0.8);
    again.stems = keysOf({ u"1"_s });
    QCOMPARE(told({ candidate(1, 0.9), again, candidate(3, 0.7) }), (std::vector { 1, 3 }));
}

void TestExtractive::aSecondSourceIsHeard()
{
    QCOMPARE(told({ candidate(1, 0.9), candidate(2, 0.8), candidate(3, 0.75, 2) }, { .maxSentences = 2, .sourceDiscount = 0.1 }),
        (std::vector { 1, 3 }));
}

void TestExtractive::whatDiffersIsToldBehindWhatItRepeats()
{
    const auto saying = [](Candidate c, const QString &text) {
        c.sentence.text = text;
        c.stems = keysOf({ u"share"_s });
        return c;
    };
    const Candidate first = saying(candidate(1, 0.9), u"The share of endurance athletes at risk of illness was 26%."_s);
    const Candidate other = saying(candidate(3, 0.7), u"The share of endurance athletes at risk of illness was 31%."_s);
    const Candidate third = saying(candidate(4, 0.6), u"At risk of illness was a share of 31% of the endurance athletes."_s);
    QCOMPARE(told({ first, candidate(2, 0.8), other, third }), (std::vector { 1, 3, 2 }));
}

void TestExtractive::whatIsAlsoSaidStandsByPaper()
{
    const std::vector<Candidate> all { candidate(1, 0.9, 1), candidate(2, 0.8, 2), candidate(3, 0.7, 3), candidate(4, 0.6, 2),
        candidate(5, 0.5, 3), candidate(6, 0.1, 1) };
    std::vector<int> also;
    for (const Candidate &c : alsoSaid(all, { all.front() }, { .alsoFloor = 0.5 }))
        also.push_back(c.ordinal);
    QCOMPARE(also, (std::vector { 2, 4, 3, 5 }));
    QCOMPARE(alsoSaid(all, {}, { .alsoSentences = 2 }).size(), 2);
}

void TestExtractive::whatIsAlsoSaidRepeatsNothing()
{
    Candidate again = candidate(2, 0.8, 2);
    again.stems = keysOf({ u"1"_s });
    Candidate doubtful = candidate(3, 0.7);
    doubtful.sentence.isDoubtful = true;
    QVERIFY(alsoSaid({ candidate(1, 0.9), again, doubtful }, { candidate(1, 0.9) }, {}).empty());
}

void TestExtractive::whatCannotBeQuotedIsFoundByItsScore_data()
{
    QTest::addColumn<double>("score");
    QTest::addColumn<int>("lines");
    QTest::addColumn<double>("floor");
    QTest::addColumn<bool>("isFound");
    QTest::newRow("the best") << 0.95 << 12 << 0.0 << true;
    QTest::newRow("as good as those that are told") << 0.5 << 2 << 0.0 << true;
    QTest::newRow("far behind") << 0.3 << 2 << 0.0 << false;
    QTest::newRow("under the floor of an answer") << 0.5 << 2 << 0.6 << false;
    QTest::newRow("an equation over half a page") << 0.95 << 13 << 0.0 << false;
}

void TestExtractive::whatCannotBeQuotedIsFoundByItsScore()
{
    QFETCH(double, score);
    QFETCH(int, lines);
    QFETCH(double, floor);
    QFETCH(bool, isFound);
    Candidate doubtful = candidate(2, score);
    doubtful.sentence.isDoubtful = true;
    doubtful.sentence.parts = { { 0, 0, 10, {} } };
    for (int line = 0; line < lines; ++line)
        for (const double cell : { 0.0, 100.0 }) // side by side
            doubtful.sentence.parts[0].rects.emplace_back(cell, 12 * line, 90, 10);
    const std::vector<Candidate> all { candidate(1, 0.9), doubtful, candidate(3, 0.8) };
    const std::vector<Candidate> found = unquotableSentences(all, floor, { .unquotableFloor = 0.5 });
    QCOMPARE(found.size(), std::size_t(isFound ? 1 : 0));
    if (isFound)
        QCOMPARE(found.front().ordinal, 2);
    QVERIFY(unquotableSentences(all, floor, { .unquotableSentences = 0 }).empty());
}

void TestExtractive::aRefusalNamesWhatHoldsItsWords_data()
{
    QTest::addColumn<double>("score");
    QTest::addColumn<double>("coverage");
    QTest::addColumn<bool>("holdsName");
    QTest::addColumn<int>("lines");
    QTest::addColumn<bool>("isFound");
    QTest::newRow("it holds the words") << 0.01 << 0.7 << true << 1 << true;
    QTest::newRow("it holds too few") << 0.01 << 0.5 << true << 1 << false;
    QTest::newRow("not the name") << 0.01 << 0.7 << false << 1 << false;
    QTest::newRow("it answers as well as is wanted") << 0.9 << 0.1 << false << 1 << true;
    QTest::newRow("an equation over half a page") << 0.9 << 0.9 << true << 13 << false;
}

void TestExtractive::aRefusalNamesWhatHoldsItsWords()
{
    QFETCH(double, score);
    QFETCH(double, coverage);
    QFETCH(bool, holdsName);
    QFETCH(int, lines);
    QFETCH(bool, isFound);
    Candidate doubtful = candidate(2, score);
    doubtful.sentence.isDoubtful = true;
    doubtful.match.coverage = coverage;
    doubtful.context.own = { holdsName ? 1.0 : 0.0 };
    doubtful.sentence.parts = { { 0, 0, 10, {} } };
    for (int line = 0; line < lines; ++line)
        doubtful.sentence.parts[0].rects.emplace_back(0, 12 * line, 90, 10);
    Candidate quotable = candidate(3, 0.01);
    quotable.match.coverage = 1;
    KeyTerm name { u"Berlin"_s, { u"berlin"_s } };
    name.isName = true;
    const std::vector<Candidate> found = unquotableOfRefusal({ quotable, doubtful }, { name }, {});
    QCOMPARE(found.size(), std::size_t(isFound ? 1 : 0));
    if (isFound)
        QCOMPARE(found.front().ordinal, 2);
}

void TestExtractive::ofNothingNothing()
{
    QVERIFY(told({}).empty());
}

ADDUCE_TEST(TestExtractive)
#include "test_extractive.moc"
