#include "core/readers/layout/side_heads.h"
#include "core/readers/read_document.h"
#include "core/worker/worker.h"
#include "tests/core/readers/layout/made_lines.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>
#include <QTest>
#include <unistd.h>

using namespace adduce;
using namespace Qt::StringLiterals;
using test::madeLine;
using test::madePage;

/// Heads that stand in the margin beside their text open sections there, in whatever order the file draws them.
class TestSideHeads : public QObject
{
    Q_OBJECT

private slots:
    void openSections_data();
    void openSections();
    void areTold_data();
    void areTold();
    void noneStandsBesideAColumn();
};

namespace {

constexpr double kColumn = 200; // where the text begins

const QStringList kMethods { u"Grip strength was measured in 412 adults at three sites by"_s,
    u"trained staff who did not know the group. Each hand was"_s,
    u"tested twice and the better value was kept for the analysis."_s,
    u"The dynamometer was calibrated every morning against known"_s, u"weights of ten and twenty kilograms."_s };
const QStringList kResults { u"Mean strength rose by 2.4 kg in the trained group and by 0.3"_s,
    u"kg among the controls over twelve weeks. The difference was"_s,
    u"larger in adults above seventy years than in those below that"_s, u"age. No injury was reported in either group."_s };

enum class Order
{
    AsRead,
    HeadsFirst,
    HeadsLast
};

QByteArray paperWith(Order order)
{
    const QList<test::PlacedText> first { { 72, 120, 10, true, u"Participants"_s }, { 72, 132, 10, true, u"and measures"_s } };
    const QList<test::PlacedText> second { { 72, 200, 10, true, u"Results"_s } };
    const QList<test::PlacedText> text = test::textColumn(kMethods, kColumn, 120);
    const QList<test::PlacedText> more = test::textColumn(kResults, kColumn, 200);
    switch (order) {
    case Order::AsRead:
        return test::makePdf({ { first + text + second + more } });
    case Order::HeadsFirst:
        return test::makePdf({ { first + second + text + more } });
    case Order::HeadsLast:
        break;
    }
    return test::makePdf({ { text + more + first + second } });
}

/// A page whose text begins at kColumn, with a paragraph at each of these lines.
std::vector<Line> columnWith(const std::vector<int> &paragraphs)
{
    std::vector<Line> lines;
    for (int i = 0; i < 14; ++i) {
        const bool isLast = std::ranges::find(paragraphs, i + 1) != paragraphs.end();
        lines.push_back(madeLine(
            u"Running text of the body that goes on for a while"_s + (isLast ? u"."_s : QString()), kColumn, 100 + 12 * i));
        lines.back().isHorizontal = true;
    }
    return lines;
}

} // namespace

Q_DECLARE_METATYPE(Order)

void TestSideHeads::openSections_data()
{
    QTest::addColumn<Order>("order");
    QTest::newRow("drawn as they are read") << Order::AsRead;
    QTest::newRow("drawn first") << Order::HeadsFirst;
    QTest::newRow("drawn last") << Order::HeadsLast;
}

void TestSideHeads::openSections()
{
    QFETCH(Order, order);
    const QTemporaryDir folder;
    const SourceFile file(test::writeFile(folder.path(), u"paper.pdf"_s, paperWith(order)), {});
    const Document document = readWhole(openDocument(::dup(file.descriptor())), {}, {});
    QCOMPARE(document.sections.size(), std::size_t(2));
    QCOMPARE(document.sections[0].title, u"Participants and measures"_s);
    QCOMPARE(document.sections[1].title, u"Results"_s);
    QCOMPARE(document.sections[1].type, SectionType::Results);
    for (const Sentence &sentence : document.sentences) {
        const bool isResult = sentence.parts.front().start >= document.pages[0].text.indexOf(u"Results"_s);
        QCOMPARE(sentence.section, isResult ? 1 : 0);
        QVERIFY(!sentence.isDoubtful);
    }
    const auto isBody = [](const Sentence &sentence) { return sentence.kind == SentenceKind::Body; };
    QCOMPARE(std::ranges::count_if(document.sentences, isBody), 6);
}

void TestSideHeads::areTold_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isBold");
    QTest::addColumn<double>("size");
    QTest::addColumn<int>("level"); // line of the column
    QTest::addColumn<bool>("isHead");
    QTest::newRow("bold, at a paragraph") << u"Results"_s << true << 10.0 << 6 << true;
    QTest::newRow("larger, at a paragraph") << u"Results"_s << false << 12.0 << 6 << true;
    QTest::newRow("at the top") << u"Results"_s << true << 10.0 << 0 << true;
    QTest::newRow("looks as the text does") << u"Results"_s << false << 10.0 << 6 << false;
    QTest::newRow("within a paragraph") << u"Results"_s << true << 10.0 << 3 << false;
    QTest::newRow("small print") << u"Submitted"_s << true << 7.0 << 6 << false;
    QTest::newRow("a caption beside its figure") << u"Figure 2"_s << true << 10.0 << 6 << false;
    QTest::newRow("a number") << u"41"_s << true << 10.0 << 6 << false;
    QTest::newRow("not a beginning") << u"of the group"_s << true << 10.0 << 6 << false;
}

void TestSideHeads::areTold()
{
    QFETCH(QString, text);
    QFETCH(bool, isBold);
    QFETCH(double, size);
    QFETCH(int, level);
    std::vector<Line> lines = columnWith({ 6 });
    lines.push_back(madeLine(text, 72, 100 + 12 * level, size));
    lines.back().isHorizontal = true;
    lines.back().isBold = isBold;
    PageLayout page = madePage(std::move(lines));
    markSideHeads(page);
    QTEST(page.lines.back().sideHead >= 0, "isHead");
    QVERIFY(std::ranges::all_of(page.lines.begin(), page.lines.end() - 1, [](const Line &line) { return line.sideHead < 0; }));
}

/// The bold line over the text of a left column is level with a paragraph of the right one by chance.
void TestSideHeads::noneStandsBesideAColumn()
{
    std::vector<Line> lines = columnWith({ 6 });
    for (int i = 0; i < 4; ++i) {
        lines.push_back(madeLine(u"Text of another column, in small print here"_s, 20, 196 + 12 * i, 8));
        lines.back().isHorizontal = true;
    }
    lines.push_back(madeLine(u"Results"_s, 72, 172));
    lines.back().isHorizontal = lines.back().isBold = true;
    PageLayout page = madePage(std::move(lines));
    markSideHeads(page);
    QVERIFY(page.lines.back().sideHead < 0);
}

ADDUCE_TEST(TestSideHeads)
#include "test_side_heads.moc"
