#include "core/base/error.h"
#include "core/evaluation/query_table.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

/// Sets that somebody wrote in a spreadsheet.
class TestQueryTable : public QObject
{
    Q_OBJECT

private slots:
    void everyColumnIsRead();
    void linesOfOneQuestionBelongTogether();
    void aQuestionWithoutAFileMustBeRefused();
    void spreadsheetsWriteInTheirOwnWays_data();
    void spreadsheetsWriteInTheirOwnWays();
    void whatIsWrongIsTold_data();
    void whatIsWrongIsTold();
    void theNameOfTheFileDecides();
};

void TestQueryTable::everyColumnIsRead()
{
    const QuerySet set = querySetFromTable("id,question,category,file,page,quote,must,papers,type,library,withheld\r\n"
                                           "a,Why?,synthesis,x.pdf,3,\"It rains, \"\"often\"\".\",rain,2,why,one,z.pdf\r\n"
                                           "a,,,y.pdf,1,It pours.,pour,,,,\r\n",
        u"Mine"_s);
    QCOMPARE(set.name, u"Mine"_s);
    QCOMPARE(set.queries.size(), 1U);
    const EvaluationQuery &query = set.queries.front();
    QCOMPARE(query.question, u"Why?"_s);
    QCOMPARE(query.category, QueryCategory::Synthesis);
    QVERIFY((query.gold
        == std::vector<GoldSentence> { { u"x.pdf"_s, 3, u"It rains, \"often\"."_s }, { u"y.pdf"_s, 1, u"It pours."_s } }));
    QVERIFY((query.expected == std::vector<ExpectedPage> { { u"x.pdf"_s, { 3 } }, { u"y.pdf"_s, { 1 } } }));
    QCOMPARE(query.must, (QStringList { u"rain"_s, u"pour"_s }));
    QCOMPARE(query.papers, 2);
    QCOMPARE(query.type, u"why"_s);
    QCOMPARE(query.library, u"one"_s);
    QCOMPARE(query.withheld, QStringList { u"z.pdf"_s });
}

void TestQueryTable::linesOfOneQuestionBelongTogether()
{
    const QuerySet set = querySetFromTable("question,file,pages\nWhy?,x.pdf,\"3, 4\"\nWho?,x.pdf,1\nWhy?,y.pdf,2\n", u"Mine"_s);
    QCOMPARE(set.queries.size(), 2U);
    QCOMPARE(set.queries[0].id, u"Q1"_s);
    QVERIFY((set.queries[0].expected == std::vector<ExpectedPage> { { u"x.pdf"_s, { 3, 4 } }, { u"y.pdf"_s, { 2 } } }));
    QVERIFY(set.queries[0].gold.empty());
    QCOMPARE(set.queries[1].id, u"Q2"_s);
}

void TestQueryTable::aQuestionWithoutAFileMustBeRefused()
{
    const QuerySet set = querySetFromTable(
        "question,answerable,file,pages\nWhat is the capital of Mongolia?,,,\nWho?,yes,x.pdf,1\nWhat?,no,,\n", u"Mine"_s);
    QCOMPARE(set.queries[0].category, QueryCategory::EdgeCase);
    QCOMPARE(set.queries[1].category, QueryCategory::Direct);
    QCOMPARE(set.queries[2].category, QueryCategory::EdgeCase);
}

void TestQueryTable::spreadsheetsWriteInTheirOwnWays_data()
{
    QTest::addColumn<QByteArray>("csv");
    QTest::newRow("plain") << QByteArray("question,file,pages\nWhy?,x.pdf,3\n");
    QTest::newRow("semicolons") << QByteArray("question;file;pages\r\nWhy?;x.pdf;3\r\n");
    QTest::newRow("tabs") << QByteArray("question\tfile\tpages\nWhy?\tx.pdf\t3\n");
    QTest::newRow("another order, capitals, a mark") << QByteArray("\xef\xbb\xbfPages,File,Question\n3,x.pdf,Why?\n");
    QTest::newRow("quoted, spaces, empty lines")
        << QByteArray("\"question\",\" file \",\"pages\"\n\n\" Why? \",x.pdf,\" 3 \"\n,,\n");
    QTest::newRow("columns of its own, short lines") << QByteArray("note,question,file,pages,mine\nsee,Why?,x.pdf,3\n");
}

void TestQueryTable::spreadsheetsWriteInTheirOwnWays()
{
    QFETCH(QByteArray, csv);
    const QuerySet set = querySetFromTable(csv, u"Mine"_s);
    QCOMPARE(set.queries.size(), 1U);
    QCOMPARE(set.queries.front().question, u"Why?"_s);
    QVERIFY((set.queries.front().expected == std::vector<ExpectedPage> { { u"x.pdf"_s, { 3 } } }));
}

void TestQueryTable::whatIsWrongIsTold_data()
{
    QTest::addColumn<QByteArray>("csv");
    QTest::addColumn<QString>("said");
    QTest::newRow("empty") << QByteArray() << u"empty"_s;
    QTest::newRow("no UTF-8") << QByteArray("question\n\xff\xfe\n") << u"UTF-8"_s;
    QTest::newRow("no question") << QByteArray("file,pages\nx.pdf,3\n") << u"column \"question\""_s;
    QTest::newRow("heads alone") << QByteArray("question,file,pages\n") << u"no queries"_s;
    QTest::newRow("a page that is none") << QByteArray("question,file,pages\nWhy?,x.pdf,iv\n") << u"line 2"_s;
    QTest::newRow("a page before the first") << QByteArray("question,file,pages\nWhy?,x.pdf,0\n") << u"from 1"_s;
    QTest::newRow("no page") << QByteArray("question,file,pages\nWhy?,x.pdf,\n") << u"no page"_s;
    QTest::newRow("a quote without a page") << QByteArray("question,file,quote\nWhy?,x.pdf,It rains.\n") << u"from 1"_s;
    QTest::newRow("neither yes nor no") << QByteArray("question,answerable\nWhy?,perhaps\n") << u"perhaps"_s;
    QTest::newRow("no such category") << QByteArray("question,category\nWhy?,odd\n") << u"odd"_s;
    QTest::newRow("no words") << QByteArray("id,question\na,\n") << u"question"_s;
    QTest::newRow("no expression") << QByteArray("question,file,pages,must\nWhy?,x.pdf,3,(\n") << u"regular expression"_s;
    QTest::newRow("answered, without a file") << QByteArray("question,category\nWhy?,direct\n") << u"expects no page"_s;
}

void TestQueryTable::whatIsWrongIsTold()
{
    QFETCH(QByteArray, csv);
    QFETCH(QString, said);
    try {
        (void)querySetFromTable(csv, u"Mine"_s);
        QFAIL("it was read");
    } catch (const Error &error) {
        QCOMPARE(error.kind(), ErrorKind::BadInput);
        QVERIFY2(sentence(error).contains(said), qPrintable(sentence(error)));
    }
}

void TestQueryTable::theNameOfTheFileDecides()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"My questions.CSV"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("question,file,pages\nWhy?,x.pdf,3\n");
    file.close();
    const QuerySet set = querySetFrom(file.fileName());
    QCOMPARE(set.name, u"My questions"_s);
    QCOMPARE(set.queries.size(), 1U);
    QVERIFY(!isQueryTable(u"/a/csv"_s) && !isQueryTable(u"/a/questions.json"_s) && isQueryTable(u"/a/b.tsv"_s));
}

ADDUCE_TEST(TestQueryTable)
#include "test_query_table.moc"
