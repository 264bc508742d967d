#include "core/library/collection_store.h"
#include "core/library/kept_here.h"
#include "tests/support/library_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <array>

using namespace adduce;
using namespace Qt::StringLiterals;

class TestKeptHere : public QObject
{
    Q_OBJECT

private slots:
    void onlyPagesThatStayAreAsked();
    void theFirstThatMatchesEndsIt();
};

void TestKeptHere::onlyPagesThatStayAreAsked()
{
    test::LibraryFixture fixture;
    const DocumentId sleep = fixture.add(u"sleep"_s, test::sleepPaper());
    fixture.add(u"coffee"_s, test::coffeePaper());
    const auto holds = [](const QString &words) { return [words](const QString &page) { return page.contains(words); }; };
    QVERIFY(!anyPageKeptHere(fixture.database(), holds(u"nap"_s)));
    CollectionStore(fixture.database()).keepHere(std::array { sleep }, true);
    QVERIFY(anyPageKeptHere(fixture.database(), holds(u"nap"_s)));
    QVERIFY(!anyPageKeptHere(fixture.database(), holds(u"runners"_s)));
}

void TestKeptHere::theFirstThatMatchesEndsIt()
{
    test::LibraryFixture fixture;
    CollectionStore(fixture.database()).keepHere(std::array { fixture.add(u"sleep"_s, test::sleepPaper()) }, true);
    int seen = 0;
    QVERIFY(anyPageKeptHere(fixture.database(), [&](const QString &) { return ++seen == 2; }));
    QCOMPARE(seen, 2);
}

ADDUCE_TEST(TestKeptHere)
#include "test_kept_here.moc"
