#include "core/worker/protocol.h"
#include "core/worker/worker.h"
#include "tests/support/error_of.h"
#include "tests/support/fail_device.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/places.h"
#include "tests/support/test_main.h"

#include <QBuffer>
#include <QTemporaryDir>
#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;
using test::errorKindOf;

/// What other programs marked in a PDF is told, and highlights are written into a copy of it that any reader shows.
class TestAnnotations : public QObject
{
    Q_OBJECT

private slots:
    void marksAreTold_data();
    void marksAreTold();
    void aTurnedPageHasThemWhereTheyAreSeen();
    void whatCannotBeTrueIsLeftOut_data();
    void whatCannotBeTrueIsLeftOut();
    void thousandsAreBounded();
    void highlightsAreReadBack();
    void theFileStandsInTheCopyAsItIs();
    void aFileThatHadToBeRepairedIsWrittenAnew();
    void theWorkerGoesOnAfterwards();
    void whatIsNoPdfHasNone();
    void noSuchPage();
    void aFullDiskIsSaid();

private:
    [[nodiscard]] QString write(const QByteArray &pdf, const QString &name = u"paper.pdf"_s) const
    {
        return test::writeFile(m_folder.path(), name, pdf);
    }
    [[nodiscard]] std::vector<PageAnnotation> marksOf(const QByteArray &pdf) const
    {
        return PageRenderer(test::docworker(), write(pdf)).annotations();
    }
    QTemporaryDir m_folder;
};

namespace {

const QString kMarkLine = u"A nap of thirty minutes improves recall."_s;
// Of the line: its baseline is 692 points above the lower edge.
const QByteArray kMarkRect = "/Rect [70 688 300 702]";
const QByteArray kQuads = "/QuadPoints [70 702 300 702 70 688 300 688]";

QByteArray mark(const QByteArray &subtype, const QByteArray &rest)
{
    return "<< /Type /Annot /Subtype /" + subtype + ' ' + rest + " >>";
}

QByteArray annotatedPdf(const QByteArray &annotations, int rotate = 0)
{
    const QList<test::PlacedText> lines = test::textColumn({ kMarkLine, u"It was not seen after a week."_s });
    return test::makePdf({ { lines, rotate, {}, annotations }, { lines, rotate } });
}

PageAnnotation highlight(int page, const QString &note = {})
{
    return { .page = page, .rects = { { 72, 90, 180, 12 }, { 72, 102, 90, 12 } }, .colour = 0xB4E58A, .note = note };
}

} // namespace

void TestAnnotations::marksAreTold_data()
{
    QTest::addColumn<QByteArray>("annotation");
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("note");
    QTest::addColumn<int>("colour");
    const QByteArray place = kMarkRect + ' ' + kQuads;
    QTest::newRow("highlight") << mark("Highlight", place + " /C [1 1 0] /Contents (Why?) /T (Ann)") << kMarkLine << u"Why?"_s
                               << 0xFFFF00;
    QTest::newRow("underline") << mark("Underline", place + " /C [0.5]") << kMarkLine << u""_s << 0x808080;
    QTest::newRow("struck out") << mark("StrikeOut", place + " /C [0 1 1 0]") << kMarkLine << u""_s << 0xFF0000;
    QTest::newRow("squiggly without a colour") << mark("Squiggly", place) << kMarkLine << u""_s << -1;
    QTest::newRow("a note") << mark("Text", "/Rect [20 688 40 702] /Contents (See table 2)") << u""_s << u"See table 2"_s << -1;
    QTest::newRow("text on the page") << mark("FreeText", "/Rect [20 600 140 620] /Contents (Mine)") << u""_s << u"Mine"_s << -1;
}

void TestAnnotations::marksAreTold()
{
    QFETCH(QByteArray, annotation);
    QFETCH(QString, words);
    QFETCH(QString, note);
    QFETCH(int, colour);
    const std::vector<PageAnnotation> marks = marksOf(annotatedPdf(annotation));
    QCOMPARE(marks.size(), std::size_t(1));
    QCOMPARE(marks.front().page, 0);
    QCOMPARE(marks.front().words, words);
    QCOMPARE(marks.front().note, note);
    QCOMPARE(marks.front().colour ? int(*marks.front().colour) : -1, colour);
    QVERIFY(marks.front().rects.front().isValid());
}

void TestAnnotations::aTurnedPageHasThemWhereTheyAreSeen()
{
    for (const int turn : { 90, 180, 270 }) {
        const std::vector<PageAnnotation> marks = marksOf(annotatedPdf(mark("Highlight", kMarkRect + ' ' + kQuads), turn));
        QCOMPARE(marks.size(), std::size_t(1));
        QCOMPARE(marks.front().words.simplified(), kMarkLine);
    }
}

void TestAnnotations::whatCannotBeTrueIsLeftOut_data()
{
    QTest::addColumn<QByteArray>("annotation");
    QTest::newRow("off the page") << mark("Highlight", "/Rect [900 900 950 950] /QuadPoints [900 950 950 950 900 900 950 900]");
    QTest::newRow("an empty note") << mark("Text", "/Rect [20 688 40 702]");
    QTest::newRow("a link") << mark("Link", kMarkRect);
    QTest::newRow("a widget") << mark("Widget", kMarkRect);
    QTest::newRow("an unknown kind") << mark("Hologram", kMarkRect);
    QTest::newRow("no dictionary") << QByteArray("42 (text) null");
}

void TestAnnotations::whatCannotBeTrueIsLeftOut()
{
    QFETCH(QByteArray, annotation);
    QVERIFY(marksOf(annotatedPdf(annotation)).empty());
}

void TestAnnotations::thousandsAreBounded()
{
    QByteArray many;
    for (int i = 0; i < 12'000; ++i)
        many += mark("Highlight", kMarkRect);
    const std::vector<PageAnnotation> marks = marksOf(annotatedPdf(many));
    QCOMPARE(marks.size(), protocol::kMostAnnotations);
    QByteArray quads = "/QuadPoints [";
    for (int i = 0; i < 5'000; ++i)
        quads += "70 702 300 702 70 688 300 688 ";
    QCOMPARE(
        marksOf(annotatedPdf(mark("Highlight", kMarkRect + quads + ']'))).front().rects.size(), protocol::kMostAnnotationRects);
    const QByteArray endless = "/Contents (" + QByteArray(100'000, 'x') + ')';
    QCOMPARE(marksOf(annotatedPdf(mark("Text", kMarkRect + endless))).front().note.size(), protocol::kLongestNote);
}

void TestAnnotations::highlightsAreReadBack()
{
    for (const int turn : { 0, 90 }) {
        QBuffer copy;
        copy.open(QIODevice::WriteOnly);
        const std::vector<PageAnnotation> made { highlight(0, u"In women, too? \u65e5\u672c"_s), highlight(1) };
        PageRenderer(test::docworker(), write(annotatedPdf({}, turn))).writeAnnotated(made, copy);
        const std::vector<PageAnnotation> read = marksOf(copy.data());
        QCOMPARE(read.size(), std::size_t(2));
        for (std::size_t i = 0; i < read.size(); ++i) {
            QCOMPARE(read[i].page, made[i].page);
            QCOMPARE(read[i].note, made[i].note);
            QCOMPARE(read[i].colour, made[i].colour);
            QCOMPARE(read[i].rects.size(), made[i].rects.size());
            for (std::size_t r = 0; r < read[i].rects.size(); ++r)
                QVERIFY((read[i].rects[r].center() - made[i].rects[r].center()).manhattanLength() < 0.5);
        }
    }
}

void TestAnnotations::theFileStandsInTheCopyAsItIs()
{
    const QByteArray pdf = annotatedPdf(mark("Highlight", kMarkRect));
    QBuffer copy;
    copy.open(QIODevice::WriteOnly);
    PageRenderer source(test::docworker(), write(pdf));
    source.writeAnnotated({ highlight(1) }, copy);
    QVERIFY(copy.data().startsWith(pdf)); // signatures of it stay good
    PageRenderer drawn(test::docworker(), write(copy.data(), u"drawn.pdf"_s));
    QCOMPARE(drawn.annotations().size(), std::size_t(2));
    QVERIFY(drawn.draw(1, 1) != source.draw(1, 1)); // it is seen, too
}

void TestAnnotations::aFileThatHadToBeRepairedIsWrittenAnew()
{
    QByteArray broken = annotatedPdf({});
    broken.replace("startxref", "startxerf");
    QBuffer copy;
    copy.open(QIODevice::WriteOnly);
    PageRenderer(test::docworker(), write(broken)).writeAnnotated({ highlight(1, u"Note"_s) }, copy);
    const std::vector<PageAnnotation> read = marksOf(copy.data());
    QCOMPARE(read.size(), std::size_t(1));
    QCOMPARE(read.front().note, u"Note"_s);
    QCOMPARE(PageRenderer(test::docworker(), write(copy.data())).lines(0).front().text, kMarkLine);
}

void TestAnnotations::theWorkerGoesOnAfterwards()
{
    QBuffer copy;
    copy.open(QIODevice::WriteOnly);
    PageRenderer source(test::docworker(), write(annotatedPdf({})));
    source.writeAnnotated({ highlight(0) }, copy);
    QVERIFY(source.annotations().empty()); // the paper itself has none
    QBuffer again;
    again.open(QIODevice::WriteOnly);
    source.writeAnnotated({ highlight(0), highlight(1) }, again);
    QCOMPARE(marksOf(again.data()).size(), std::size_t(2));
}

void TestAnnotations::whatIsNoPdfHasNone()
{
    PageRenderer text(test::docworker(), test::writeFile(m_folder.path(), u"note.md"_s, "# Naps\n\nA nap helps the recall.\n"));
    QVERIFY(text.annotations().empty());
    QBuffer copy;
    copy.open(QIODevice::WriteOnly);
    QCOMPARE(errorKindOf([&] { text.writeAnnotated({ highlight(0) }, copy); }), ErrorKind::Unsupported);
    QVERIFY(copy.data().isEmpty());
}

void TestAnnotations::noSuchPage()
{
    QBuffer copy;
    copy.open(QIODevice::WriteOnly);
    PageRenderer source(test::docworker(), write(annotatedPdf({})));
    QVERIFY_THROWS_EXCEPTION(Error, source.writeAnnotated({ highlight(7) }, copy));
    QVERIFY(copy.data().isEmpty());
}

void TestAnnotations::aFullDiskIsSaid()
{
    test::FailDevice full(100);
    PageRenderer source(test::docworker(), write(annotatedPdf({})));
    QCOMPARE(errorKindOf([&] { source.writeAnnotated({ highlight(0) }, full); }), ErrorKind::DiskFull);
    QCOMPARE(source.pageCount(), 2);
}

ADDUCE_TEST(TestAnnotations)
#include "test_annotations.moc"
