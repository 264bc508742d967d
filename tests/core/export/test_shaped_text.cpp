#include "core/export/font_file.h"
#include "core/export/shaped_text.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestShapedText : public QObject
{
    Q_OBJECT

private slots:
    void whatNeedsShaping_data();
    void whatNeedsShaping();
    void lettersJoin();
    void wordsRunBothWays();
    void whatNoFontHasIsNoBox();
    void damagedFontsAreLeftOut();
};

static Shaper shaper()
{
    QStringList fonts;
    for (const char *name : { "NotoSans-Regular.ttf", "DejaVuSans.ttf", "NotoSansHebrew-Regular.ttf",
             "NotoSansArabic-Regular.ttf", "NotoSansDevanagari-Regular.ttf" })
        if (const QString path = findFontFile({ QString::fromLatin1(name) }); !path.isEmpty())
            fonts << path;
    return Shaper(fonts);
}

void TestShapedText::whatNeedsShaping_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("needs");
    QTest::addColumn<bool>("toTheLeft");
    QTest::newRow("Latin") << u"Plain \u00e4\u00f6 text, 5 %"_s << false << false;
    QTest::newRow("Vietnamese, composed") << u"ti\u1EBFng"_s << false << false;
    QTest::newRow("Vietnamese, taken apart") << u"tie\u0302\u0301ng"_s << false << false;
    QTest::newRow("stacked accents") << u"x\u0302\u0301"_s << true << false;
    QTest::newRow("Greek and Cyrillic") << u"\u03B1 \u041F"_s << false << false;
    QTest::newRow("Chinese") << u"\u7EDF\u8BA1"_s << false << false;
    QTest::newRow("Arabic") << u"\u0645\u0631\u062D\u0628\u0627"_s << true << true;
    QTest::newRow("Hebrew after a number") << u"12 \u05E9\u05DC\u05D5\u05DD"_s << true << true;
    QTest::newRow("Devanagari") << u"\u0928\u092E\u0938\u094D\u0924\u0947"_s << true << false;
    QTest::newRow("Latin with Arabic") << u"see \u0645\u0631"_s << true << false;
    QTest::newRow("beyond the basic plane") << u"\U0001D70B"_s << true << false;
    QTest::newRow("nothing") << u""_s << false << false;
}

void TestShapedText::whatNeedsShaping()
{
    QFETCH(QString, text);
    QFETCH(bool, needs);
    QFETCH(bool, toTheLeft);
    QCOMPARE(needsShaping(text), needs);
    QCOMPARE(isRightToLeft(text), toTheLeft);
}

void TestShapedText::lettersJoin()
{
    Shaper fonts = shaper();
    const auto width = [&](const QString &text) { return fonts.shape(text).width; };
    // Joined they are narrower than one by one; the vowel sign goes before its letter, and the conjunct is one shape.
    QVERIFY(width(u"\u0645\u0631\u062D\u0628\u0627"_s)
        < width(u"\u0645"_s) + width(u"\u0631"_s) + width(u"\u062D"_s) + width(u"\u0628"_s) + width(u"\u0627"_s) - 0.1);
    QVERIFY(width(u"\u0938\u094D\u0924"_s) < width(u"\u0938"_s) + width(u"\u0924"_s) - 0.05);
    QVERIFY(std::abs(width(u"x\u0302\u0301"_s) - width(u"x"_s)) < 0.01); // accents stand on it
}

void TestShapedText::wordsRunBothWays()
{
    Shaper fonts = shaper();
    const auto leftmost = [](const ShapedLine &line) {
        double least = 1e9;
        for (const OutlineStep &step : line.outline)
            if (step.kind != OutlineStep::Kind::Close)
                least = std::min(least, step.x);
        return least;
    };
    const ShapedLine mixed = fonts.shape(u"a \u05E9\u05DC\u05D5\u05DD"_s);
    QVERIFY(mixed.width > 2 && leftmost(mixed) < 0.2);
    // In a line that runs to the left, the Latin word stands at the right.
    const ShapedLine turned = fonts.shape(u"\u200F\u05E9\u05DC\u05D5\u05DD a"_s);
    QVERIFY(std::abs(turned.width - mixed.width) < 0.01);
    QVERIFY(turned.outline.size() == mixed.outline.size());
}

void TestShapedText::whatNoFontHasIsNoBox()
{
    Shaper fonts = shaper();
    const ShapedLine unknown = fonts.shape(u"\U0010FFFD"_s), replacement = fonts.shape(QString(QChar(0xFFFD)));
    QCOMPARE(unknown.outline.size(), replacement.outline.size());
    QVERIFY(unknown.width > 0);
    QVERIFY(fonts.shape({}).outline.empty());
}

void TestShapedText::damagedFontsAreLeftOut()
{
    Shaper none({ u"/no/such/font.ttf"_s, QStringLiteral(__FILE__) });
    QVERIFY(none.shape(u"\u0645"_s).outline.empty());
}

ADDUCE_TEST(TestShapedText)
#include "test_shaped_text.moc"
