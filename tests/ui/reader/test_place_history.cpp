#include "tests/support/test_main.h"
#include "ui/reader/place_history.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

/// Back and Forward as values, without a window.
class TestPlaceHistory : public QObject
{
    Q_OBJECT

private slots:
    void whatWasLeftComesBack();
    void goingElsewhereForgetsWhatLayAhead();
    void equalPlacesAreOne();
    void aWalkLeavesOnlyWhereItBegan();
    void whatComesBackIsNoWalk();
    void theOldestAreForgotten();
};

namespace {

Place placeAt(int page, const QString &quote = {})
{
    Citation citation;
    citation.document = DocumentId { 1 };
    citation.sha256 = u"a"_s;
    citation.page = page;
    citation.quote = quote;
    return { citation };
}

Place seenAt(int page)
{
    Place place = placeAt(1);
    place.seen = PagePoint { page - 1, { 0, 40 } };
    return place;
}

int countBack(PlaceHistory history)
{
    int count = 0;
    while (history.goBack())
        ++count;
    return count;
}

} // namespace

void TestPlaceHistory::whatWasLeftComesBack()
{
    PlaceHistory history;
    QVERIFY(history.isEmpty() && !history.goBack() && !history.goForward());
    history.go(placeAt(1));
    history.leave({ 2, { 0, 100 } });
    history.go(placeAt(7, u"Quoted."_s));
    QVERIFY(!history.here().seen);
    QVERIFY(history.goBack());
    QVERIFY(history.here().seen == (PagePoint { 2, { 0, 100 } }));
    QVERIFY(!history.before() && history.after()->citation.quote == u"Quoted."_s);
    QVERIFY(history.goForward() && !history.goForward());
    QCOMPARE(history.here().citation.page, 7);
}

void TestPlaceHistory::goingElsewhereForgetsWhatLayAhead()
{
    PlaceHistory history;
    for (const int page : { 1, 2, 3 })
        history.go(placeAt(page));
    history.goBack();
    history.goBack();
    history.go(placeAt(9));
    QVERIFY(!history.after());
    QCOMPARE(countBack(history), 1);
}

void TestPlaceHistory::equalPlacesAreOne()
{
    PlaceHistory history;
    history.go(placeAt(3, u"Quoted."_s));
    Place again = placeAt(3, u"Quoted."_s);
    again.citation.finalScore = 0.5; // found by another question
    history.go(again);
    QCOMPARE(countBack(history), 0);
    history.go(placeAt(3, u"Another."_s));
    QCOMPARE(countBack(history), 1);
    history.goBack();
    history.go(placeAt(3, u"Quoted."_s));
    QVERIFY(history.after()); // nothing moved
    history.go(seenAt(4));
    history.go(seenAt(4));
    QCOMPARE(countBack(history), 1);
    Place other = seenAt(4);
    other.citation.sha256 = u"b"_s;
    history.go(other);
    QCOMPARE(countBack(history), 2);
}

void TestPlaceHistory::aWalkLeavesOnlyWhereItBegan()
{
    PlaceHistory history;
    history.go(seenAt(1));
    for (const int page : { 2, 3, 4 })
        history.go(seenAt(page), Walk::Matches);
    QCOMPARE(countBack(history), 1);
    history.endWalk();
    history.go(seenAt(5), Walk::Matches); // another one begins
    QCOMPARE(history.before()->seen->page, 3);
    history.go(seenAt(6), Walk::Sentences);
    QCOMPARE(countBack(history), 3);
}

void TestPlaceHistory::whatComesBackIsNoWalk()
{
    PlaceHistory history;
    history.go(seenAt(1));
    history.go(seenAt(2), Walk::Sentences);
    history.goBack();
    history.goForward();
    history.go(seenAt(3), Walk::Sentences);
    QCOMPARE(countBack(history), 2);
}

void TestPlaceHistory::theOldestAreForgotten()
{
    PlaceHistory history;
    for (int page = 1; page <= 1000; ++page)
        history.go(seenAt(page));
    QCOMPARE(history.here().seen->page, 999);
    QVERIFY(countBack(history) < 500);
}

ADDUCE_TEST(TestPlaceHistory)
#include "test_place_history.moc"
