#include "core/ask/noun_phrase.h"
#include "core/base/error.h"
#include "core/evaluation/proposed_questions.h"
#include "core/library/collection_store.h"
#include "tests/support/library_fixture.h"
#include "tests/support/test_main.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

/// Questions that are made of the library's own sentences.
class TestProposedQuestions : public QObject
{
    Q_OBJECT

private slots:
    void aSentenceAnswersItsQuestion_data();
    void aSentenceAnswersItsQuestion();
    void whatTellsNothingAsksNothing_data();
    void whatTellsNothingAsksNothing();
    void numbersAreToldWithOrWithoutCommas();
    void eachHasItsGoldSentenceAndIsNoQuestionYet();
    void aMissWithholdsTheOnlyPaperThatAnswers();
    void anotherSeedProposesOthers();
    void onlyPapersOfTheScopeAreRead();
    void itCanBeStopped();
};

namespace {

std::vector<SentenceQuestion> asked(const QString &sentence)
{
    return questionsAnsweredBy(sentence, NounPhrases({ sentence }, nullptr), {});
}

/// Two papers with findings, numbers and definitions of their own, and words that both hold.
void addPapers(test::LibraryFixture &fixture)
{
    fixture.add(u"sprints"_s,
        { u"# Results"_s, u"A total of 48 trained men completed the sprint protocol in the second winter."_s,
            u"Sprint time was strongly associated with leg strength in the older runners."_s,
            u"Sleep duration increased by 12.5 % after the evening programme had ended."_s,
            u"Reaction time was measured with a light sensor that stood beside the track."_s,
            u"Sprint fatigue is defined as a fall in speed of more than five per cent."_s });
    fixture.add(u"coffee"_s,
        { u"# Results"_s, u"A total of 1,204 healthy women were recruited from coffee houses in the old town."_s,
            u"Caffeine improved reaction time in all of the groups that drank two cups."_s,
            u"Coffee aroma is defined as the smell of freshly roasted beans before they are ground."_s,
            u"Sleep duration was lower in coffee drinkers than in tea drinkers of the same age."_s,
            u"Bean density was determined by weighing a litre of beans from every one of the farms."_s });
    fixture.learn();
}

} // namespace

void TestProposedQuestions::aSentenceAnswersItsQuestion_data()
{
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("question");
    const auto row = [](const char *name, const QString &sentence, const QString &type, const QString &question) {
        QTest::newRow(name) << sentence << type << question;
    };
    row("a count", u"A total of 48 trained men completed the sprint protocol in the second winter."_s, u"number"_s,
        u"How many trained men completed the sprint protocol in the second winter?"_s);
    row("a count with a comma", u"In 2014, 1,204 healthy women were recruited from coffee houses in the old town."_s, u"number"_s,
        u"How many healthy women were recruited from coffee houses in the old town?"_s);
    row("a change", u"Sleep duration increased by 12.5 % after the evening programme had ended."_s, u"number"_s,
        u"By how much did sleep duration increase?"_s);
    row("what was changed", u"Training load was reduced by about 40 % in the last two weeks of the season."_s, u"number"_s,
        u"By how much was training load reduced?"_s);
    row("a value", u"The mean age of the older runners was 61.2 years when they first came to the track."_s, u"number"_s,
        u"What was the mean age of the older runners?"_s);
    row("a definition", u"Sprint fatigue is defined as a fall in speed of more than five per cent."_s, u"definition"_s,
        u"How is sprint fatigue defined?"_s);
    row("what something is", u"Sprint fatigue is the loss of speed that runners know from the last metres of a race."_s,
        u"definition"_s, u"What is sprint fatigue?"_s);
    row("a relation", u"Sprint time was strongly associated with leg strength in the older runners."_s, u"finding"_s,
        u"How are sprint time and leg strength related?"_s);
    row("an effect", u"Caffeine improved reaction time in all of the groups that drank two cups."_s, u"finding"_s,
        u"How does caffeine affect reaction time?"_s);
    row("a method", u"Reaction time was measured with a light sensor that stood beside the track."_s, u"method"_s,
        u"How is reaction time measured?"_s);
}

void TestProposedQuestions::aSentenceAnswersItsQuestion()
{
    QFETCH(QString, sentence);
    QFETCH(QString, type);
    QFETCH(QString, question);
    const auto questions = asked(sentence);
    QVERIFY2(!questions.empty(), qPrintable(sentence));
    QCOMPARE(questions.front().question, question);
    QCOMPARE(questions.front().type, type);
    for (const QString &must : questions.front().must)
        QVERIFY(mustExpression(must).match(sentence).hasMatch());
}

void TestProposedQuestions::whatTellsNothingAsksNothing_data()
{
    QTest::addColumn<QString>("sentence");
    QTest::newRow("an aim") << u"The aim of this study was to find out whether caffeine improved reaction time."_s;
    QTest::newRow("points back") << u"This finding was strongly associated with leg strength in the older runners."_s;
    QTest::newRow("points at a figure") << u"Sprint time was associated with leg strength, as Figure 2 shows in detail."_s;
    QTest::newRow("no method named") << u"Reaction time was measured twice in each of the two groups of runners."_s;
    QTest::newRow("of its text") << u"The default is a model of two parts that is fitted to all of the counts."_s;
    QTest::newRow("short") << u"Caffeine improved reaction time."_s;
    QTest::newRow("open") << u"Caffeine improved reaction time in all of the groups that drank two cups of"_s;
    QTest::newRow("long") << u"Caffeine improved reaction time "_s + u"and sleep "_s.repeated(50) + u"in all."_s;
    QTest::newRow("empty") << QString();
}

void TestProposedQuestions::whatTellsNothingAsksNothing()
{
    QFETCH(QString, sentence);
    QVERIFY(asked(sentence).empty());
}

void TestProposedQuestions::numbersAreToldWithOrWithoutCommas()
{
    const QString sentence = u"A total of 1,204 healthy women were recruited from coffee houses in the old town."_s;
    const auto questions = asked(sentence);
    QCOMPARE(questions.front().must.size(), 1);
    const QRegularExpression must = mustExpression(questions.front().must.front());
    QVERIFY(must.match(sentence).hasMatch());
    QVERIFY(must.match(u"There were 1204 women."_s).hasMatch());
    QVERIFY(!must.match(u"There were 11,204 women."_s).hasMatch());
    QVERIFY(!must.match(u"There were 1,2045 women."_s).hasMatch());
}

void TestProposedQuestions::eachHasItsGoldSentenceAndIsNoQuestionYet()
{
    test::LibraryFixture fixture;
    addPapers(fixture);
    const auto proposed = proposedQuestions(fixture.database(), {}, nullptr, { 6, 0 });
    QCOMPARE(proposed.size(), 6U);
    QSet<QString> types;
    QSet<QString> quotes;
    for (const EvaluationQuery &query : proposed) {
        QVERIFY(!query.isAccepted);
        QCOMPARE(query.category, QueryCategory::Direct);
        QCOMPARE(query.gold.size(), 1U);
        QCOMPARE(query.expected.front().file, query.gold.front().file);
        QCOMPARE(query.expected.front().pages, std::vector<int> { query.gold.front().page });
        types.insert(query.type);
        quotes.insert(query.gold.front().quote);
    }
    QCOMPARE(types.size(), 4); // all kinds
    QCOMPARE(quotes.size(), 6); // a sentence once
    const QuerySet set { u"Mine"_s, proposed };
    QVERIFY(readQuerySet(toJson(set)).queries == proposed);
    QVERIFY(acceptedOf(set).queries.empty());
}

void TestProposedQuestions::aMissWithholdsTheOnlyPaperThatAnswers()
{
    test::LibraryFixture fixture;
    addPapers(fixture);
    const auto proposed = proposedQuestions(fixture.database(), {}, nullptr, { 0, 3 });
    QVERIFY(!proposed.empty());
    for (const EvaluationQuery &query : proposed) {
        QCOMPARE(query.category, QueryCategory::EdgeCase);
        QCOMPARE(query.withheld.size(), 1);
        QVERIFY(query.expected.empty() && query.gold.empty() && query.must.isEmpty());
    }
    const auto holds = [&](const QString &words) {
        return std::ranges::any_of(proposed, [&](const EvaluationQuery &query) { return query.question.contains(words); });
    };
    QVERIFY(!holds(u"leg strength"_s)); // of which the other paper holds no word
    test::LibraryFixture one;
    one.add(u"alone"_s, { u"# Results"_s, u"Caffeine improved reaction time in all of the groups that drank two cups."_s });
    QVERIFY(proposedQuestions(one.database(), {}, nullptr, { 0, 3 }).empty()); // no paper would be left
}

void TestProposedQuestions::anotherSeedProposesOthers()
{
    test::LibraryFixture fixture;
    addPapers(fixture);
    const auto first = proposedQuestions(fixture.database(), {}, nullptr, { 3, 1, 1 });
    QVERIFY(first == proposedQuestions(fixture.database(), {}, nullptr, { 3, 1, 1 }));
    bool isOther = false;
    for (quint32 seed = 2; seed < 8; ++seed)
        isOther = isOther || first != proposedQuestions(fixture.database(), {}, nullptr, { 3, 1, seed });
    QVERIFY(isOther);
}

void TestProposedQuestions::onlyPapersOfTheScopeAreRead()
{
    test::LibraryFixture fixture;
    addPapers(fixture);
    const DocumentId only = DocumentStore(fixture.database()).list().front().id;
    const auto proposed = proposedQuestions(fixture.database(), std::vector { only }, nullptr, { 20, 0 });
    QVERIFY(!proposed.empty());
    for (const EvaluationQuery &query : proposed)
        QCOMPARE(query.gold.front().file, proposed.front().gold.front().file);
    QVERIFY(proposedQuestions(fixture.database(), std::vector<DocumentId> {}, nullptr, {}).empty());
}

void TestProposedQuestions::itCanBeStopped()
{
    test::LibraryFixture fixture;
    addPapers(fixture);
    std::stop_source stop;
    stop.request_stop();
    QVERIFY_THROWS_EXCEPTION(Error, proposedQuestions(fixture.database(), {}, nullptr, {}, stop.get_token()));
}

ADDUCE_TEST(TestProposedQuestions)
#include "test_proposed_questions.moc"
