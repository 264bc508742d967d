#include "core/readers/layout/table_header.h"
#include "tests/core/readers/layout/made_lines.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

namespace {

/// Cells of a row parted by "|"; a row that begins with "*" is bold.
struct MadeTable
{
    explicit MadeTable(const QStringList &rows)
    {
        for (const QString &text : rows) {
            const QStringList cells = (text.startsWith(u'*') ? text.sliced(1) : text).split(u'|');
            grid.columns = static_cast<std::size_t>(cells.size());
            auto &row = grid.rows.emplace_back();
            for (qsizetype c = 0; c < cells.size(); ++c) {
                auto &cell = row.emplace_back();
                if (cells[c].trimmed().isEmpty())
                    continue;
                cell.push_back(lines.size());
                lines.push_back(
                    test::madeLine(cells[c].trimmed(), 60 + 100.0 * double(c), 100 + 14.0 * double(grid.rows.size())));
                lines.back().isBold = text.startsWith(u'*');
            }
        }
    }

    std::vector<Line> lines;
    TableGrid grid;
};

} // namespace

/// The header of a table ends where its data begin, and a table that goes on has none.
class TestTableHeader : public QObject
{
    Q_OBJECT

private slots:
    void rows_data();
    void rows();
};

void TestTableHeader::rows_data()
{
    QTest::addColumn<QStringList>("table");
    QTest::addColumn<int>("header");
    QTest::newRow("one") << QStringList { u"Arm|n|Recall"_s, u"Nap|20|42.1"_s, u"Film|20|31.0"_s } << 1;
    QTest::newRow("text alone") << QStringList { u"Behaviour|Definition"_s, u"Check|Raises its head"_s, u"Approach|Walks"_s }
                                << 1;
    QTest::newRow("bold") << QStringList { u"*Arm|n"_s, u"*|mean"_s, u"Nap|20"_s, u"Film|21"_s } << 2;
    QTest::newRow("a line that spans the columns")
        << QStringList { u"|Knowledge|"_s, u"Item|Good|Poor"_s, u"Sex|25 (25.0)|44 (44.0)"_s, u"Age|31 (31.0)|43 (43.0)"_s } << 2;
    QTest::newRow("units below the names") << QStringList { u"Item|Good|Poor"_s, u"|n (%)|n (%)"_s, u"Sex|25 (25.0)|44 (44.0)"_s,
        u"Age|31 (31.0)|43 (43.0)"_s } << 2;
    QTest::newRow("a heading of rows is none")
        << QStringList { u"|Control|Treated"_s, u"Demographics||"_s, u"Age|46 (11)|52 (11)"_s, u"Weight|70 (9)|71 (8)"_s } << 1;
    QTest::newRow("percentages that go on") << QStringList { u"4) Iron?|70 (70.0)|30 (30.0)"_s,
        u"5) Drinks?|62 (62.0)|38 (38.0)"_s, u"6) Salt?|86 (86.0)|14 (14.0)"_s }
                                            << 0;
    QTest::newRow("decimals, signs and stars that go on")
        << QStringList { u"Age|1.925|0.023*"_s, u"Event|\u22121.233|0.059"_s } << 0;
    QTest::newRow("units that go on") << QStringList { u"Vitamin D|15 \u00b5g|> 50 nmol/L"_s,
        u"Vitamin E|2.4 \u00b5g|> 7 nmol/L"_s }
                                      << 0;
    QTest::newRow("years") << QStringList { u"Country|2019|2020"_s, u"Kenya|12|15"_s, u"Uganda|8|9"_s } << 1;
    QTest::newRow("distances") << QStringList { u"Age|5 m|10 m"_s, u"16|1.065|1.809"_s, u"15|1.068|1.822"_s } << 1;
    QTest::newRow("shares") << QStringList { u"Noise|0.1|0.2|0.5"_s, u"CNN|91.2|88.1|70.3"_s, u"MLP|90.1|85.0|66.2"_s } << 1;
    QTest::newRow("per cent") << QStringList { u"Group|10%|20%"_s, u"CNN|91%|88%"_s, u"MLP|90%|85%"_s } << 1;
    QTest::newRow("no nought before the point") << QStringList { u"Age|.45*|.12"_s, u"Sex|.31|.02"_s, u"Income|.20|.05"_s } << 0;
    QTest::newRow("three lines that span") << QStringList { u"A|"_s, u"B|"_s, u"C|"_s, u"D|x"_s, u"e|1"_s, u"f|2"_s } << 3;
    QTest::newRow("a single row") << QStringList { u"Nap|20|42.1"_s } << 0;
    QTest::newRow("no row") << QStringList {} << 0;
}

void TestTableHeader::rows()
{
    QFETCH(QStringList, table);
    QFETCH(int, header);
    const MadeTable made(table);
    QCOMPARE(headerRows(made.lines, made.grid), header);
}

ADDUCE_TEST(TestTableHeader)
#include "test_table_header.moc"
