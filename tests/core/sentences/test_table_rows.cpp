#include "core/sentences/table_rows.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestTableRows : public QObject
{
    Q_OBJECT

private slots:
    void aRowIsTheRunOfItsCells();
    void whatStandsBetweenCellsPartsThem();
    void rowsAreToldWithTheirHeads_data();
    void rowsAreToldWithTheirHeads();
};

namespace {

SourceDocument documentOf(const QString &pageText)
{
    SourceDocument document;
    document.pages.emplace(0, Page { u"1"_s, {}, pageText });
    return document;
}

Sentence rowOf(const std::vector<std::pair<int, int>> &cells)
{
    Sentence row;
    row.kind = SentenceKind::Table;
    for (const auto &[start, length] : cells)
        row.parts.push_back({ 0, start, length, { QRectF(start, 0, length, 10) } });
    return row;
}

} // namespace

void TestTableRows::aRowIsTheRunOfItsCells()
{
    const auto run = asOneRun(rowOf({ { 5, 4 }, { 10, 4 } }), documentOf(u"Head\nIron\n8 mg\nZinc"_s));
    QVERIFY(run);
    QCOMPARE(run->start, 5);
    QCOMPARE(run->length, 9);
    QCOMPARE(run->rects.size(), std::size_t(2));
}

void TestTableRows::whatStandsBetweenCellsPartsThem()
{
    QVERIFY(!asOneRun(rowOf({ { 0, 4 }, { 10, 4 } }), documentOf(u"Iron Zinc 8 mg"_s)));
    QVERIFY(!asOneRun(rowOf({ { 5, 4 }, { 0, 4 } }), documentOf(u"8 mg Iron"_s)));
    QVERIFY(!asOneRun(Sentence {}, documentOf(u"Iron"_s)));
    QVERIFY(!asOneRun(rowOf({ { 0, 4 } }), SourceDocument {}));
}

void TestTableRows::rowsAreToldWithTheirHeads_data()
{
    QTest::addColumn<int>("ordinal");
    QTest::addColumn<QString>("words");
    QTest::newRow("row") << 1 << u"Table 2, row Iron: Men: 8 mg; Women: 18 mg"_s;
    QTest::newRow("an empty cell") << 2 << u"Table 2, row Zinc: Women: 8 mg"_s;
    QTest::newRow("no name") << 3 << u"Table 2, Men: 5 mg"_s;
    QTest::newRow("a name alone") << 4 << u"Table 2, Minerals"_s;
    QTest::newRow("in no table") << 9 << QString();
}

void TestTableRows::rowsAreToldWithTheirHeads()
{
    const std::vector<Table> tables { { u"Table 2"_s, -1, -1, 1,
        { { 0, { u""_s, u"Men"_s, u"Women"_s } }, { 1, { u"Iron"_s, u"8 mg"_s, u"18 mg"_s } },
            { 2, { u"Zinc"_s, u""_s, u"8 mg"_s } }, { 3, { u""_s, u"5 mg"_s, u""_s } },
            { 4, { u"Minerals"_s, u""_s, u""_s } } } } };
    QFETCH(int, ordinal);
    QTEST(rowWords(tables, ordinal), "words");
}

ADDUCE_TEST(TestTableRows)
#include "test_table_rows.moc"
