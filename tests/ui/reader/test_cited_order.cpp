#include "tests/support/test_main.h"
#include "ui/reader/cited_order.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

/// The cited sentences of a document: which they are, and in what order one goes through them.
class TestCitedOrder : public QObject
{
    Q_OBJECT

private slots:
    void eachQuoteStandsOnce();
    void quotesAreAddedOnce();
    void theyStandAsInTheDocument();
    void stepsEndAtTheFirstAndTheLast_data();
    void stepsEndAtTheFirstAndTheLast();
};

namespace {

Citation quoteAt(int page, double top, const QString &sha256 = u"a"_s)
{
    Citation citation;
    citation.sha256 = sha256;
    citation.page = page;
    citation.quote = u"%1 at %2"_s.arg(page).arg(top);
    citation.rects = { QRectF(72, top, 100, 12) };
    return citation;
}

std::vector<int> pagesOf(const std::vector<Citation> &citations)
{
    std::vector<int> pages;
    for (const Citation &citation : citations)
        pages.push_back(citation.page);
    return pages;
}

} // namespace

void TestCitedOrder::eachQuoteStandsOnce()
{
    Citation again = quoteAt(2, 100);
    again.finalScore = 0.5; // found in another way
    const Place here { quoteAt(1, 100), { quoteAt(2, 100), quoteAt(1, 100), quoteAt(7, 100, u"other"_s) }, {} };
    QCOMPARE(citedBeside(here, { again, quoteAt(3, 100) }), (std::vector { quoteAt(2, 100), quoteAt(3, 100) }));
}

void TestCitedOrder::quotesAreAddedOnce()
{
    std::vector<Citation> citations { quoteAt(2, 100) };
    addQuote(citations, quoteAt(2, 100));
    addQuote(citations, Citation()); // a document, and no quote of it
    addQuote(citations, quoteAt(2, 200));
    QCOMPARE(citations, (std::vector { quoteAt(2, 100), quoteAt(2, 200) }));
}

void TestCitedOrder::theyStandAsInTheDocument()
{
    Citation withoutPlace = quoteAt(2, 0);
    withoutPlace.rects.clear();
    const auto ordered = inOrder(quoteAt(2, 300), { quoteAt(3, 10), quoteAt(2, 100), withoutPlace, quoteAt(1, 500) });
    QCOMPARE(pagesOf(ordered), (std::vector { 1, 2, 2, 2, 3 }));
    QCOMPARE(ordered[1], withoutPlace);
    QCOMPARE(ordered[3], quoteAt(2, 300));
}

void TestCitedOrder::stepsEndAtTheFirstAndTheLast_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("steps");
    QTest::addColumn<int>("page"); // 0: none
    QTest::newRow("on") << 1 << 1 << 2;
    QTest::newRow("back") << 3 << -1 << 2;
    QTest::newRow("behind the last") << 3 << 1 << 0;
    QTest::newRow("before the first") << 1 << -1 << 0;
}

void TestCitedOrder::stepsEndAtTheFirstAndTheLast()
{
    QFETCH(const int, from);
    QFETCH(const int, steps);
    QFETCH(const int, page);
    const std::vector<Citation> all { quoteAt(1, 10), quoteAt(2, 10), quoteAt(3, 10) };
    const auto next = stepFrom(quoteAt(from, 10), all, steps);
    QCOMPARE(next ? next->page : 0, page);
}

ADDUCE_TEST(TestCitedOrder)
#include "test_cited_order.moc"
