#include "tests/support/read_pdf.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;
using test::drawScan;
using test::makeTrickPdf;
using test::readPdf;
using test::showText;
using test::wordsOf;

/// The text under or over a picture of a page counts where ink stands.
class TestTextLayers : public QObject
{
    Q_OBJECT

private slots:
    void aTextLayerOnInkIsTold();
    void aTextLayerWithoutInkIsHidden();
};

namespace {

void showLayer(HPDF_Page page, HPDF_Font font)
{
    HPDF_Page_SetTextRenderingMode(page, HPDF_INVISIBLE);
    for (int line = 0; line < 10; ++line)
        showText(page, font, 10, 90, static_cast<float>(600 - 24 * line), "The scanned page says this sentence in its picture.");
}

} // namespace

void TestTextLayers::aTextLayerOnInkIsTold()
{
    for (const bool under : { false, true }) {
        const Document document = readPdf(makeTrickPdf(
            [under](HPDF_Doc pdf, HPDF_Page page, HPDF_Font font) {
                if (!under)
                    drawScan(pdf, page, true);
                showLayer(page, font);
                if (under)
                    drawScan(pdf, page, true);
            },
            false));
        QVERIFY(wordsOf(document).contains(u"The scanned page says this"_s));
        QVERIFY(document.hidden.empty());
        QCOMPARE(document.pages.front().quality, PageQuality::Recognised);
    }
}

void TestTextLayers::aTextLayerWithoutInkIsHidden()
{
    const Document document = readPdf(makeTrickPdf([](HPDF_Doc pdf, HPDF_Page page, HPDF_Font font) {
        drawScan(pdf, page, false);
        HPDF_Page_SetRGBFill(page, 0, 0, 0);
        for (int line = 0; line < 4; ++line)
            showText(page, font, 10, 72, static_cast<float>(300 - 12 * line), "Some words of a page that can be read by all.");
        showLayer(page, font);
    }));
    QVERIFY(!wordsOf(document).contains(u"scanned"_s));
    QCOMPARE(document.hidden.size(), 10U);
    QCOMPARE(document.pages.front().quality, PageQuality::Sound);
}

/// What these papers do hide was looked at: publishers print a running foot in white (Springer) and clip the rest of a page
/// of the manuscript away that a figure was cut out of (MDPI). Nothing may be said to be tiny.

ADDUCE_TEST(TestTextLayers)
#include "test_text_layers.moc"
