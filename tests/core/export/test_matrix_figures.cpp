#include "core/export/axis_ticks.h"
#include "core/export/export.h"
#include "tests/support/fail_device.h"
#include "tests/support/test_main.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// What a matrix says in numbers, and against each other, in its exports; and the paper of a PDF.
class TestMatrixFigures : public QObject
{
    Q_OBJECT

private slots:
    void axesHaveRoundNumbers_data();
    void axesHaveRoundNumbers();
    void conflictsAreListed();
    void figuresAreDrawn();
    void pagesAreOfThePaper_data();
    void pagesAreOfThePaper();
};

namespace {

ExportContent sleepMatrix(int papers = 2)
{
    NamedMatrix named { u"Sleep"_s, {} };
    Matrix &matrix = named.matrix;
    matrix.questions.push_back({ { 1 }, 1, u"How long do nurses sleep?"_s });
    const QStringList quotes { u"Nurses slept 5.2 h (95% CI 4.9 to 5.5)."_s, u"Nurses slept 7.1 h (95% CI 6.8 to 7.4)."_s };
    for (int i = 0; i < papers; ++i) {
        MatrixPaper paper;
        paper.id = { i + 1 };
        paper.source = u"Paper %1"_s.arg(i + 1);
        matrix.papers.push_back(paper);
        MatrixCell cell;
        cell.question = { 1 };
        cell.paper = paper.id;
        cell.state = CellState::Quoted;
        cell.citation = Citation {};
        cell.citation->quote = quotes[i % quotes.size()];
        matrix.cells.emplace(CellPlace { paper.id, { 1 } }, cell);
    }
    ExportContent content;
    content.title = u"Sleep"_s;
    content.matrices.push_back(named);
    return content;
}

QByteArray pdfOf(const ExportContent &content)
{
    test::FailDevice device;
    writePdf(content, device);
    return device.bytes();
}

} // namespace

void TestMatrixFigures::axesHaveRoundNumbers_data()
{
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::addColumn<QString>("ticks");
    QTest::newRow("hours") << 4.9 << 7.4 << u"4.5 5 5.5 6 6.5 7 7.5"_s;
    QTest::newRow("over nothing") << -4.1 << 1.2 << u"−6 −4 −2 0 2"_s;
    QTest::newRow("small") << 0.001 << 0.004 << u"0.001 0.002 0.003 0.004"_s;
    QTest::newRow("large") << 100.0 << 2'000.0 << u"0 500 1000 1500 2000"_s;
    QTest::newRow("one number") << 5.0 << 5.0 << u"2 3 4 5 6 7 8"_s;
    QTest::newRow("nothing") << 0.0 << 0.0 << u"−0.6 −0.4 −0.2 0 0.2 0.4 0.6"_s;
}

void TestMatrixFigures::axesHaveRoundNumbers()
{
    QFETCH(const double, low);
    QFETCH(const double, high);
    QFETCH(const QString, ticks);
    QStringList told;
    for (const double tick : axisTicks({ low, high }))
        told << tickLabel(tick).remove(QLocale().groupSeparator());
    QCOMPARE(told.join(u' '), ticks);
}

void TestMatrixFigures::conflictsAreListed()
{
    test::FailDevice device;
    writeMarkdown(sleepMatrix(), device);
    const QString text = QString::fromUtf8(device.bytes());
    QVERIFY2(text.contains(u"What the papers say against each other"_s), qPrintable(text));
    QVERIFY2(text.contains(u"Paper 1 “5.2 (4.9 – 5.5) h”, Paper 2 “7.1 (6.8 – 7.4) h”"_s), qPrintable(text));
    test::FailDevice alone;
    writeMarkdown(sleepMatrix(1), alone);
    QVERIFY(!alone.bytes().contains("against each other"));
}

void TestMatrixFigures::figuresAreDrawn()
{
    const auto drawn = [](const QByteArray &pdf) { return pdf.size(); };
    QVERIFY(drawn(pdfOf(sleepMatrix(2))) > drawn(pdfOf(sleepMatrix(1)))); // one number is compared with nothing
    const QByteArray many = pdfOf(sleepMatrix(200)); // more papers than a page has room for
    QVERIFY(many.count("/Type /Page\n") + many.count("/Type /Page ") > pdfOf(sleepMatrix(2)).count("/Type /Page"));
}

void TestMatrixFigures::pagesAreOfThePaper_data()
{
    QTest::addColumn<int>("size");
    QTest::addColumn<bool>("landscape");
    QTest::addColumn<QByteArray>("box"); // whole points
    QTest::newRow("A4") << int(PaperSize::A4) << false << QByteArray("595 841");
    QTest::newRow("A4 landscape") << int(PaperSize::A4) << true << QByteArray("841 595");
    QTest::newRow("A3 landscape") << int(PaperSize::A3) << true << QByteArray("1190 841");
    QTest::newRow("Letter") << int(PaperSize::Letter) << false << QByteArray("612 792");
}

void TestMatrixFigures::pagesAreOfThePaper()
{
    QFETCH(const int, size);
    QFETCH(const bool, landscape);
    QFETCH(const QByteArray, box);
    ExportContent content = sleepMatrix(60);
    content.paper = { static_cast<PaperSize>(size), landscape };
    const QString pdf = QString::fromLatin1(pdfOf(content));
    static const QRegularExpression media(uR"(/MediaBox \[\s*0 0 (\d+)[.\d]* (\d+)[.\d]*\s*\])"_s);
    int pages = 0;
    for (const QRegularExpressionMatch &match : media.globalMatch(pdf)) {
        QCOMPARE((match.captured(1) + u' ' + match.captured(2)).toLatin1(), box);
        ++pages;
    }
    QVERIFY(pages >= 1);
}

ADDUCE_TEST(TestMatrixFigures)
#include "test_matrix_figures.moc"
