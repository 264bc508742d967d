#include "core/readers/blocks/block_structure.h"
#include "tests/core/readers/layout/made_lines.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

/// Lines find back to the blocks that were laid out; what the layout shows otherwise costs that paragraph only.
class TestBlockStructure : public QObject
{
    Q_OBJECT

private slots:
    void linesFindTheirBlocks_data();
    void linesFindTheirBlocks();
    void rowsBecomeTables();
};

namespace {

PageLayout pageOf(const QStringList &lines)
{
    std::vector<Line> made;
    for (double y = 100; const QString &line : lines)
        made.push_back(test::madeLine(line, 72, y += 12));
    return test::madePage(std::move(made));
}

std::vector<TextBlock> naps()
{
    return { { BlockKind::Heading, 1, u"Naps"_s }, { BlockKind::Paragraph, 1, u"They help to recall word pairs"_s },
        { BlockKind::Heading, 2, u"Method"_s }, { BlockKind::Code, 1, u"sleep(30)"_s }, { BlockKind::Caption, 1, u"Table 1"_s } };
}

} // namespace

void TestBlockStructure::linesFindTheirBlocks_data()
{
    QTest::addColumn<QStringList>("lines");
    QTest::addColumn<QString>("roles"); ///< one letter a line; empty: they are not those of the blocks
    const QStringList whole { u"Naps"_s, u"They help to"_s, u"recall word pairs"_s, u"Method"_s, u"sleep(30)"_s, u"Table 1"_s };
    const auto with = [&](int line, const QString &text) {
        QStringList lines = whole;
        lines[line] = text;
        return lines;
    };
    QTest::newRow("as they were laid out") << whole << u"HBBHCK"_s;
    QTest::newRow("other spaces and ligatures") << with(2, u"recall  word pa irs"_s) << u"HBBHCK"_s;
    QTest::newRow("the end of a paragraph turned round") << with(2, u"sriap drow llacer"_s) << u"HBBHCK"_s;
    QTest::newRow("its beginning turned round") << with(1, u"ot pleh yehT"_s) << u"HBBHCK"_s;
    QTest::newRow("a heading turned round") << with(3, u"dohteM"_s) << u"HBBHCK"_s;
    QTest::newRow("a line too many") << (QStringList { u"Naps"_s, u"12"_s } + whole.mid(1)) << u"HBBBHCK"_s;
    QTest::newRow("a block that left no line") << whole.first(3) + whole.mid(4) << u"HBBCK"_s;
    QTest::newRow("another text") << QStringList { u"The quick"_s, u"brown fox"_s, u"jumps over"_s, u"the lazy dog"_s }
                                  << QString();
}

void TestBlockStructure::linesFindTheirBlocks()
{
    QFETCH(QStringList, lines);
    QFETCH(QString, roles);
    const auto structures = structureFrom({ pageOf(lines) }, naps());
    QString found;
    if (structures)
        for (const LineRole role : structures->front().roles)
            found += role == LineRole::Heading ? u'H' : role == LineRole::Code ? u'C' : role == LineRole::Caption ? u'K' : u'B';
    QCOMPARE(found, roles);
}

void TestBlockStructure::rowsBecomeTables()
{
    std::vector<TextBlock> blocks { { BlockKind::Paragraph, 1, u"Arms:"_s } };
    addRow(blocks, { u"arm"_s, u"n"_s }, true);
    addRow(blocks, { u"a long nap of an hour"_s, u"20"_s }, false);
    addRow(blocks, { u"dose"_s, u"mg"_s }, true);
    const auto structures = structureFrom(
        { pageOf({ u"Arms:"_s, u"arm \u2502 n"_s, u"a long nap"_s, u"of an hour \u2502 20"_s, u"dose \u2502 mg"_s }) }, blocks);
    QVERIFY(structures.has_value());
    const auto &tables = structures->front().tables;
    QCOMPARE(tables.size(), 2U);
    QCOMPARE(tables[0].rows.size(), 2U);
    QCOMPARE(tables[0].rows[1].front(), (std::vector<std::size_t> { 2, 3 }));
    QCOMPARE(tables[1].rows.size(), 1U);
}

ADDUCE_TEST(TestBlockStructure)
#include "test_block_structure.moc"
