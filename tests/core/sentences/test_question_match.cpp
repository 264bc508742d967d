#include "core/sentences/question_match.h"
#include "core/text/stemmer.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestQuestionMatch : public QObject
{
    Q_OBJECT

private slots:
    void countsTermsAndTheirWeight();
    void bm25IsThatOfTheIndex();
    void pairsThatFollowEachOther();
    void holdersStandCloseToTheirOffice_data();
    void holdersStandCloseToTheirOffice();
    void definitions_data();
    void definitions();
    void wantedNumbers_data();
    void wantedNumbers();
    void withoutTermsNothingMatches();
};

namespace {

QuestionTerms termsOf(const QString &question)
{
    return { keyTerms(question, nullptr), askedFor(question) };
}

QuestionMatch match(const QString &question, const QString &sentence)
{
    Stemmer stem;
    const QuestionTerms asked = termsOf(question);
    return matchOf(asked, TermLookup(asked.terms), wordsOf(sentence, stem), sentence, {}, 10);
}

} // namespace

void TestQuestionMatch::countsTermsAndTheirWeight()
{
    const QuestionMatch found = match(u"Does a nap improve recall?"_s, u"Naps and more naps improved moods."_s);
    QCOMPARE(found.counts, (std::vector<int> { 2, 1, 0 }));
    QCOMPARE(found.coverage, 2.0 / 3);
    QCOMPARE(found.density, 3.0 / 4); // nap, nap, improve of four stems
}

void TestQuestionMatch::bm25IsThatOfTheIndex()
{
    const Bm25Parameters bm25;
    const QuestionMatch found = match(u"nap"_s, u"A nap helps."_s); // two stems, one of them the term, of weight 1
    const double norm = bm25.k1 * (1 - bm25.b + bm25.b * 2 / 10);
    QCOMPARE(found.bm25, (bm25.k1 + 1) / (1 + norm));
}

void TestQuestionMatch::pairsThatFollowEachOther()
{
    QCOMPARE(match(u"reverse periodization training"_s, u"Reverse periodization helps training."_s).adjacent, 0.5);
    QCOMPARE(match(u"reverse periodization"_s, u"Periodization in reverse."_s).adjacent, 0.0);
}

void TestQuestionMatch::holdersStandCloseToTheirOffice_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<bool>("hasHolder");
    const QString asked = u"Who is the president of France?"_s;
    QTest::newRow("together") << asked << u"Vincent Auriol was president of France."_s << true;
    QTest::newRow("the other way round") << asked << u"France has a president."_s << true;
    QTest::newRow("apart") << asked << u"The former president may have summed it up best in a speech given in Paris, France."_s
                           << false;
    QTest::newRow("one of them") << asked << u"The study took place in France."_s << false;
    QTest::newRow("no holder asked for") << u"Who saw the president in France?"_s << u"It took place in France."_s << true;
}

void TestQuestionMatch::holdersStandCloseToTheirOffice()
{
    QFETCH(QString, question);
    QFETCH(QString, sentence);
    QTEST(match(question, sentence).hasHolder, "hasHolder");
}

void TestQuestionMatch::definitions_data()
{
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<bool>("begins");
    QTest::addColumn<bool>("defines");
    QTest::newRow("is") << u"Reverse periodization is a plan."_s << true << true;
    QTest::newRow("refers to") << u"The term reverse periodization refers to a plan."_s << true << true;
    QTest::newRow("no verb") << u"Reverse periodization, last year."_s << true << false;
    QTest::newRow("late") << u"Many coaches of several national teams plan seasons by reverse periodization."_s << false << false;
}

void TestQuestionMatch::definitions()
{
    QFETCH(QString, sentence);
    const QuestionMatch found = match(u"What is reverse periodization?"_s, sentence);
    QTEST(found.beginsWithTerms, "begins");
    QTEST(found.definesTerms, "defines");
}

void TestQuestionMatch::wantedNumbers_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<bool>("wanted");
    const auto row = [](const char *question, const char *sentence, bool wanted) {
        QTest::newRow(sentence) << QString::fromUtf8(question) << QString::fromUtf8(sentence) << wanted;
    };
    row("How many athletes took part?", "Eleven female athletes took part.", true);
    row("How many athletes took part?", "The athletes were tested in 2019.", false);
    row("How old were the athletes?", "They were 31 years old.", true);
    row("How old were the athletes?", "They ran 31 km.", false);
    row("What percentage dropped out?", "In all, 12 % dropped out.", true);
    row("What percentage dropped out?", "In all, 12 dropped out.", false);
    row("How long was the fast?", "It took 24 hours.", true);
    row("How much does it cost?", "A biopsy costs £98.", true);
    row("How much does it cost?", "A biopsy costs money.", false);
    row("What p-value was given?", "It fell (p < 0.05).", true);
    row("What dose of caffeine helps?", "Doses of 3 mg helped.", true);
    row("How far do they run?", "They run 10 km.", true);
    row("How often did they train?", "They trained 3 times a week.", true);
}

void TestQuestionMatch::wantedNumbers()
{
    QFETCH(QString, question);
    QFETCH(QString, sentence);
    QTEST(match(question, sentence).hasWantedNumber, "wanted");
}

void TestQuestionMatch::withoutTermsNothingMatches()
{
    const QuestionMatch found = match(u"What is it?"_s, u"A nap helps."_s);
    QCOMPARE(found.bm25, 0.0);
    QCOMPARE(found.coverage, 0.0);
    QVERIFY(!found.beginsWithTerms && !found.hasNewNumber);
    QCOMPARE(match(u"nap"_s, {}).density, 0.0);
}

ADDUCE_TEST(TestQuestionMatch)
#include "test_question_match.moc"
