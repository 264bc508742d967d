#include "core/base/error.h"
#include "core/evidence/evidence_table.h"
#include "core/export/evidence_csv.h"
#include "core/export/export.h"
#include "tests/support/library_fixture.h"
#include "tests/support/sample_thread.h"
#include "tests/support/test_main.h"

#include <QBuffer>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestEvidenceCsv : public QObject
{
    Q_OBJECT

private slots:
    void comesBackAsItWas_data();
    void comesBackAsItWas();
    void asASpreadsheetSavesIt_data();
    void asASpreadsheetSavesIt();
    void otherFilesAreRefused_data();
    void otherFilesAreRefused();
    void everyCutIsReadOrRefused();
};

static QByteArray csvOf(const std::vector<EvidenceRow> &rows)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    writeCsv({ u"T"_s, {}, { { u"T"_s, rows } }, {} }, buffer);
    return buffer.data();
}

static EvidenceRow rowOf(const QString &claim, const QString &quote)
{
    EvidenceRow row = evidenceRows(test::answerOf(u"Q"_s, claim, quote)).front();
    row.claim = claim;
    row.caveats = u"=One source"_s;
    row.notes = u"First line\nsecond; \"line\", done"_s;
    return row;
}

void TestEvidenceCsv::comesBackAsItWas_data()
{
    QTest::addColumn<QString>("claim");
    QTest::addColumn<QString>("quote");
    QTest::newRow("plain") << u"A claim."_s << u"A quote."_s;
    QTest::newRow("a formula") << u"=1+1"_s << u"-0.5 was lower"_s;
    QTest::newRow("apostrophes") << u"'tis"_s << u"''quoted''"_s;
    QTest::newRow("marks of the format") << u"a,b;c\td"_s << u"\"x\"\r\n,\"y\"\n"_s;
    QTest::newRow("scripts") << u"睡眠 😀"_s << u"שלום مرحبا"_s;
    QTest::newRow("beyond forty words") << u"Long"_s << QStringList(60, u"word"_s).join(u' ');
    QTest::newRow("nothing quoted") << u"Claim"_s << u""_s;
}

void TestEvidenceCsv::comesBackAsItWas()
{
    QFETCH(QString, claim);
    QFETCH(QString, quote);
    test::LibraryFixture fixture;
    EvidenceRow row = rowOf(claim, quote);
    if (quote.isEmpty())
        row.citation.reset();
    const std::vector<EvidenceRow> read = readEvidenceCsv(fixture.database(), csvOf({ row, row }), u"file"_s);
    QCOMPARE(read.size(), std::size_t(2));
    QCOMPARE(read[1].claim, row.claim);
    QCOMPARE(read[1].caveats, row.caveats);
    QCOMPARE(read[1].notes, row.notes);
    QCOMPARE(read[1].confidence, row.confidence);
    QCOMPARE(read[1].citation.has_value(), row.citation.has_value());
    if (!row.citation)
        return;
    QCOMPARE(read[1].citation->quote, quote);
    QCOMPARE(read[1].citation->page, row.citation->page);
    QCOMPARE(read[1].citation->sha256, row.citation->sha256);
    QCOMPARE(read[1].citation->chunk, row.citation->chunk);
    QVERIFY(!read[1].citation->document); // this library does not have it
}

void TestEvidenceCsv::asASpreadsheetSavesIt_data()
{
    QTest::addColumn<QByteArray>("csv");
    const QByteArray hash(64, 'a');
    QTest::newRow("semicolons, no quotes") << "page;sha256;quote;claim\n4;" + hash + ";A quote.;A claim.\n";
    QTest::newRow("tabs and CR LF") << "claim\tquote\tpage\tsha256\r\nA claim.\tA quote.\t4\t" + hash + "\r\n";
    QTest::newRow("byte order mark") << "\xEF\xBB\xBF\"claim\",\"quote\",\"page\",\"sha256\"\r\n\"A claim.\",\"A quote.\",4,"
            + hash;
    QTest::newRow("capitals and more columns") << "Mine,CLAIM,Quote,Page,SHA256\n1,A claim.,A quote.,4," + hash + "\n\n";
}

void TestEvidenceCsv::asASpreadsheetSavesIt()
{
    QFETCH(QByteArray, csv);
    test::LibraryFixture fixture;
    const std::vector<EvidenceRow> rows = readEvidenceCsv(fixture.database(), csv, u"file"_s);
    QCOMPARE(rows.size(), std::size_t(1));
    QCOMPARE(rows[0].claim, u"A claim."_s);
    QCOMPARE(rows[0].citation->quote, u"A quote."_s);
    QCOMPARE(rows[0].citation->page, 4);
    QCOMPARE(rows[0].citation->sha256, QString(64, u'a'));
}

void TestEvidenceCsv::otherFilesAreRefused_data()
{
    QTest::addColumn<QByteArray>("csv");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("another table") << QByteArray("a,b\n1,2\n");
    QTest::newRow("not UTF-8") << QByteArray("claim,quote,page,sha256\n\xFF\xFE,q,1,x\n");
    QTest::newRow("a page of words") << QByteArray("claim,quote,page,sha256\nc,q,four,x\n");
    QTest::newRow("no page") << QByteArray("claim,quote,page,sha256\nc,q\n");
    QTest::newRow("page zero") << QByteArray("claim,quote,page,sha256\nc,q,0,x\n");
}

void TestEvidenceCsv::otherFilesAreRefused()
{
    QFETCH(QByteArray, csv);
    test::LibraryFixture fixture;
    try {
        (void)readEvidenceCsv(fixture.database(), csv, u"the file"_s);
        QFAIL("taken");
    } catch (const Error &error) {
        QCOMPARE(error.kind(), ErrorKind::Damaged);
        QCOMPARE(error.detail(), u"the file"_s);
        QVERIFY(!error.technical().isEmpty());
    }
}

void TestEvidenceCsv::everyCutIsReadOrRefused()
{
    test::LibraryFixture fixture;
    const QByteArray csv = csvOf({ rowOf(u"A claim."_s, u"A \"quote\"."_s) });
    for (qsizetype length = 0; length < csv.size(); ++length)
        try {
            QVERIFY(readEvidenceCsv(fixture.database(), csv.left(length), {}).size() <= 1);
        } catch (const Error &error) {
            QCOMPARE(error.kind(), ErrorKind::Damaged);
        }
}

ADDUCE_TEST(TestEvidenceCsv)
#include "test_evidence_csv.moc"
