#include "core/base/error.h"
#include "core/export/export.h"
#include "core/export/font_bytes.h"
#include "core/export/font_file.h"
#include "core/export/pdf_canvas.h"
#include "tests/support/fail_device.h"
#include "tests/support/sample_thread.h"
#include "tests/support/test_main.h"

#include <QBitArray>
#include <QDir>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestPdf : public QObject
{
    Q_OBJECT

private slots:
    void readsBackInEveryScript();
    void whatIsShapedIsSearchedToo();
    void marksLeadToTheirSources();
    void quotesOfTablesLeadToTheirPages();
    void marksWhatNoFontHas();
    void longTablesGoOnOverThePages();
    void aNoBreakSpaceHoldsItsWordsTogether();
    void wrapsWithinTheWidth_data();
    void wrapsWithinTheWidth();
    void aDamagedFontCoversNothing();
    void partsOfGlyphsHaveCharacters();
    void aFullDiskIsAnError();
    void writesTheFileOrLeavesTheOldOne();
};

static QByteArray pdfOf(const Thread &thread)
{
    test::FailDevice device;
    writePdf(contentOf({ thread }), device);
    return device.bytes();
}

/// The text of a PDF as another program reads it, its lines joined; empty without pdftotext, or when it complains.
static QString readBack(const QByteArray &pdf)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"a.pdf"_s));
    if (!file.open(QIODevice::WriteOnly) || file.write(pdf) != pdf.size())
        return {};
    file.close();
    QProcess process;
    process.start(u"pdftotext"_s, { u"-enc"_s, u"UTF-8"_s, u"-raw"_s, file.fileName(), u"-"_s });
    process.waitForFinished();
    if (const QByteArray complaints = process.readAllStandardError(); !complaints.isEmpty()) {
        qWarning("%s", complaints.constData());
        return {};
    }
    return QString::fromUtf8(process.readAllStandardOutput()).normalized(QString::NormalizationForm_C).simplified();
}

#define NEEDS_PDFTOTEXT                                                                                                          \
    if (QStandardPaths::findExecutable(u"pdftotext"_s).isEmpty())                                                                \
    QSKIP("pdftotext is not installed")

void TestPdf::readsBackInEveryScript()
{
    NEEDS_PDFTOTEXT;
    const QString text = u"Ärger über \u03B1\u03B2\u03B3 \u2264 0.05, Привет, ti\u1EBFng, \u2211\u222B, \u7EDF\u8BA1\u5B66."_s;
    const QString back = readBack(pdfOf(test::threadOf(u"Stra\u00DFe \u7EDF\u8BA1"_s, { test::answerOf(text, text, text) })));
    QVERIFY(back.startsWith(u"Stra\u00DFe \u7EDF\u8BA1 2026-03-01 12:30 UTC"_s));
    for (const QString &word : text.split(u' '))
        QVERIFY2(back.count(word.chopped(1)) >= 3, qPrintable(word));
    QVERIFY(back.contains(u"Evidence table"_s));
    QVERIFY(back.contains(u"1 / 1"_s));
}

/// Drawn as outlines, with the words in their own order unseen behind.
void TestPdf::whatIsShapedIsSearchedToo()
{
    NEEDS_PDFTOTEXT;
    const QStringList words { u"\u05E9\u05DC\u05D5\u05DD"_s, u"\u0928\u092E\u0938\u094D\u0924\u0947"_s, u"x\u0302\u0301y"_s };
    for (const QString &word : words) {
        const QByteArray pdf = pdfOf(test::threadOf(word, { test::answerOf(word, word, word) }));
        const QString back = readBack(pdf).normalized(QString::NormalizationForm_D);
        QString turned = word;
        std::reverse(turned.begin(), turned.end()); // pdftotext turns what it takes to run to the left
        QVERIFY2(back.contains(word.normalized(QString::NormalizationForm_D)) || back.contains(turned), qPrintable(back));
        QVERIFY(!back.contains(QChar::ReplacementCharacter));
    }
}

void TestPdf::marksLeadToTheirSources()
{
    ExportContent content = contentOf({ test::threadOf(u"T"_s,
        { test::answerOf(u"Q"_s, u"One, as [9] and [1] say."_s, u"one"_s), test::answerOf(u"R"_s, u"Two."_s, u"two"_s) }) });
    content.dois.insert(QString(64, u'a'), u"10.1000/182(a)"_s);
    test::FailDevice device;
    writePdf(content, device);
    const QByteArray pdf = device.bytes();
    QCOMPARE(pdf.count("/S /URI"), 4); // under each source, and of each row of the table
    QVERIFY(pdf.contains("https:\\057\\057doi.org\\05710.1000\\057182")); // as PDF writes slashes
    QCOMPARE(pdf.count("/Subtype /Link"), 7); // four of DOIs, and of marks: [1] twice in the first answer, once in the second
    content.dois[QString(64, u'a')] = u"javascript:alert(1)"_s;
    test::FailDevice other;
    writePdf(content, other);
    QVERIFY(!other.bytes().contains("javascript"));
    QCOMPARE(other.bytes().count("/S /URI"), 0);
}

/// A quote of a table or matrix leads to its page in the PDF if that is there, or else to its paper.
void TestPdf::quotesOfTablesLeadToTheirPages()
{
    ExportContent content = contentOf(
        { test::threadOf(u"T"_s, { test::answerOf(u"Q"_s, u"One."_s, u"one"_s), test::answerOf(u"R"_s, u"Two."_s, u"two"_s) }) });
    content.threads.clear();
    content.title = u"T"_s;
    const Citation first = *content.tables.front().rows.front().citation;
    NamedMatrix matrix { u"M"_s, {} };
    matrix.matrix.questions.push_back({ {}, 0, u"What?"_s });
    matrix.matrix.papers.push_back({});
    matrix.matrix.papers.back().source = u"Paper"_s;
    matrix.matrix.cells[{ matrix.matrix.papers.back().id, matrix.matrix.questions.back().id }].citation = first;
    content.matrices.push_back(matrix);
    content.dois.insert(first.sha256, u"10.1000/182"_s);
    test::FailDevice device;
    writePdf(content, device);
    QCOMPARE(device.bytes().count("/S /URI"), 3); // two rows and a cell, on one line each
    QCOMPARE(device.bytes().count("/Subtype /Link"), 3);

    content.crops.push_back({ first, { 4, 2, QByteArray(4 * 2 * 3, '\x7f') } });
    test::FailDevice withPages;
    writePdf(content, withPages);
    QCOMPARE(withPages.bytes().count("/S /URI"), 1); // of the row that has no crop
    QCOMPARE(withPages.bytes().count("/Subtype /Link"), 3);
}

void TestPdf::marksWhatNoFontHas()
{
    NEEDS_PDFTOTEXT;
    const QString text = u"a\uE123b a\U0001F600b a\u0001b a\u200Bb soft\u00ADhyphen"_s;
    const QString back = readBack(pdfOf(test::threadOf(u"T"_s, { test::answerOf(u"Q"_s, text, u"q"_s) })));
    QVERIFY2(back.contains(u"a\uFFFDb a\uFFFDb a\uFFFDb ab softhyphen"_s), qPrintable(back));
}

void TestPdf::longTablesGoOnOverThePages()
{
    NEEDS_PDFTOTEXT;
    std::vector<Answer> answers;
    for (int i = 0; i < 60; ++i)
        answers.push_back(test::answerOf(u"Question %1?"_s.arg(i), u"Claim%1 %2"_s.arg(i).arg(u"word "_s.repeated(i * 4)),
            u"Quote%1 %2"_s.arg(i).arg(u"quoted "_s.repeated(30))));
    // One row that is longer than a page.
    answers.push_back(test::answerOf(u"Long?"_s, u"begin "_s + u"middle "_s.repeated(3000) + u"end"_s, u"q"_s));
    for (Answer &answer : answers)
        answer.writer = Writer { u"m"_s, u"localhost"_s }; // whose statements are the claims
    const QByteArray pdf = pdfOf(test::threadOf(u"Long thread"_s, answers));
    const QString back = readBack(pdf);
    for (int i = 0; i < 60; ++i) {
        QCOMPARE(back.count(u"Claim%1 "_s.arg(i)), 2); // in its answer and in the table
        QCOMPARE(back.count(u"Quote%1 "_s.arg(i)), 2);
    }
    QCOMPARE(back.count(u"middle"_s), 6000);
    QVERIFY(back.count(u"Claim Quote Source Confidence Caveats Notes"_s) > 5);
    const int pages = int(pdf.count("/Type /Page\n") + pdf.count("/Type /Page\r"));
    QVERIFY2(back.contains(u"%1 / %1"_s.arg(pages)), qPrintable(QString::number(pages)));
}

void TestPdf::aNoBreakSpaceHoldsItsWordsTogether()
{
    const QString text = u"Zeileis et al.  2022, p.\u00A020"_s;
    PdfCanvas canvas(u"T"_s, text);
    bool broken = false;
    for (int width = 40; width < 200; ++width) {
        const QStringList lines = canvas.wrap(text, PdfFont::Regular, 10, width);
        QCOMPARE(lines.join(u' '), u"Zeileis et al. 2022, p. 20"_s);
        QVERIFY2(lines.last().endsWith(u"p. 20"_s), qPrintable(lines.last()));
        broken = broken || lines.last() == u"p. 20"_s;
    }
    QVERIFY(broken); // before it, where that was needed
    const QStringList wide = canvas.wrap(u"Zeileis\u00A0et\u00A0al.\u00A02022"_s, PdfFont::Regular, 10, 60);
    QCOMPARE(wide.join(u' '), u"Zeileis et al. 2022"_s); // broken at such a space before a word is
    QCOMPARE(canvas.wrap(u" 2022 \u00A0 p.\u00A0"_s, PdfFont::Regular, 10, 200), QStringList { u"2022 p."_s });
}

void TestPdf::wrapsWithinTheWidth_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("words") << u"The quick brown fox jumps over the lazy dog and on. "_s.repeated(5).trimmed();
    QTest::newRow("one long word") << u"x"_s.repeated(500);
    QTest::newRow("no spaces in Chinese") << u"\u7EDF\u8BA1\u5B66"_s.repeated(60);
    QTest::newRow("a wide letter") << u"W"_s;
    QTest::newRow("nothing") << QString();
}

void TestPdf::wrapsWithinTheWidth()
{
    QFETCH(QString, text);
    PdfCanvas canvas(u"T"_s, text);
    const QStringList lines = canvas.wrap(text, PdfFont::Regular, 10, 120);
    for (const QString &line : lines)
        QVERIFY(canvas.width(line, PdfFont::Regular, 10) <= 120.001);
    QCOMPARE(lines.join(QString()).remove(u' '), QString(text).remove(u' ')); // nothing lost
    QVERIFY(canvas.wrap(text, PdfFont::Regular, 10, 1).size() >= 1); // narrower than any letter
}

void TestPdf::aDamagedFontCoversNothing()
{
    const QString path = findFontFile({ u"no such font.ttf"_s, u"DejaVuSans.ttf"_s });
    if (path.isEmpty())
        QSKIP("DejaVu Sans is not installed");
    const QByteArray font = readFont(path);
    const QBitArray whole = coveredCharacters(font);
    QVERIFY(whole.testBit(u'A') && whole.testBit(0x03B1) && !whole.testBit(0xE123) && !whole.testBit(0x7EDF));
    for (const qsizetype size : { qsizetype(0), qsizetype(3), qsizetype(20), qsizetype(200), font.size() / 2 }) {
        const QByteArray cut = font.first(size);
        const QBitArray covers = coveredCharacters(cut);
        QVERIFY(covers.isEmpty() || covers.size() == 0x10000);
        QVERIFY(withParts(cut, whole).bytes.startsWith(cut.first(std::min(size, qsizetype(12)))));
    }
    QVERIFY(coveredCharacters(readFont(u"/no/such/file"_s)).isEmpty());
}

void TestPdf::partsOfGlyphsHaveCharacters()
{
    const QString path = findFontFile({ u"DejaVuSans.ttf"_s });
    if (path.isEmpty())
        QSKIP("DejaVu Sans is not installed");
    QBitArray wanted(0x10000);
    wanted.setBit(u'A');
    QCOMPARE(withParts(readFont(path), wanted).parts, 0);
    wanted.setBit(0x1EAF); // a with breve and acute: composed, its accents too
    wanted.setBit(0x1ED9);
    const PartedFont font = withParts(readFont(path), wanted);
    QVERIFY(font.parts >= 3);
    FontBytes bytes(font.bytes);
    QStringList mapped;
    forEachGlyph(bytes, [&](char16_t c, quint16 glyph) {
        QVERIFY(glyph != 0);
        mapped << QString::number(c, 16);
    });
    QCOMPARE(mapped.mid(0, 4), QStringList({ u"41"_s, u"1eaf"_s, u"1ed9"_s, u"e000"_s }));
    QCOMPARE(mapped.size(), 3 + font.parts);
}

void TestPdf::aFullDiskIsAnError()
{
    const Thread thread = test::threadOf(u"T"_s, { test::answerOf(u"Q"_s, u"S."_s, u"s"_s) });
    const qint64 size = pdfOf(thread).size();
    for (const qint64 capacity : { qint64(0), qint64(1), size / 2, size - 1 }) {
        test::FailDevice device(capacity);
        QVERIFY_THROWS_EXCEPTION(Error, writePdf(contentOf({ thread }), device));
    }
}

void TestPdf::writesTheFileOrLeavesTheOldOne()
{
    const QTemporaryDir folder;
    const Thread thread = test::threadOf(u"T"_s, { test::answerOf(u"Q"_s, u"S."_s, u"s"_s) });
    for (const QString &name : { u"md"_s, u"csv"_s, u"pdf"_s, u"bib"_s, u"ris"_s, u"csl"_s, u"json"_s }) {
        const auto format = exportFormatFromString(name);
        QVERIFY(format);
        QCOMPARE(nameOf(*format), name);
        const QString path = folder.filePath(u"out."_s + suffixOf(*format));
        QCOMPARE(exportFormatOfFile(path.toUpper()), format);
        exportContent(contentOf({ thread }), *format, path);
        test::FailDevice device;
        writeContent(contentOf({ thread }), *format, device);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), device.bytes());
    }
    QVERIFY(!exportFormatFromString(u"PDF "_s));
    QVERIFY(!exportFormatFromString(u"csl.json"_s));
    QVERIFY(!exportFormatOfFile(u"style.csl"_s)); // a citation style
    try {
        exportContent(contentOf({ thread }), ExportFormat::Csv, folder.filePath(u"no/such/folder.csv"_s));
        QFAIL("written into a folder that is not there");
    } catch (const Error &error) {
        QVERIFY(error.kind() == ErrorKind::FolderGone);
        QCOMPARE(error.detail(), folder.filePath(u"no/such/folder.csv"_s));
    }
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 7); // no temporary file stays
}

ADDUCE_TEST(TestPdf)
#include "test_pdf.moc"
