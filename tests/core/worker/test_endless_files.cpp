#include "core/base/error.h"
#include "core/worker/worker.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/places.h"
#include "tests/support/shared_data.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>
#include <zlib.h>

using namespace adduce;
using namespace Qt::StringLiterals;

/// Files made to take for ever, or all memory, and sound papers with bytes changed: each is read or refused within its
/// limits, and the worker that had it is the only thing that ends.
class TestEndlessFiles : public QObject
{
    Q_OBJECT

private slots:
    void endsWithinItsLimits_data();
    void endsWithinItsLimits();
    void whatUnpacksToAGigabyteIsCut_data();
    void whatUnpacksToAGigabyteIsCut();
    void textsOfSignsEndSoon_data();
    void textsOfSignsEndSoon();
    void whatWasReadInTimeIsKept();
    void morePagesThanAreReadAreTold();
    void changedBytesDoNoHarm();

private:
    QTemporaryDir m_folder;
};

namespace {

constexpr int kReadMs = 5'000;

WorkerProgram program()
{
    WorkerProgram worker = test::docworker();
    worker.limits.readMs = kReadMs;
    worker.limits.cpuSeconds = 3;
    worker.limits.memoryBytes = qint64(512) << 20;
    return worker;
}

/// A page that is drawn by this content, with these further objects (from number 5 on).
QByteArray pdfOf(const QByteArray &content, const QByteArrayList &more = {}, const QByteArray &page = {})
{
    return test::makePdfOf(QByteArrayList { "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
                               "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R "
                               "/Resources << /XObject << /X 5 0 R >> /Font << /F 5 0 R >> >> "
                                   + page + " >>",
                               test::streamObject({}, content) }
        + more);
}

QByteArray deflated(const QByteArray &bytes)
{
    return qCompress(bytes, 9).mid(4); // Qt puts the length before it
}

QByteArray form(const QByteArray &content, int next)
{
    return test::streamObject("/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /XObject << /X "
            + QByteArray::number(next) + " 0 R >> >>",
        content);
}

/// The same megabyte over and over, as one stream: 1 GB in about 1 MB.
QByteArray gigabyteOf(const QByteArray &content)
{
    constexpr int kMegabytes = 1024;
    QByteArray piece = content.repeated((1 << 20) / content.size() + 1).first(1 << 20);
    QByteArray packed(1 << 20, Qt::Uninitialized);
    z_stream stream {};
    deflateInit(&stream, 9);
    const auto next = [&] { // after a full flush each piece stands for itself
        stream.next_in = reinterpret_cast<Bytef *>(piece.data());
        stream.avail_in = static_cast<uInt>(piece.size());
        stream.next_out = reinterpret_cast<Bytef *>(packed.data());
        stream.avail_out = static_cast<uInt>(packed.size());
        deflate(&stream, Z_FULL_FLUSH);
        return packed.first(packed.size() - static_cast<qsizetype>(stream.avail_out));
    };
    const QByteArray first = next();
    const QByteArray rest = next().repeated(kMegabytes - 1);
    deflateEnd(&stream);
    return first + rest;
}

} // namespace

void TestEndlessFiles::endsWithinItsLimits_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QByteArrayList forms; // each draws the next ten times: 10^8 in all
    for (int i = 0; i < 8; ++i)
        forms << form(QByteArray("/X Do ").repeated(10), 6 + i);
    forms << form("0 0 10 10 re f", 5);
    QTest::newRow("forms that multiply") << pdfOf("/X Do", forms);
    QTest::newRow("a form that draws itself") << pdfOf("/X Do", { form("/X Do /X Do", 5) });
    QTest::newRow("a stream of 400 MB") << pdfOf({},
        { test::streamObject("/Filter [/FlateDecode /FlateDecode]", deflated(deflated(QByteArray(100 << 20, ' ')).repeated(4))) },
        "/Contents 5 0 R");
    QTest::newRow("ten million letters") << pdfOf(
        "BT /F 1 Tf (" + QByteArray(10'000'000, 'x') + ") Tj ET", { "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>" });
    QTest::newRow("half a million lines") << pdfOf("BT /F 1 Tf " + QByteArray("0 -1 Td (x) Tj ").repeated(500'000) + "ET",
        { "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>" });
    QTest::newRow("arrays in arrays") << pdfOf(QByteArray("[").repeated(1'000'000));
    QTest::newRow("saves without end") << pdfOf(QByteArray("q ").repeated(3'000'000));
    QTest::newRow("a page of a billion points") << pdfOf(
        "BT /F 12 Tf (Hello) Tj ET", { "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>" }, "/MediaBox [0 0 1e9 1e9]");
    QByteArrayList many(200'000, "null");
    QTest::newRow("many objects") << pdfOf("BT ET", many);
    QTest::newRow("clips in clips") << pdfOf(QByteArray("q 0 0 500 500 re W n ").repeated(200'000));
    QByteArrayList deep { "<< /Type /Catalog /Pages 2 0 R /Outlines 6 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>",
        test::streamObject({}, "BT /F 12 Tf 72 700 Td (A page with one whole sentence on it.) Tj ET"),
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>" };
    for (int i = 0; i < 200'000; ++i)
        deep << "<< /Title (A) /First " + QByteArray::number(7 + i) + " 0 R >>";
    QTest::newRow("an outline of 200,000 levels") << test::makePdfOf(deep);
    QTest::newRow("an outline that bites its tail") << test::makePdfOf({ "<< /Type /Catalog /Pages 2 0 R /Outlines 5 0 R >>",
        "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F 7 0 R >> >> >>",
        test::streamObject({}, "BT /F 12 Tf 72 700 Td (A page with one whole sentence on it.) Tj ET"),
        "<< /First 6 0 R /Last 6 0 R /Count 1 >>", "<< /Title (A) /Parent 5 0 R /Next 6 0 R /First 6 0 R /Dest [3 0 R /Fit] >>",
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>" });
}

void TestEndlessFiles::endsWithinItsLimits()
{
    QFETCH(QByteArray, bytes);
    const SourceFile file(test::writeFile(m_folder.path(), u"endless.pdf"_s, bytes), {});
    QElapsedTimer timer;
    timer.start();
    QString outcome = u"ready"_s;
    try {
        (void)readDocument(program(), file);
    } catch (const Error &error) {
        outcome = nameOf(error.kind());
    }
    QVERIFY2(timer.elapsed() < 2 * kReadMs, qPrintable(outcome));
    QVERIFY(outcome != nameOf(ErrorKind::Internal) && outcome != nameOf(ErrorKind::Crashed));
    qInfo("%s after %lld ms", qPrintable(outcome), timer.elapsed());
}

/// In its own time, not in that of a document: a page gets so much of it, and what was cut is not called a scan.
void TestEndlessFiles::whatUnpacksToAGigabyteIsCut_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("outcome");
    const QByteArray font = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>";
    const QByteArray text = "BT /F 12 Tf 72 700 Td (A page with one whole sentence on it.) Tj ET ";
    const QString large = nameOf(ErrorKind::TooLarge);
    const auto contents = [&](const QByteArray &content) {
        return pdfOf({}, { font, test::streamObject("/Filter /FlateDecode", gigabyteOf(content)) }, "/Contents 6 0 R");
    };
    const auto drawn = [&](const QByteArray &entries, const QByteArray &content) {
        return pdfOf(text + "/X Do", { font, test::streamObject(entries + "/Filter /FlateDecode", gigabyteOf(content)) },
            "/Resources << /XObject << /X 6 0 R >> /Font << /F 5 0 R >> >>");
    };
    QTest::newRow("spaces") << contents(" ") << large;
    QTest::newRow("zeros") << contents(QByteArray(1, '\0')) << large;
    QTest::newRow("strokes") << contents("0 0 m 10 10 l S ") << large;
    QTest::newRow("packed twice") << pdfOf(
        {}, { font, test::streamObject("/Filter [/FlateDecode /FlateDecode]", deflated(gigabyteOf(" "))) }, "/Contents 6 0 R")
                                  << large;
    QTest::newRow("a form") << drawn("/Type /XObject /Subtype /Form /BBox [0 0 600 600]", "0 0 m 10 10 l S ") << u"ready"_s;
    QTest::newRow("a picture") << drawn(
        "/Type /XObject /Subtype /Image /Width 32000 /Height 32000 /BitsPerComponent 8 /ColorSpace /DeviceGray", "x")
                               << u"ready"_s;
    QTest::newRow("its description") << pdfOf(text, { font, test::streamObject("/Filter /FlateDecode", gigabyteOf("<a> ")) },
        "/Metadata 6 0 R") << u"ready"_s;
}

void TestEndlessFiles::whatUnpacksToAGigabyteIsCut()
{
#ifdef ADDUCE_SANITIZED
    QSKIP("what ends in time takes many times as long here");
#endif
    QFETCH(QByteArray, bytes);
    QFETCH(QString, outcome);
    const SourceFile file(test::writeFile(m_folder.path(), u"bomb.pdf"_s, bytes), {});
    QElapsedTimer timer;
    timer.start();
    QString found = u"ready"_s;
    QStringList warnings;
    try {
        warnings = readDocument(test::docworker(), file).warnings;
    } catch (const Error &error) {
        found = nameOf(error.kind());
    }
    qInfo("%s after %lld ms", qPrintable(found), timer.elapsed());
    QCOMPARE(found, outcome);
    QVERIFY(timer.elapsed() < 2 * kReadMs);
    QCOMPARE(warnings.contains(u"pages_skipped"_s), QByteArray(QTest::currentDataTag()) == "a form");
}

/// Texts that parsers and expressions go back over again and again.
void TestEndlessFiles::textsOfSignsEndSoon_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const std::vector<std::pair<const char *, QByteArray>> signs { { "brackets", "[" }, { "quotations", "> " },
        { "backticks", "`" }, { "numbers", "1.1.1." }, { "angle brackets", "<" }, { "addresses", "a@" }, { "links", "[a](" },
        { "stars", "*a " }, { "rules", "|-" }, { "lines of spaces", QByteArray(3'000, ' ') + '\n' }, { "one word", "A" } };
    for (const auto &[name, sign] : signs)
        for (const int megabytes : { 1, 20 })
            for (const QByteArray &head : { QByteArray("# A\n\n"), QByteArray() })
                QTest::addRow("%d MB of %s%s", megabytes, name, head.isEmpty() ? "" : ", as Markdown")
                    << head + sign.repeated(((megabytes << 20) - 10) / sign.size());
    QTest::newRow("a style sheet of comments")
        << "<html><head><style>" + QByteArray("/*").repeated(500'000) + "</style><body>Text.";
}

void TestEndlessFiles::textsOfSignsEndSoon()
{
#ifdef ADDUCE_SANITIZED
    QSKIP("what ends in time takes many times as long here");
#endif
    QFETCH(QByteArray, bytes);
    const SourceFile file(test::writeFile(m_folder.path(), u"signs.md"_s, bytes), {});
    QElapsedTimer timer;
    timer.start();
    QString outcome = u"ready"_s;
    try {
        (void)readDocument(test::docworker(), file);
    } catch (const Error &error) {
        outcome = nameOf(error.kind());
    }
    qInfo("%s after %lld ms", qPrintable(outcome), timer.elapsed());
    QVERIFY(outcome != nameOf(ErrorKind::TimedOut) && outcome != nameOf(ErrorKind::Crashed));
    QVERIFY(timer.elapsed() < 2 * kReadMs);
}

/// A book that takes longer than a document may: its first pages are a document, and that there are more is said.
void TestEndlessFiles::whatWasReadInTimeIsKept()
{
#ifdef ADDUCE_SANITIZED
    QSKIP("what ends in time takes many times as long here");
#endif
    constexpr int kPages = 6'000;
    const QList<test::MadePage> pages(
        kPages, { test::textColumn(QStringList(50, u"Sleep helps memory in most of the people who were asked."_s)) });
    const SourceFile file(test::writeFile(m_folder.path(), u"book.pdf"_s, test::makePdf(pages)), {});
    WorkerProgram worker = test::docworker();
    worker.limits.cpuSeconds = 2; // of which its pages get half of what opening it leaves
    const Document document = readDocument(worker, file);
    qInfo("%zu of %d pages", document.pages.size(), kPages);
    QVERIFY(!document.pages.empty() && document.pages.size() < kPages);
    QVERIFY(document.sentences.size() >= document.pages.size());
    QVERIFY(document.warnings.contains(u"pages_skipped"_s));
}

void TestEndlessFiles::morePagesThanAreReadAreTold()
{
#ifdef ADDUCE_SANITIZED
    QSKIP("what ends in time takes many times as long here");
#endif
    constexpr int kPages = 21'000; // 20,000 are read
    QByteArray kids;
    for (int i = 0; i < kPages; ++i)
        kids += "3 0 R ";
    const QByteArray bytes = test::makePdfOf({ "<< /Type /Catalog /Pages 2 0 R >>",
        "<< /Type /Pages /Kids [" + kids + "] /Count " + QByteArray::number(kPages) + " >>",
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>",
        test::streamObject({}, "BT /F 12 Tf 72 700 Td (A page with one whole sentence on it.) Tj ET"),
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>" });
    const SourceFile file(test::writeFile(m_folder.path(), u"many.pdf"_s, bytes), {});
    const Document document = readDocument(test::docworker(), file);
    QVERIFY(document.pages.size() <= 20'000U && document.pages.size() > 1'000U);
    QVERIFY(!document.sentences.empty());
    QVERIFY(document.warnings.contains(u"pages_skipped"_s));
}

void TestEndlessFiles::changedBytesDoNoHarm()
{
    const QString folder = test::samplePapers();
    if (folder.isEmpty())
        QSKIP("the sample papers are not here");
    QFile paper(QDir(folder).filePath(u"compete.pdf"_s));
    QVERIFY(paper.open(QIODevice::ReadOnly));
    const QByteArray whole = paper.readAll();
    QRandomGenerator random(2000);
    const int rounds = qEnvironmentVariableIsSet("ADDUCE_FULL_TESTS") ? 2000 : 60;
    QMap<QString, int> outcomes;
    for (int round = 0; round < rounds; ++round) {
        QByteArray bytes = whole;
        for (int changes = 1 << random.bounded(0, 9); changes > 0; --changes)
            bytes[random.bounded(static_cast<int>(bytes.size()))] = static_cast<char>(random.bounded(256));
        if (round % 5 == 0)
            bytes.truncate(random.bounded(static_cast<int>(bytes.size())));
        const SourceFile file(test::writeFile(m_folder.path(), u"changed.pdf"_s, bytes), {});
        try {
            (void)readDocument(program(), file);
            ++outcomes[u"ready"_s];
        } catch (const Error &error) {
            ++outcomes[nameOf(error.kind())];
        }
    }
    QCOMPARE(outcomes.value(nameOf(ErrorKind::Crashed)), 0);
    QVERIFY(outcomes.value(u"ready"_s) > 0);
    for (auto it = outcomes.cbegin(); it != outcomes.cend(); ++it)
        qInfo("%s: %d", qPrintable(it.key()), it.value());
}

ADDUCE_TEST(TestEndlessFiles)
#include "test_endless_files.moc"
