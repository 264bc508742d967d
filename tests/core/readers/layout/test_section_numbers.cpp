#include "core/readers/layout/section_numbers.h"
#include "tests/core/readers/layout/made_lines.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;
using test::madeLine;

/// The number of a heading is part of it; the numbers of a table's first column are not.
class TestSectionNumbers : public QObject
{
    Q_OBJECT

private slots:
    void joinsThem_data();
    void joinsThem();
};

namespace {

/// Each number with its title behind it, row by row.
std::vector<Line> rowsOf(const QList<std::pair<QString, QString>> &rows)
{
    std::vector<Line> lines;
    for (int row = 0; const auto &[number, title] : rows) {
        const double baseline = 100 + 12 * row++;
        lines.push_back(madeLine(number, 60, baseline));
        if (!title.isEmpty())
            lines.push_back(madeLine(title, 90, baseline));
    }
    return lines;
}

} // namespace

void TestSectionNumbers::joinsThem_data()
{
    QTest::addColumn<std::vector<Line>>("lines");
    QTest::addColumn<QStringList>("texts");
    using Rows = QList<std::pair<QString, QString>>;
    QTest::newRow("a heading") << rowsOf(Rows { { u"2"_s, u"Methods"_s } }) << QStringList { u"2 Methods"_s };
    QTest::newRow("two headings") << rowsOf(Rows { { u"2"_s, u"Methods"_s }, { u"2.1"_s, u"Participants"_s } })
                                  << QStringList { u"2 Methods"_s, u"2.1 Participants"_s };
    QTest::newRow("a list of contents") << rowsOf(Rows { { u"1.1"_s, u"Naps"_s }, { u"1.2"_s, u"Recall"_s },
        { u"1.3"_s, u"Coffee"_s } }) << QStringList { u"1.1 Naps"_s, u"1.2 Recall"_s, u"1.3 Coffee"_s };
    QTest::newRow("with dots") << rowsOf(
        Rows { { u"1"_s, u"Naps . . ."_s }, { u"2"_s, u"Recall . . ."_s }, { u"3"_s, u"Coffee . . ."_s } })
                               << QStringList { u"1 Naps . . ."_s, u"2 Recall . . ."_s, u"3 Coffee . . ."_s };
    QTest::newRow("a column of a table") << rowsOf(Rows { { u"01"_s, u"Naps"_s }, { u"02"_s, u"Recall"_s },
        { u"03"_s, u"Coffee"_s } }) << QStringList { u"01"_s, u"Naps"_s, u"02"_s, u"Recall"_s, u"03"_s, u"Coffee"_s };
    QTest::newRow("a word behind it") << rowsOf(Rows { { u"2"_s, u"naps a day"_s } }) << QStringList { u"2"_s, u"naps a day"_s };
}

void TestSectionNumbers::joinsThem()
{
    QFETCH(std::vector<Line>, lines);
    QFETCH(QStringList, texts);
    PageLayout page = test::madePage(std::move(lines));
    joinSectionNumbers(page);
    QStringList found;
    for (const Line &line : page.lines)
        found << line.text;
    QCOMPARE(found, texts);
}

ADDUCE_TEST(TestSectionNumbers)
#include "test_section_numbers.moc"
