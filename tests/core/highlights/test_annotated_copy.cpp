#include "core/highlights/annotated_copy.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/places.h"
#include "tests/support/test_main.h"

#include <QBuffer>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// Highlights in a copy of their PDF, and colours between ours and those of files.
class TestAnnotatedCopy : public QObject
{
    Q_OBJECT

private slots:
    void coloursComeBack();
    void colours_data();
    void colours();
    void wordsAreFoundOnTheirPage();
};

void TestAnnotatedCopy::coloursComeBack()
{
    for (std::size_t i = 0; i < kHighlightColours; ++i) {
        const auto colour = static_cast<HighlightColour>(i);
        QCOMPARE(nearestColour(inkOf(colour)), colour);
    }
}

void TestAnnotatedCopy::colours_data()
{
    QTest::addColumn<int>("ink");
    QTest::addColumn<HighlightColour>("colour");
    QTest::newRow("none") << -1 << HighlightColour::Yellow;
    QTest::newRow("grey") << 0x808080 << HighlightColour::Yellow;
    QTest::newRow("pure yellow") << 0xFFFF00 << HighlightColour::Yellow;
    QTest::newRow("pure green") << 0x00FF00 << HighlightColour::Green;
    QTest::newRow("cyan") << 0x00FFFF << HighlightColour::Blue;
    QTest::newRow("pure blue") << 0x0000FF << HighlightColour::Blue;
    QTest::newRow("red") << 0xFF0000 << HighlightColour::Pink;
    QTest::newRow("violet") << 0x9900FF << HighlightColour::Purple;
}

void TestAnnotatedCopy::colours()
{
    QFETCH(int, ink);
    QFETCH(HighlightColour, colour);
    QCOMPARE(nearestColour(ink < 0 ? std::nullopt : std::optional(static_cast<quint32>(ink))), colour);
}

void TestAnnotatedCopy::wordsAreFoundOnTheirPage()
{
    const QTemporaryDir folder;
    const auto lines = test::textColumn({ u"A nap of thirty minutes improves"_s, u"recall in the evening."_s });
    const QString path = test::writeFile(folder.path(), u"naps.pdf"_s, test::makePdf({ { lines }, { lines } }));
    Highlight known;
    known.page = 2;
    known.quote = u"thirty minutes improves recall"_s; // without a place: of another version of the file
    known.note = u"Only in the evening"_s;
    known.colour = HighlightColour::Pink;
    Highlight gone = known;
    gone.quote = u"what is not on the page"_s;
    Highlight beyond = known;
    beyond.page = 9;
    PageRenderer source(test::docworker(), path);
    QBuffer copy;
    copy.open(QIODevice::WriteOnly);
    QCOMPARE(writeAnnotatedCopy(source, { known, gone, beyond }, copy), 1);
    const auto read = PageRenderer(test::docworker(), test::writeFile(folder.path(), u"copy.pdf"_s, copy.data())).annotations();
    QCOMPARE(read.size(), std::size_t(1));
    QCOMPARE(read.front().words, u"thirty minutes improves\nrecall"_s);
    QCOMPARE(read.front().page, 1);
    QCOMPARE(read.front().note, known.note);
    QCOMPARE(read.front().colour, std::optional(inkOf(HighlightColour::Pink)));
}

ADDUCE_TEST(TestAnnotatedCopy)
#include "test_annotated_copy.moc"
