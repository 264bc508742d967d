#include "core/readers/layout/outline_headings.h"
#include "tests/core/readers/layout/made_lines.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;
using test::madeLine;
using test::madePage;

/// What the file's outline names is a heading, however plain it looks.
class TestOutlineHeadings : public QObject
{
    Q_OBJECT

private slots:
    void namedLinesAreHeadings_data();
    void namedLinesAreHeadings();
    void otherRolesStay();
    void levelsAreTheOutlines();
};

void TestOutlineHeadings::namedLinesAreHeadings_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<QList<int>>("headings");
    QTest::newRow("as printed") << u"2.1 Who slept"_s << QList<int> { 1 };
    QTest::newRow("without its number") << u"Who slept"_s << QList<int> { 1 };
    QTest::newRow("with another number and case") << u"Section 3. WHO SLEPT"_s << QList<int> { 1 };
    QTest::newRow("over two lines") << u"How long the groups slept in all"_s << QList<int> { 3, 4 };
    QTest::newRow("no more than its beginning is there") << u"How long"_s << QList<int> {};
    QTest::newRow("on another page") << u"Later"_s << QList<int> {};
    QTest::newRow("not there") << u"Section_7"_s << QList<int> {};
    QTest::newRow("no letters") << u"..."_s << QList<int> {};
}

void TestOutlineHeadings::namedLinesAreHeadings()
{
    QFETCH(QString, title);
    QFETCH(QList<int>, headings);
    std::vector<PageLayout> pages { madePage({ madeLine(u"They slept in turns."_s, 72, 100),
                                        madeLine(u"2.1. Who slept"_s, 72, 112), madeLine(u"All of them did."_s, 72, 124),
                                        madeLine(u"2.2 How long the groups"_s, 72, 136), madeLine(u"slept in all"_s, 72, 148) }),
        madePage({ madeLine(u"Later"_s, 72, 100) }) };
    std::vector<PageStructure> structures { { std::vector(5, LineRole::Body), {} }, { { LineRole::Body }, {} } };
    markOutlined(pages, { { title, 1, 0 }, { title, 1, 9 } }, structures);
    QList<int> marked;
    for (int i = 0; i < 5; ++i)
        if (structures[0].roles[static_cast<std::size_t>(i)] == LineRole::Heading)
            marked << i;
    QCOMPARE(marked, headings);
    QCOMPARE(structures[1].roles.front(), LineRole::Body);
    for (int i = 0; i < 5; ++i)
        QCOMPARE(pages[0].lines[static_cast<std::size_t>(i)].isOutlined, !headings.isEmpty() && i == headings.front());
}

void TestOutlineHeadings::otherRolesStay()
{
    const QList<LineRole> roles { LineRole::Title, LineRole::Caption, LineRole::Table, LineRole::Margin };
    for (const LineRole role : roles) {
        std::vector<PageLayout> pages { madePage({ madeLine(u"Naps"_s, 72, 100) }) };
        std::vector<PageStructure> structures { { { role }, {} } };
        markOutlined(pages, { { u"Naps"_s, 1, 0 } }, structures);
        QCOMPARE(structures[0].roles.front(), role);
    }
}

void TestOutlineHeadings::levelsAreTheOutlines()
{
    std::vector<Section> sections { { {}, u"Keywords"_s, SectionType::Front, 3, 0 },
        { u"2"_s, u"Methods"_s, SectionType::Methods, 1, 0 }, { {}, u"Who slept"_s, SectionType::Methods, 1, 0 },
        { {}, u"Who slept"_s, SectionType::Results, 2, 1 } };
    takeLevels({ { u"A trial of naps"_s, 1, 0 }, { u"2. Methods"_s, 2, 0 }, { u"Who slept"_s, 3, 0 } }, sections);
    QList<int> levels;
    for (const Section &section : sections)
        levels << section.level;
    QCOMPARE(levels, (QList<int> { 3, 1, 2, 2 })); // of those on the page that the outline names
    takeLevels({}, sections);
    QCOMPARE(sections[1].level, 1);
}

ADDUCE_TEST(TestOutlineHeadings)
#include "test_outline_headings.moc"
