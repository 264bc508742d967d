#include "core/worker/protocol.h"
#include "core/worker/worker.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/places.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>
#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;
using test::pageObject;

/// The links of pages as the worker tells them: where they lead, and that a hostile file can do no more than be told.
class TestPageLinks : public QObject
{
    Q_OBJECT

private slots:
    void linksLeadToPlacesOnPages_data();
    void linksLeadToPlacesOnPages();
    void namesLeadToPlaces();
    void aTurnedPageHasItsLinksWhereTheyAreSeen();
    void addressesAreToldAsTheyStand_data();
    void addressesAreToldAsTheyStand();
    void whatLeadsNowhereIsLeftOut_data();
    void whatLeadsNowhereIsLeftOut();
    void thousandsOfLinksAreBounded();
    void aRingOfNamesEnds();
    void aDocumentWithoutLinksHasNone();

private:
    [[nodiscard]] std::vector<PageLink> linksOf(const QByteArray &pdf, int page = 0) const
    {
        PageRenderer renderer(test::docworker(), test::writeFile(m_folder.path(), u"links.pdf"_s, pdf));
        return renderer.links(page);
    }
    QTemporaryDir m_folder;
};

namespace {

constexpr QRectF kWhere { 72, 92, 100, 20 };

QByteArray link(const QByteArray &action, const QByteArray &rect = "72 680 172 700")
{
    return "<< /Type /Annot /Subtype /Link /Rect [" + rect + "] " + action + " >>";
}

QByteArray address(const QByteArray &to)
{
    return link("/A << /S /URI /URI (" + to + ") >>");
}

/// Three pages, these annotations on the first.
QByteArray pdfWith(const QByteArray &annotations, int rotate = 0, const QByteArray &crop = {})
{
    const QList<test::PlacedText> lines = test::textColumn({ u"As was shown before [12]."_s });
    return test::makePdf({ { lines, rotate, crop, annotations }, { lines }, { lines, rotate, crop } });
}

} // namespace

void TestPageLinks::linksLeadToPlacesOnPages_data()
{
    QTest::addColumn<QByteArray>("destination");
    QTest::addColumn<int>("page");
    QTest::addColumn<QPointF>("point");
    const QByteArray third = pageObject(2);
    QTest::newRow("place") << "[" + third + " /XYZ 72 500 0]" << 2 << QPointF(72, 292);
    QTest::newRow("place without sides") << "[" + third + " /XYZ null null null]" << 2 << QPointF();
    QTest::newRow("page") << "[" + third + " /Fit]" << 2 << QPointF();
    QTest::newRow("height") << "[" + third + " /FitH 600]" << 2 << QPointF(0, 192);
    QTest::newRow("number of a page") << QByteArray("[1 /XYZ 0 792 0]") << 1 << QPointF();
    QTest::newRow("above the page") << "[" + third + " /XYZ 0 9999 0]" << 2 << QPointF();
    QTest::newRow("the page itself") << "[" + pageObject(0) + " /XYZ 0 392 0]" << 0 << QPointF(0, 400);
}

void TestPageLinks::linksLeadToPlacesOnPages()
{
    QFETCH(const QByteArray, destination);
    QFETCH(const int, page);
    QFETCH(const QPointF, point);
    for (const QByteArray &action : { "/Dest " + destination, "/A << /S /GoTo /D " + destination + " >>" })
        QCOMPARE(linksOf(pdfWith(link(action))), (std::vector<PageLink> { { kWhere, page, point } }));
}

void TestPageLinks::namesLeadToPlaces()
{
    QByteArray pdf = pdfWith(link("/Dest (cite.nap)"));
    const QByteArray catalog = "/Type /Catalog /Pages 2 0 R";
    pdf.replace(
        catalog, catalog + " /Names << /Dests << /Names [(cite.nap) << /D [" + pageObject(2) + " /XYZ 72 500 0] >>] >> >>");
    QCOMPARE(linksOf(pdf), (std::vector<PageLink> { { kWhere, 2, { 72, 292 } } }));
}

void TestPageLinks::aTurnedPageHasItsLinksWhereTheyAreSeen()
{
    // Cropped by 36 points all round, and turned by a quarter to the right.
    const QByteArray annotation = link("/Dest [" + pageObject(2) + " /XYZ 72 500 0]");
    const std::vector<PageLink> cropped = linksOf(pdfWith(annotation, 0, "36 36 576 756"));
    QCOMPARE(cropped, (std::vector<PageLink> { { kWhere.translated(-36, -36), 2, { 36, 256 } } }));
    const std::vector<PageLink> turned = linksOf(pdfWith(annotation, 90));
    QCOMPARE(turned, (std::vector<PageLink> { { QRectF(680, 72, 20, 100), 2, { 500, 72 } } }));
}

void TestPageLinks::addressesAreToldAsTheyStand_data()
{
    QTest::addColumn<QString>("address");
    for (const char *to :
        { "https://doi.org/10.1000/nap", "http://example.org/a?b=c#d", "mailto:a@example.org", "doi:10.1000/nap",
            "javascript:alert(1)", "file:///etc/passwd", "smb://host/share", "https://arxiv.org@example.org/" })
        QTest::newRow(to) << QString::fromLatin1(to);
}

void TestPageLinks::addressesAreToldAsTheyStand()
{
    QFETCH(const QString, address);
    const QByteArray escaped = address.toLatin1().replace('(', "\\(").replace(')', "\\)");
    QCOMPARE(linksOf(pdfWith(::address(escaped))), (std::vector<PageLink> { { kWhere, -1, {}, address } }));
}

void TestPageLinks::whatLeadsNowhereIsLeftOut_data()
{
    QTest::addColumn<QByteArray>("annotation");
    const QByteArray there = "/Dest [" + pageObject(1) + " /Fit]";
    QTest::newRow("page out of range") << link("/Dest [99999 /Fit]");
    QTest::newRow("page before the first") << link("/Dest [-7 /Fit]");
    QTest::newRow("unknown name") << link("/Dest (nobody)");
    QTest::newRow("no action") << link({});
    QTest::newRow("script") << link("/A << /S /JavaScript /JS (app.alert\\(1\\)) >>");
    QTest::newRow("form that sends itself") << link("/A << /S /SubmitForm /F (https://example.org) >>");
    QTest::newRow("no size") << link(there, "72 680 72 680");
    QTest::newRow("off the page") << link(there, "-500 -500 -400 -400");
    QTest::newRow("endless") << link(there, "-1e999 0 1e999 700");
    QTest::newRow("not a rectangle") << link(there, "/a /b");
    QTest::newRow("no dictionary") << QByteArray("99 0 R 12 (x)");
    QTest::newRow("address without end") << address("https://example.org/" + QByteArray(protocol::kLongestAddress, 'x'));
}

void TestPageLinks::whatLeadsNowhereIsLeftOut()
{
    QFETCH(const QByteArray, annotation);
    const QByteArray sound = address("https://example.org/");
    const std::vector<PageLink> links = linksOf(pdfWith(annotation + sound));
    QCOMPARE(links, (std::vector<PageLink> { { kWhere, -1, {}, u"https://example.org/"_s } }));
}

void TestPageLinks::thousandsOfLinksAreBounded()
{
    QByteArray annotations = link("/Dest [" + pageObject(1) + " /Fit]", "-30000 -30000 30000 30000");
    for (int i = 0; i < 20'000; ++i)
        annotations += address("https://example.org/" + QByteArray::number(i));
    const std::vector<PageLink> links = linksOf(pdfWith(annotations));
    QCOMPARE(links.size(), std::size_t(protocol::kMostLinks));
    QCOMPARE(links.front().rect, QRectF(0, 0, 612, 792)); // what can be seen of it
}

void TestPageLinks::aRingOfNamesEnds()
{
    QByteArray pdf = pdfWith(link("/Dest (nap)") + address("https://example.org/"));
    const QByteArray catalog = "/Type /Catalog /Pages 2 0 R";
    pdf.replace(catalog, catalog + " /Names << /Dests 5 0 R >>");
    pdf.replace("5 0 obj\n<<  >>", "5 0 obj\n<< /Kids [5 0 R] /Limits [(a) (z)] >>");
    QCOMPARE(linksOf(pdf).size(), std::size_t(1));
}

void TestPageLinks::aDocumentWithoutLinksHasNone()
{
    QVERIFY(linksOf(pdfWith({})).empty());
    PageRenderer renderer(
        test::docworker(), test::writeFile(m_folder.path(), u"nap.txt"_s, "Naps help. See https://example.org.\n"));
    QVERIFY(renderer.links(0).empty());
    QVERIFY_THROWS_EXCEPTION(Error, (void)renderer.links(7));
}

ADDUCE_TEST(TestPageLinks)
#include "test_page_links.moc"
