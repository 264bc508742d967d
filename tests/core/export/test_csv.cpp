#include "core/answer/answer_words.h"
#include "core/answer/seal.h"
#include "core/base/error.h"
#include "core/export/export.h"
#include "tests/support/fail_device.h"
#include "tests/support/sample_thread.h"
#include "tests/support/test_main.h"

#include <QBuffer>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestCsv : public QObject
{
    Q_OBJECT

private slots:
    void comparesByteForByte();
    void aThreadWithoutEvidenceIsItsHead();
    void noCellRuns_data();
    void noCellRuns();
    void aFullDiskIsAnError();
    void rowsAndAMatrixAreTwoFiles();
};

static QByteArray csvOf(const Thread &thread)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    writeCsv(contentOf({ thread }), buffer);
    return buffer.data();
}

static Thread oneRow(const QString &claim, const QString &quote)
{
    Answer answer = test::answerOf(u"Q"_s, claim, quote);
    answer.writer = Writer { u"m"_s, u"localhost"_s };
    answer.caveats = { { Caveat::SingleSource, {} } };
    return test::threadOf(u"T"_s, { answer });
}

/// A strict reader of RFC 4180 with every cell in quotes.
static std::vector<QStringList> read(const QByteArray &csv)
{
    std::vector<QStringList> rows(1);
    const QString text = QString::fromUtf8(csv);
    QString cell;
    bool inside = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == u'"' && inside && i + 1 < text.size() && text[i + 1] == u'"') {
            cell += text[++i];
        } else if (text[i] == u'"') {
            inside = !inside;
        } else if (inside) {
            cell += text[i];
        } else {
            rows.back() << cell;
            cell.clear();
            if (text[i] == u'\r' && text.mid(i, 2) == u"\r\n"_s) {
                rows.emplace_back();
                ++i;
            }
        }
    }
    rows.pop_back();
    return rows;
}

void TestCsv::comparesByteForByte()
{
    const QByteArray expected =
        "\"claim\",\"evidence\",\"quote\",\"source\",\"title\",\"file\",\"page\",\"label\",\"section\",\"confidence\","
        "\"caveats\","
        "\"notes\",\"source_id\",\"chunk_id\",\"sha256\",\"rects\",\"seal\"\r\n"
        "\"He said \"\"yes\"\".\",\"said\n\"\"yes\"\"\",\"said\n\"\"yes\"\"\",\"Zeileis 2006\",\"Object-Oriented Computation\","
        "\"sandwich.pdf\",\"4\",\"4\",\"2 Estimators\",\"high\",\""
        + words(CaveatNote { Caveat::SingleSource, {} }).toUtf8() + "\",\"\",\"7\",\"c0ffee\",\"" + QByteArray(64, 'a')
        + "\",\"72 100 372 112\",\"" + sealOf(u"He said \"yes\"."_s, test::citationOf(u"said\n\"yes\""_s)).toUtf8() + "\"\r\n";
    QCOMPARE(csvOf(oneRow(u"He said \"yes\"."_s, u"said\n\"yes\""_s)), expected);
}

void TestCsv::aThreadWithoutEvidenceIsItsHead()
{
    QCOMPARE(read(csvOf(test::threadOf(u"T"_s, { test::refusalOf(u"Q"_s) }))).size(), std::size_t(1));
}

void TestCsv::noCellRuns_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("marked");
    const QStringList runs { u"=1+1"_s, u"+1"_s, u"-1+1"_s, u"@SUM(A1)"_s, u"\t=1"_s, u"\r=1"_s, u"\n=1"_s, u"  =1"_s,
        u"\u200B=1"_s, u"\uFF1D1+1"_s, u"\uFF0B1"_s, u"\uFF0D1"_s, u"\uFF20SUM"_s, u"\u22121"_s, u"'=1"_s, u"'plain"_s,
        u"=HYPERLINK(\"http://x\")"_s, u"=cmd|' /C calc'!A0"_s, u"\u0001=1"_s, u"-0.5 was lower"_s };
    for (const QString &text : runs)
        QTest::addRow("runs: %s", qPrintable(text.simplified())) << text << true;
    for (const QString &text : { u"plain"_s, u"a=1"_s, u"x,\"\n=1+1"_s, u";=1"_s, u""_s, u"1+1"_s, u"\u00FCber"_s })
        QTest::addRow("rests: %s", qPrintable(text.simplified())) << text << false;
}

void TestCsv::noCellRuns()
{
    QFETCH(QString, text);
    QFETCH(bool, marked);
    const auto rows = read(csvOf(oneRow(text, u"quote"_s)));
    QCOMPARE(rows.size(), std::size_t(2));
    QCOMPARE(rows[1].size(), rows[0].size());
    const QString cell = rows[1][0];
    QCOMPARE(cell.startsWith(u'\''), marked);
    QCOMPARE(marked ? cell.mid(1) : cell, text); // taken off again it is the text
}

void TestCsv::aFullDiskIsAnError()
{
    const Thread thread = oneRow(u"claim"_s, u"quote"_s);
    const qint64 size = csvOf(thread).size();
    for (qint64 capacity = 0; capacity < size; capacity += 13) {
        test::FailDevice device(capacity);
        try {
            writeCsv(contentOf({ thread }), device);
            QFAIL("written to a full device");
        } catch (const Error &error) {
            QVERIFY(error.kind() == ErrorKind::DiskFull);
        }
    }
    test::FailDevice enough(size);
    writeCsv(contentOf({ thread }), enough);
    QCOMPARE(enough.bytes(), csvOf(thread));
}

void TestCsv::rowsAndAMatrixAreTwoFiles()
{
    ExportContent content = contentOf({ oneRow(u"claim"_s, u"quote"_s) });
    content.threads.clear();
    Matrix matrix;
    matrix.questions = { { { 1 }, 1, u"How many?"_s }, { { 2 }, 2, u"Where?"_s } };
    matrix.papers = { { { 1 }, 1, { 1 }, u"ab"_s, u"Smith 2021"_s, u"Sleep"_s, true } };
    Citation citation;
    citation.quote = u"eleven"_s;
    citation.page = 7;
    matrix.cells[{ { 1 }, { 1 } }] = { { 1 }, { 1 }, CellState::Quoted, citation, {}, {} };
    matrix.cells[{ { 1 }, { 2 } }] = { { 2 }, { 1 }, CellState::NotReported, {}, {}, {} };
    content.matrices.push_back({ u"T"_s, matrix });
    const std::vector<QStringList> shown {
        { u"source"_s, u"title"_s, u"sha256"_s, u"How many?"_s, u"page"_s, u"seal"_s, u"Where?"_s, u"page"_s, u"seal"_s },
        { u"Smith 2021"_s, u"Sleep"_s, u"ab"_s, u"eleven"_s, u"7"_s, sealOf(u"How many?"_s, citation), u"not reported"_s, {}, {} }
    };
    const QTemporaryDir folder;
    const auto recordsOf = [](const QString &path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? read(file.readAll()) : std::vector<QStringList>();
    };
    const QString path = folder.filePath(u"a.b.csv"_s);
    const QString beside = folder.filePath(u"a.b-matrix.csv"_s);
    QCOMPARE(exportContent(content, ExportFormat::Csv, path), QStringList({ path, beside }));
    QCOMPARE(recordsOf(path).size(), std::size_t(2));
    QCOMPARE(recordsOf(path).back().front(), u"claim"_s);
    QCOMPARE(recordsOf(beside), shown);

    QVERIFY(QFile::remove(beside) && QDir().mkdir(beside)); // cannot be written: then neither is
    ExportContent longer = content;
    longer.tables.front().rows.push_back(longer.tables.front().rows.front());
    QVERIFY_THROWS_EXCEPTION(Error, exportContent(longer, ExportFormat::Csv, path));
    QCOMPARE(recordsOf(path).size(), std::size_t(2));
    QVERIFY(QDir().rmdir(beside));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList { QFileInfo(path).fileName() });

    content.tables.clear(); // the matrix alone has the file's name
    QCOMPARE(exportContent(content, ExportFormat::Csv, path), QStringList { path });
    QCOMPARE(recordsOf(path), shown);
    QCOMPARE(exportFiles(content, ExportFormat::Markdown, path).size(), std::size_t(1));
}

ADDUCE_TEST(TestCsv)
#include "test_csv.moc"
