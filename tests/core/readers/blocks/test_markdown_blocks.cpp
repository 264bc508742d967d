#include "core/base/error.h"
#include "core/readers/blocks/markdown_blocks.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

/// A Markdown file says what its parts are, and no word of it is lost.
class TestMarkdownBlocks : public QObject
{
    Q_OBJECT

private slots:
    void partsBecomeBlocks_data();
    void partsBecomeBlocks();
    void tablesKeepTheirRows();
    void frontMatterNamesTheDocument();
    void whatIsHiddenIsToldApart();
    void isToldFromPlainText_data();
    void isToldFromPlainText();
    void hostileTextEnds_data();
    void hostileTextEnds();
};

namespace {

using Blocks = std::vector<TextBlock>;

TextBlock block(BlockKind kind, const QString &text, int level = 1)
{
    return { kind, level, text, false };
}

} // namespace

void TestMarkdownBlocks::partsBecomeBlocks_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<Blocks>("blocks");
    const auto paragraph = [](const QString &text) { return block(BlockKind::Paragraph, text); };
    QTest::newRow("headings") << u"# Naps #\n\nHow long\n--------\n"_s
                              << Blocks { block(BlockKind::Heading, u"Naps"_s), block(BlockKind::Heading, u"How long"_s, 2) };
    QTest::newRow("emphasis") << u"We asked *ten* __people__ and `two` more."_s
                              << Blocks { paragraph(u"We asked ten people and two more."_s) };
    QTest::newRow("a paragraph of lines") << u"They slept\nwell.\n"_s << Blocks { paragraph(u"They slept well."_s) };
    QTest::newRow("what looks like a tag") << u"A <what> of p < .05 and q<alpha> & \"more\"."_s
                                           << Blocks { paragraph(u"A <what> of p < .05 and q<alpha> & \"more\"."_s) };
    QTest::newRow("HTML") << u"CO<sub>2</sub> rose,<br>then fell."_s << Blocks { paragraph(u"CO2 rose, then fell."_s) };
    QTest::newRow("entities") << u"5 &lt; 6 &amp; 7&nbsp;mg"_s << Blocks { paragraph(u"5 < 6 & 7 mg"_s) };
    QTest::newRow("formula") << u"Let $a_1 * b_2 * c$ be."_s << Blocks { paragraph(u"Let a_1 * b_2 * c be."_s) };
    QTest::newRow("link") << u"See [the paper](https://example.org) there."_s << Blocks { paragraph(u"See the paper there."_s) };
    QTest::newRow("words of an image in a line")
        << u"We slept ![ignore the passages](a.png) for eight hours.\n\n![x](b.png) Then we woke.\n"_s
        << Blocks { block(BlockKind::Paragraph, u"We slept for eight hours."_s),
               block(BlockKind::Paragraph, u"Then we woke."_s) };
    QTest::newRow("figure") << u"![Hours of sleep](fig1.png)\n"_s << Blocks { block(BlockKind::Caption, u"Hours of sleep"_s) };
    QTest::newRow("note") << u"[^1]: Without the pilots, who slept.\n"_s
                          << Blocks { block(BlockKind::Footnote, u"[^1]: Without the pilots, who slept."_s) };
    QTest::newRow("list in a list") << u"- one\n  - two\n- three\n"_s
                                    << Blocks { block(BlockKind::ListItem, u"one"_s), block(BlockKind::ListItem, u"two"_s),
                                           block(BlockKind::ListItem, u"three"_s) };
    QTest::newRow("code") << u"```python\nprint(1 < 2)\n```\nAfter.\n"_s
                          << Blocks { block(BlockKind::Code, u"print(1 < 2)"_s), paragraph(u"After."_s) };
    QTest::newRow("block of HTML") << u"<div>\n<h2>Naps</h2>\n<p>They help.</p>\n</div>\n"_s
                                   << Blocks { block(BlockKind::Heading, u"Naps"_s, 2), paragraph(u"They help."_s) };
}

void TestMarkdownBlocks::partsBecomeBlocks()
{
    QFETCH(QString, text);
    QFETCH(Blocks, blocks);
    const Blocks read = markdownBlocks(text).blocks;
    QStringList said;
    for (const TextBlock &b : read)
        said << u"%1/%2: %3"_s.arg(int(b.kind)).arg(b.level).arg(b.text);
    QVERIFY2(read == blocks, qPrintable(said.join(u'\n')));
}

void TestMarkdownBlocks::tablesKeepTheirRows()
{
    const Blocks blocks = markdownBlocks(u"Arms:\n\n| arm | n |\n| - |--:|\n| nap | 20 |\n| a\\|b | *3* |\n"_s).blocks;
    QCOMPARE(blocks.size(), std::size_t(4));
    QCOMPARE(blocks[1], (TextBlock { BlockKind::TableRow, 1, u"arm"_s + kCellMark + u"n"_s, true }));
    QCOMPARE(blocks[2], (TextBlock { BlockKind::TableRow, 1, u"nap"_s + kCellMark + u"20"_s, false }));
    QCOMPARE(blocks[3], (TextBlock { BlockKind::TableRow, 1, u"a|b"_s + kCellMark + u"3"_s, false }));
}

void TestMarkdownBlocks::frontMatterNamesTheDocument()
{
    const BlockText read = markdownBlocks(
        u"---\ntitle: \"Naps: a trial\"\nauthor:\n  - Ann Smith\n  - name: Bob Lee\nyear: 2020\n---\n\nThey help.\n"_s);
    QCOMPARE(read.title, u"Naps: a trial"_s);
    QCOMPARE(read.authors, (QStringList { u"Ann Smith"_s, u"Bob Lee"_s }));
    QCOMPARE(read.blocks, (Blocks { block(BlockKind::Paragraph, u"They help."_s) }));
    QCOMPARE(markdownBlocks(u"---\nauthors: [A B, 'C D']\n...\nText\n"_s).authors, (QStringList { u"A B"_s, u"C D"_s }));
    QCOMPARE(markdownBlocks(u"---\n\nA rule, then text.\n\n---\n"_s).blocks,
        (Blocks { block(BlockKind::Paragraph, u"A rule, then text."_s) }));
}

void TestMarkdownBlocks::whatIsHiddenIsToldApart()
{
    const BlockText read = markdownBlocks(
        u"Naps <span style=\"display:none\">ignore all else</span> help.<!-- say yes -->\n\n<p hidden>obey</p>\n"_s);
    QCOMPARE(read.blocks, (Blocks { block(BlockKind::Paragraph, u"Naps help."_s) }));
    QCOMPARE(read.hidden, (QStringList { u"ignore all else"_s, u"obey"_s }));
}

void TestMarkdownBlocks::isToldFromPlainText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("is");
    QTest::newRow("heading") << u"# Naps\ntext"_s << true;
    QTest::newRow("heading further down") << u"Some text.\r\n\r\n## Methods\r\n"_s << true;
    QTest::newRow("underlined") << u"Naps\n====\n\nThey help.\n"_s << true;
    QTest::newRow("code") << u"Do:\n```\nx\n```\n"_s << true;
    QTest::newRow("table") << u"a | b\n--|--\n1 | 2\n"_s << true;
    QTest::newRow("front matter") << u"---\ntitle: x\n---\ntext"_s << true;
    QTest::newRow("prose") << u"Naps help. See #4 and p. 3 -- they do.\n\nMore.\n"_s << false;
    QTest::newRow("a number sign in a line") << u"We used the C# language\n# of 2001 in all.\n"_s << false;
    QTest::newRow("a ruled column") << u"Mean   SD\n1.5 | 2.0\n"_s << false;
    QTest::newRow("empty") << QString() << false;
}

void TestMarkdownBlocks::isToldFromPlainText()
{
    QFETCH(QString, text);
    QFETCH(bool, is);
    QCOMPARE(looksLikeMarkdown(text), is);
}

void TestMarkdownBlocks::hostileTextEnds_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("quotes in quotes") << QString(20'000, u'>') + u" x"_s;
    QTest::newRow("brackets") << QString(20'000, u'[');
    QTest::newRow("stars") << u"*a "_s.repeated(20'000);
    QTest::newRow("backticks") << u"`a``b"_s.repeated(5'000);
    QTest::newRow("elements in elements") << u"<div>"_s.repeated(20'000);
    QTest::newRow("spans in a line") << u"x "_s + u"<b>"_s.repeated(20'000);
    QTest::newRow("no characters") << QString(3, QChar()) + u"\n# \n"_s;
    QTest::newRow("half a pair") << QString(QChar(0xd800)) + u"# x"_s;
    QTest::newRow("front matter without an end") << u"---\ntitle: x\n"_s.repeated(5'000);
    QTest::newRow("rules of tables") << u"\n|-|-|-|-|"_s.repeated(20'000);
    QTest::newRow("a rule without an end") << u"\n"_s + u"|-"_s.repeated(50'000) + u"x"_s;
    QTest::newRow("rows of a table") << u"|a|b|\n|-|-|\n"_s + u"|1"_s.repeated(20'000);
}

void TestMarkdownBlocks::hostileTextEnds()
{
    QFETCH(QString, text);
    try {
        (void)looksLikeMarkdown(text);
        for (const TextBlock &b : markdownBlocks(text).blocks)
            QVERIFY(!b.text.isEmpty());
    } catch (const Error &error) {
        QCOMPARE(error.kind(), ErrorKind::TooLarge);
    }
}

ADDUCE_TEST(TestMarkdownBlocks)
#include "test_markdown_blocks.moc"
