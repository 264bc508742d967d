#include "core/readers/layout/line_pieces.h"
#include "tests/core/readers/layout/made_lines.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;
using test::madeLine;

/// What is one line to the eye is one line; cells of a table are not.
class TestLinePieces : public QObject
{
    Q_OBJECT

private slots:
    void piecesThatStandNearAreOne();
    void wordsThatFillTheirLineAreOne();
    void whatOnlyStandsInARowIsNot_data();
    void whatOnlyStandsInARowIsNot();

private:
    [[nodiscard]] static QStringList joined(std::vector<Line> lines)
    {
        PageLayout page = test::madePage(std::move(lines));
        joinPieces(page);
        QStringList texts;
        for (const Line &line : page.lines)
            texts << line.text;
        return texts;
    }
};

namespace {

const QString kFull(48, u'a'); // 240 points: from 60 to 300

Line ofBlock(Line line, int block)
{
    line.block = block;
    return line;
}

} // namespace

void TestLinePieces::piecesThatStandNearAreOne()
{
    QCOMPARE(joined({ madeLine(u"A nap"_s, 60, 100), madeLine(u"of thirty"_s, 92, 100), madeLine(u"minutes"_s, 140, 114) }),
        (QStringList { u"A nap of thirty"_s, u"minutes"_s }));
}

void TestLinePieces::wordsThatFillTheirLineAreOne()
{
    // 60-85, 110-125, 150-170 and so on: each 25 points behind the one before, the last one ends where the lines around do
    const std::vector<Line> row { madeLine(u"goals"_s, 60, 112), madeLine(u"of a"_s, 110, 112), madeLine(u"long"_s, 155, 112),
        madeLine(u"term"_s, 200, 112), madeLine(u"development"_s, 245, 112) };
    std::vector<Line> lines { madeLine(kFull, 60, 100) };
    lines.insert(lines.end(), row.begin(), row.end());
    lines.push_back(madeLine(u"in youth."_s, 60, 124));
    QCOMPARE(joined(lines), (QStringList { kFull, u"goals of a long term development"_s, u"in youth."_s }));
    lines = row; // at the top of a column the line below tells
    lines.push_back(madeLine(kFull, 60, 124));
    QCOMPARE(joined(lines), (QStringList { u"goals of a long term development"_s, kFull }));
}

void TestLinePieces::whatOnlyStandsInARowIsNot_data()
{
    QTest::addColumn<std::vector<Line>>("lines");
    const Line full = madeLine(kFull, 60, 100);
    QTest::newRow("unequal gaps") << std::vector { full, madeLine(u"nap"_s, 60, 112), madeLine(u"none"_s, 130, 112),
        madeLine(u"coffee at noon"_s, 230, 112) };
    QTest::newRow("numbers") << std::vector { full, madeLine(u"12.50"_s, 60, 112), madeLine(u"13.50"_s, 167.5, 112),
        madeLine(u"14.50"_s, 275, 112) };
    QTest::newRow("two words") << std::vector { full, madeLine(u"naps"_s, 60, 112), madeLine(u"recall"_s, 270, 112) };
    QTest::newRow("not to the end of the line")
        << std::vector { full, madeLine(u"naps"_s, 60, 112), madeLine(u"films"_s, 105, 112), madeLine(u"none"_s, 155, 112) };
    QTest::newRow("of another block") << std::vector { ofBlock(full, 1), madeLine(u"goals"_s, 60, 112),
        madeLine(u"of a"_s, 110, 112), madeLine(u"long"_s, 155, 112), madeLine(u"term"_s, 200, 112),
        madeLine(u"development"_s, 245, 112) };
}

void TestLinePieces::whatOnlyStandsInARowIsNot()
{
    QFETCH(std::vector<Line>, lines);
    QCOMPARE(joined(lines).size(), static_cast<qsizetype>(lines.size()));
}

ADDUCE_TEST(TestLinePieces)
#include "test_line_pieces.moc"
