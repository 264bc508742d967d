#include "core/documents/ocr_yield.h"
#include "core/readers/layout/recognised_lines.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

/// What OCR read, as lines of the page.
class TestRecognisedLines : public QObject
{
    Q_OBJECT

private slots:
    void sense_data();
    void sense();
    void bulletsAreTold_data();
    void bulletsAreTold();
    void whatIsOffThePageIsLeftOut_data();
    void whatIsOffThePageIsLeftOut();
    void linesOfOneFontHaveOneSize();
};

namespace {

constexpr double kSure = 95;
const PictureTurn kLevel { 0, QSizeF(400, 600), QSizeF(400, 600) };

/// Words of 30 points from x = 50 on, 5 points apart.
OcrLine line(const QStringList &words, double baseline, double height = 10, double confidence = kSure)
{
    OcrLine made;
    made.baseline = baseline;
    double x = 50;
    for (const QString &word : words) {
        made.words.push_back({ word, QRectF(x, baseline - height, 30, height), confidence });
        x += 35;
    }
    return made;
}

OcrPage page(std::vector<OcrLine> lines)
{
    return { 0, 0, kLevel.turned, {}, std::move(lines) };
}

QStringList texts(const std::vector<Line> &lines)
{
    QStringList found;
    for (const Line &one : lines)
        found << one.text;
    return found;
}

} // namespace

void TestRecognisedLines::sense_data()
{
    QTest::addColumn<double>("confidence");
    QTest::addColumn<bool>("sense");
    QTest::newRow("sure") << 90.0 << true;
    QTest::newRow("just sure enough") << 70.0 << true;
    QTest::newRow("letters of another script") << 40.0 << false;
}

void TestRecognisedLines::sense()
{
    QFETCH(double, confidence);
    QTEST(makesSense(page({ line({ u"some"_s, u"words"_s }, 100, 10, confidence) })), "sense");
    QVERIFY(!makesSense(page({})));
}

void TestRecognisedLines::bulletsAreTold_data()
{
    QTest::addColumn<QStringList>("read");
    QTest::addColumn<QStringList>("told");
    const QStringList list { u"¢ One or all"_s, u"of the tracks"_s, u"© Optional control"_s, u"e Exclusive erasing"_s,
        u"° Simple to learn"_s };
    const QStringList told { u"• One or all"_s, u"of the tracks"_s, u"• Optional control"_s, u"• Exclusive erasing"_s,
        u"• Simple to learn"_s };
    QTest::newRow("a list") << list << told;
    const QStringList owners { u"© The Authors"_s, u"© The Society"_s, u"e Milano fu"_s };
    QTest::newRow("two are what they are") << owners << owners;
    const QStringList quoted { u"« Le premier »"_s, u"« Le second »"_s, u"« Le dernier »"_s };
    QTest::newRow("quotation marks") << quoted << quoted;
    const QStringList amid { u"costs 5 ¢ a"_s, u"piece and 9 ¢"_s };
    QTest::newRow("amid a line they are, too") << amid << amid;
}

void TestRecognisedLines::bulletsAreTold()
{
    QFETCH(QStringList, read);
    std::vector<OcrLine> lines;
    for (const QString &text : read)
        lines.push_back(line(text.split(u' '), 100 + 12 * static_cast<double>(lines.size())));
    QTEST(texts(recognisedLines(page(lines), kLevel)), "told");
}

void TestRecognisedLines::whatIsOffThePageIsLeftOut_data()
{
    QTest::addColumn<double>("x"); // of a word on the turned picture
    QTest::addColumn<double>("y");
    QTest::addColumn<bool>("isOn");
    QTest::newRow("amid it") << 300.0 << 400.0 << true;
    QTest::newRow("in a corner that was added") << 10.0 << 10.0 << false;
    QTest::newRow("near the page's own corner") << 66.0 << 6.0 << true;
}

/// The page was turned by six degrees: its picture is larger, and the corners hold nothing of the page.
void TestRecognisedLines::whatIsOffThePageIsLeftOut()
{
    QFETCH(double, x);
    QFETCH(double, y);
    QFETCH(bool, isOn);
    OcrPage read { 0, 6, QSizeF(460, 640), {}, {} };
    read.lines.push_back({ { { u"word"_s, QRectF(x, y, 10, 8), kSure } }, y + 8, 0 });
    const auto lines = recognisedLines(read, { 6, QSizeF(460, 640), QSizeF(400, 600) });
    QCOMPARE(lines.size(), isOn ? 1U : 0U);
}

void TestRecognisedLines::linesOfOneFontHaveOneSize()
{
    const auto lines = recognisedLines(page({ line({ u"Heading"_s }, 80, 20), line({ u"gap"_s }, 100, 10),
                                           line({ u"noon"_s }, 112, 8), line({ u"dot"_s }, 124, 11) }),
        kLevel);
    QCOMPARE(lines.size(), 4U);
    QCOMPARE(lines[1].size, lines[2].size);
    QCOMPARE(lines[1].size, lines[3].size);
    QVERIFY(lines[0].size > 1.5 * lines[1].size);
}

ADDUCE_TEST(TestRecognisedLines)
#include "test_recognised_lines.moc"
