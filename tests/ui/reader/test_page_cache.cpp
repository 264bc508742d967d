#include "tests/support/pdf_maker.h"
#include "tests/support/places.h"
#include "tests/support/test_main.h"
#include "ui/reader/page_cache.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// Images of pages under a bound: what is read stays, whatever else comes.
class TestPageCache : public QObject
{
    Q_OBJECT

private slots:
    void whatIsShownIsNeverGivenUp();
    void theBoundHoldsOverManyPages();
    void nothingIsDrawnTwice();
    void whatIsNextWaitsForRoom();
    void aSearchMissesNoPage();
    void anotherSearchSilencesTheOneBefore();
};

namespace {

constexpr int kPages = 12;

struct OpenCache
{
    explicit OpenCache(qint64 bytes)
        : cache(test::docworker(), bytes)
    {
        QList<test::MadePage> pages;
        for (int page = 0; page < kPages; ++page)
            pages.push_back({ test::textColumn({ u"Page %1 of the paper."_s.arg(page + 1) }) });
        QSignalSpy opened(&cache, &PageCache::opened);
        cache.setDocument(test::writeFile(place.path(), u"paper.pdf"_s, test::makePdf(pages)));
        if (opened.isEmpty() && !opened.wait(20'000))
            qFatal("not opened");
    }
    /// Asks and waits until all of it was drawn.
    void draw(const QList<PageRequest> &shown, const QList<PageRequest> &next = {})
    {
        cache.want(shown, next);
        const auto isThere = [&](const PageRequest &request) { return !cache.find(request).isNull(); };
        QTRY_VERIFY_WITH_TIMEOUT(std::ranges::all_of(shown, isThere), 20'000);
    }
    [[nodiscard]] qint64 sizeOf(const PageRequest &request) { return cache.find(request).sizeInBytes(); }

    QTemporaryDir place;
    PageCache cache;
};

} // namespace

void TestPageCache::whatIsShownIsNeverGivenUp()
{
    OpenCache f(1); // no image fits
    const QList<PageRequest> shown { { 0, 1 }, { 1, 1 } };
    f.draw(shown);
    QCOMPARE(f.cache.bytes(), f.sizeOf(shown[0]) + f.sizeOf(shown[1]));
    f.draw({ { 1, 1 }, { 2, 1 } });
    f.draw({ { 2, 1 }, { 3, 1 } });
    QVERIFY(f.cache.find({ 0, 1 }).isNull()); // out of sight, and there is no room
    QCOMPARE(f.cache.bytes(), f.sizeOf({ 2, 1 }) + f.sizeOf({ 3, 1 }));
}

void TestPageCache::theBoundHoldsOverManyPages()
{
    qint64 page = 0;
    {
        OpenCache one(1);
        one.draw({ { 0, 1 } });
        page = one.cache.bytes();
    }
    OpenCache f(5 * page);
    for (int i = 0; i < 60; ++i) {
        const int at = i * 7 % (kPages - 1);
        const double scale = i % 3 == 0 ? 0.5 : 1;
        f.draw({ { at, scale } }, { { at + 1, scale } });
        QVERIFY(f.cache.bytes() <= 5 * page);
        QVERIFY(f.cache.bytes() >= f.sizeOf({ at, scale }));
    }
    f.cache.setDocument({});
    QCOMPARE(f.cache.bytes(), 0);
}

void TestPageCache::nothingIsDrawnTwice()
{
    OpenCache f(64 << 20);
    QSignalSpy drawn(&f.cache, &PageCache::drawn);
    const QList<PageRequest> shown { { 0, 1 }, { 1, 1 }, { 2, 1 } };
    for (int i = 0; i < 50; ++i) {
        f.cache.want(shown); // as every pixel of scrolling does
        QCoreApplication::processEvents();
    }
    f.draw(shown);
    f.draw({ { 3, 1 } }); // whatever else was asked for is behind us
    QCOMPARE(drawn.size(), 4);
    QCOMPARE(f.cache.bytes(), 4 * f.sizeOf({ 0, 1 }));
}

void TestPageCache::whatIsNextWaitsForRoom()
{
    OpenCache f(1);
    QSignalSpy drawn(&f.cache, &PageCache::drawn);
    f.draw({ { 0, 1 } });
    f.draw({ { 0, 1 } }, { { 1, 1 } }); // a page more than the bound is shown already
    f.draw({ { 5, 1 } });
    QCOMPARE(drawn.size(), 2);
}

void TestPageCache::aSearchMissesNoPage()
{
    OpenCache f(1);
    QSignalSpy found(&f.cache, &PageCache::matchesFound);
    QSignalSpy finished(&f.cache, &PageCache::findFinished);
    f.cache.find(u"paper"_s, 3);
    QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 20'000);
    QCOMPARE(found.size(), kPages);
    QCOMPARE(found.front().front().toInt(), 3);
    QCOMPARE(found.back().front().toInt(), 2);
}

void TestPageCache::anotherSearchSilencesTheOneBefore()
{
    OpenCache f(1);
    QSignalSpy found(&f.cache, &PageCache::matchesFound);
    QSignalSpy finished(&f.cache, &PageCache::findFinished);
    f.cache.find(u"paper"_s, 0);
    f.cache.find(u"Page 7"_s, 0);
    QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 20'000);
    QCOMPARE(found.size(), 1);
}

ADDUCE_TEST(TestPageCache)
#include "test_page_cache.moc"
