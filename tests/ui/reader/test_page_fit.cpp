#include "core/answer/answer.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/places.h"
#include "tests/support/test_main.h"
#include "ui/reader/page_cache.h"
#include "ui/reader/page_marks.h"
#include "ui/reader/page_view.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// "Fit the text": the margins may lie outside of the view, no letter does.
class TestPageFit : public QObject
{
    Q_OBJECT

private slots:
    void aLongerLineIsInside_data();
    void aLongerLineIsInside();
};

void TestPageFit::aLongerLineIsInside_data()
{
    QTest::addColumn<int>("page");
    QTest::newRow("of the first page") << 0;
    QTest::newRow("of a later page") << 2;
}

void TestPageFit::aLongerLineIsInside()
{
    QFETCH(int, page);
    const QStringList lines(20, u"All of the students were allowed to take a nap of thirty minutes after the lunch"_s);
    QList<test::MadePage> pages(3, { test::textColumn(lines) });
    pages[page].lines.push_back({ .x = 520, .y = 400, .text = u"noon"_s });
    const QTemporaryDir place;
    PageCache cache(test::docworker());
    PageView view(cache);
    view.resize(500, 400);
    view.show();
    QSignalSpy opened(&cache, &PageCache::opened);
    cache.setDocument(test::writeFile(place.path(), u"paper.pdf"_s, test::makePdf(pages)));
    QVERIFY(opened.wait(20'000));
    view.setPageCount(3);
    const double zoom = view.zoom();
    QTRY_VERIFY_WITH_TIMEOUT(view.zoom() != zoom, 20'000); // the text block is known
    const double margin = view.pages().pageRect(0).left();
    QVERIFY(margin < 0);

    Citation word;
    word.page = page + 1;
    word.rects = { { 520, 392, 22, 8 } };
    const auto isInside = [&] {
        const QRectF seen = markRects(word, view.pages()).front();
        return seen.left() >= 0 && seen.right() <= view.viewport()->width();
    };
    view.goToPage(page);
    QTRY_VERIFY_WITH_TIMEOUT(isInside(), 20'000);
}

ADDUCE_TEST(TestPageFit)
#include "test_page_fit.moc"
