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
    void ofNothingNothing();
};

namespace {

Candidate candidate(int ordinal, double score, qint64 document = 1)
{
    Candidate c;
    c.document = DocumentId { document };
    c.ordinal = ordinal;
    c.score = score;
    c.stems = { QString::number(ordinal) };
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
    again.stems = { u"1"_s };
    QCOMPARE(told({ candidate(1, 0.9), again, candidate(3, 0.7) }), (std::vector { 1, 3 }));
}

void TestExtractive::aSecondSourceIsHeard()
{
    QCOMPARE(told({ candidate(1, 0.9), candidate(2, 0.8), candidate(3, 0.75, 2) }, { .maxSentences = 2, .sourceDiscount = 0.1 }),
        (std::vector { 1, 3 }));
}

void TestExtractive::ofNothingNothing()
{
    QVERIFY(told({}).empty());
}

ADDUCE_TEST(TestExtractive)
#include "test_extractive.moc"
