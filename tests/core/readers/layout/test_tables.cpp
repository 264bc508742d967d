#include "core/readers/layout/table_runs.h"
#include "core/readers/layout/tables.h"
#include "tests/core/readers/layout/made_lines.h"
#include "tests/support/test_main.h"

#include <QElapsedTimer>
#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;
using test::madeLine;

/// Tables become rows of cells; running text, formulae and columns of a page do not.
class TestTables : public QObject
{
    Q_OBJECT

private slots:
    void rowsAndCells();
    void cellsOfSeveralLines();
    void emptyCellsStayInTheirColumn();
    void textAndFormulaeAreNoTables();
    void lettersAreALittleLarger_data();
    void lettersAreALittleLarger();
    void textBesideATableIsNone();
    void manyLinesTakeNoTime();
};

namespace {

QList<QStringList> cellsOf(const PageLayout &page, const TableGrid &grid)
{
    QList<QStringList> rows;
    for (const auto &row : grid.rows) {
        QStringList cells;
        for (const auto &cell : row) {
            QStringList words;
            for (const std::size_t i : cell)
                words << page.lines[i].text;
            cells << words.join(u' ');
        }
        rows << cells;
    }
    return rows;
}

/// The page and its tables; the first line is a caption when it begins with "Table".
std::vector<TableGrid> tablesOf(const PageLayout &page)
{
    std::vector<LineRole> roles(page.lines.size(), LineRole::Body);
    for (std::size_t i = 0; i < roles.size(); ++i)
        if (page.lines[i].text.startsWith(u"Table "_s))
            roles[i] = LineRole::Caption;
    return findTables(page, roles, {});
}

} // namespace

void TestTables::rowsAndCells()
{
    const PageLayout page = test::madePage({ madeLine(u"Table 1. Naps."_s, 60, 100), madeLine(u"Arm"_s, 60, 120),
        madeLine(u"n"_s, 200, 120), madeLine(u"Recall"_s, 300, 120), madeLine(u"Nap"_s, 60, 134), madeLine(u"20"_s, 198, 134),
        madeLine(u"42.1"_s, 305, 134), madeLine(u"Film"_s, 60, 148), madeLine(u"20"_s, 198, 148), madeLine(u"31.0"_s, 305, 148),
        madeLine(u"Running text goes on below the table with a line that is as wide as the page allows."_s, 60, 190) });
    const auto tables = tablesOf(page);
    QCOMPARE(tables.size(), 1U);
    QCOMPARE(tables.front().headerRows, 1);
    QCOMPARE(cellsOf(page, tables.front()),
        (QList<QStringList> {
            { u"Arm"_s, u"n"_s, u"Recall"_s }, { u"Nap"_s, u"20"_s, u"42.1"_s }, { u"Film"_s, u"20"_s, u"31.0"_s } }));
}

void TestTables::cellsOfSeveralLines()
{
    const PageLayout page = test::madePage({ madeLine(u"Table 2 Behaviours"_s, 60, 100), madeLine(u"Behaviour"_s, 60, 120),
        madeLine(u"Definition"_s, 200, 120), madeLine(u"Affiliation"_s, 60, 134), madeLine(u"Moves towards the"_s, 200, 134),
        madeLine(u"other animal."_s, 206, 144), madeLine(u"Check"_s, 60, 158), madeLine(u"Raises its head and"_s, 200, 158),
        madeLine(u"looks around."_s, 206, 168) });
    const auto tables = tablesOf(page);
    QCOMPARE(tables.size(), 1U);
    QCOMPARE(cellsOf(page, tables.front()),
        (QList<QStringList> { { u"Behaviour"_s, u"Definition"_s }, { u"Affiliation"_s, u"Moves towards the other animal."_s },
            { u"Check"_s, u"Raises its head and looks around."_s } }));
}

void TestTables::emptyCellsStayInTheirColumn()
{
    const PageLayout page = test::madePage({ madeLine(u"Table 3 Models"_s, 60, 100), madeLine(u"Model"_s, 60, 120),
        madeLine(u"Predictor"_s, 160, 120), madeLine(u"p"_s, 300, 120), madeLine(u"Checks"_s, 60, 134),
        madeLine(u"Sex"_s, 160, 134), madeLine(u"0.2"_s, 300, 134), madeLine(u"Age"_s, 160, 148), madeLine(u"0.9"_s, 300, 148) });
    const auto tables = tablesOf(page);
    QCOMPARE(tables.size(), 1U);
    QCOMPARE(cellsOf(page, tables.front()).last(), (QStringList { QString(), u"Age"_s, u"0.9"_s }));
}

void TestTables::textAndFormulaeAreNoTables()
{
    std::vector<Line> columns; // of running text, read one after the other
    for (const double left : { 50.0, 320.0 })
        for (int i = 0; i < 20; ++i)
            columns.push_back(madeLine(u"Words of one column of this page that reach across."_s, left, 100 + 12 * i, 9));
    QVERIFY(tablesOf(test::madePage(columns)).empty());
    QVERIFY(tablesOf(test::madePage({ madeLine(u"Running text of some length before a formula stands here."_s, 50, 100),
                         madeLine(u"y = a + bx"_s, 200, 120), madeLine(u"(1)"_s, 500, 120),
                         madeLine(u"Running text of some length after the formula stands here."_s, 50, 140) }))
            .empty());
    QVERIFY(tablesOf(test::madePage({})).empty());
}

void TestTables::lettersAreALittleLarger_data()
{
    QTest::addColumn<double>("size");
    QTest::addColumn<bool>("isTable");
    const double text = BodyStyle().size;
    QTest::newRow("smaller") << text - 2 << true;
    QTest::newRow("narrow letters, set larger") << text + 1 << true;
    QTest::newRow("a title") << text + 4 << false;
}

void TestTables::lettersAreALittleLarger()
{
    QFETCH(double, size);
    QFETCH(bool, isTable);
    std::vector<Line> lines { madeLine(u"Table 1. Naps."_s, 60, 100) };
    for (int row = 0; row < 4; ++row)
        for (const double left : { 60.0, 200.0, 300.0 })
            lines.push_back(madeLine(u"12.5"_s, left, 120 + 14 * row, size));
    QCOMPARE(tablesOf(test::madePage(std::move(lines))).size(), std::size_t(isTable ? 1 : 0));
}

/// The rows of a table in one column share their baselines with the lines of text in the other.
void TestTables::textBesideATableIsNone()
{
    const QString full(48, u'a'); // fills its column: 240 points
    std::vector<Line> lines { madeLine(u"Table 1. Naps."_s, 40, 100) };
    for (int row = 0; row < 8; ++row)
        for (const double left : { 40.0, 140.0, 220.0 })
            lines.push_back(madeLine(u"12.5"_s, left, 120 + 12 * row));
    for (int row = 8; row < 16; ++row)
        lines.push_back(madeLine(full, 40, 120 + 12 * row));
    const std::size_t firstOfText = lines.size();
    for (int row = 0; row < 16; ++row)
        lines.push_back(madeLine(row % 4 == 3 ? u"the end of it."_s : full, row % 4 == 0 ? 330 : 320, 120 + 12 * row));
    for (std::size_t i = firstOfText; i < lines.size(); i += 4)
        lines[i] = madeLine(QString(46, u'a'), 330, lines[i].baseline); // indented
    const PageLayout page = test::madePage(std::move(lines));
    const std::vector<TableGrid> tables = tablesOf(page);
    QCOMPARE(tables.size(), std::size_t(1));
    for (const auto &row : tables.front().rows)
        for (const auto &cell : row)
            for (const std::size_t i : cell)
                QVERIFY(i < firstOfText);
}

void TestTables::manyLinesTakeNoTime()
{
    std::vector<Line> lines;
    for (int i = 0; i < 100'000; ++i)
        lines.push_back(madeLine(u"x"_s, 10.0 + i % 50 * 10, 10.0 + i / 50));
    const PageLayout page = test::madePage(std::move(lines));
    QElapsedTimer timer;
    timer.start();
    (void)tablesOf(page);
    QVERIFY(timer.elapsed() < 10'000); // hours, were it quadratic
}

ADDUCE_TEST(TestTables)
#include "test_tables.moc"
