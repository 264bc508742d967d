#include "core/threads/rating_store.h"
#include "core/threads/thread_store.h"
#include "tests/support/library_fixture.h"
#include "tests/support/sample_thread.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestRatingStore : public QObject
{
    Q_OBJECT

private slots:
    void isKeptWithItsAnswer();
    void isTakenBack();
    void goesWithItsThread();
    void nothingIsRatedThatIsNotThere();
    void countsByConfidence();
};

namespace {

SavedTurn saved(Database &database, Confidence confidence, const QString &question = u"What?"_s)
{
    Answer answer = test::answerOf(question, u"That."_s, u"That."_s);
    answer.verdict = Verdict::Answered;
    answer.confidence = confidence;
    answer.writer = std::nullopt;
    return ThreadStore(database).append({}, answer);
}

} // namespace

void TestRatingStore::isKeptWithItsAnswer()
{
    test::LibraryFixture fixture;
    const SavedTurn turn = saved(fixture.database(), Confidence::Medium, u"How many?"_s);
    RatingStore store(fixture.database());
    QVERIFY(!store.find(turn.turn));
    store.set(turn.turn, Rating::Partly);
    store.set(turn.turn, Rating::Wrong);
    QVERIFY(store.find(turn.turn) == Rating::Wrong);
    QVERIFY(ThreadStore(fixture.database()).find(turn.thread)->turns.front().rating == Rating::Wrong);
    const std::vector<RatedAnswer> rated = store.list();
    QCOMPARE(rated.size(), std::size_t(1));
    QCOMPARE(rated.front().question, u"How many?"_s);
    QVERIFY(rated.front().confidence == Confidence::Medium);
    QVERIFY(rated.front().ratedAt.isValid());
}

void TestRatingStore::isTakenBack()
{
    test::LibraryFixture fixture;
    const SavedTurn turn = saved(fixture.database(), Confidence::High);
    RatingStore store(fixture.database());
    store.set(turn.turn, Rating::Right);
    store.set(turn.turn, std::nullopt);
    QVERIFY(!store.find(turn.turn));
    QVERIFY(store.list().empty());
}

void TestRatingStore::goesWithItsThread()
{
    test::LibraryFixture fixture;
    const SavedTurn turn = saved(fixture.database(), Confidence::High);
    RatingStore store(fixture.database());
    store.set(turn.turn, Rating::Right);
    ThreadMarks marks = ThreadStore(fixture.database()).find(turn.thread)->row.marks;
    marks.isDeleted = true;
    ThreadStore(fixture.database()).setMarks(turn.thread, marks);
    QVERIFY(store.list().empty());
    ThreadStore(fixture.database()).remove(turn.thread);
    QVERIFY(!store.find(turn.turn));
}

void TestRatingStore::nothingIsRatedThatIsNotThere()
{
    test::LibraryFixture fixture;
    QVERIFY(!RatingStore(fixture.database()).set(TurnId { 99 }, Rating::Right));
    QVERIFY(!RatingStore(fixture.database()).set(TurnId { 99 }, std::nullopt));
    QVERIFY(!RatingStore(fixture.database()).find(TurnId { 99 }));
}

void TestRatingStore::countsByConfidence()
{
    const auto rated = [](std::optional<Confidence> confidence, Rating rating, const QString &model = {},
                           ConfidenceReason reason = ConfidenceReason::MostTerms) {
        RatedAnswer answer;
        answer.confidence = confidence;
        answer.rating = rating;
        answer.model = model;
        answer.reason = reason;
        return answer;
    };
    const ConfidenceRates rates = ratesOf({ rated(Confidence::High, Rating::Right), rated(Confidence::High, Rating::Partly),
        rated(Confidence::Low, Rating::Wrong), rated(std::nullopt, Rating::Right), rated(Confidence::High, Rating::Right, u"m"_s),
        rated(Confidence::High, Rating::Right, {}, ConfidenceReason::AskedPart) });
    QVERIFY(rates[Confidence::High] == (MeasuredRate { 2, 1 }));
    QVERIFY(rates[Confidence::Low] == (MeasuredRate { 1, 0 }));
    QVERIFY(rates[Confidence::Medium] == MeasuredRate {});
}

ADDUCE_TEST(TestRatingStore)
#include "test_rating_store.moc"
