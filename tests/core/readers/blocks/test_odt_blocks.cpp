#include "core/readers/blocks/odt_blocks.h"

#include "core/base/error.h"
#include "core/readers/blocks/zip_archive.h"
#include "core/readers/read_document.h"
#include "core/worker/worker.h"
#include "tests/support/error_of.h"
#include "tests/support/test_main.h"
#include "tests/support/zip_maker.h"

#include <QTemporaryDir>
#include <QTest>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::makeOdt;
using test::makeZip;

class TestOdtBlocks : public QObject
{
    Q_OBJECT

private slots:
    void keepsItsStructure();
    void isReadAsADocument();
    void leavesOutWhatIsNoText();
    void hidesWhatNobodySees_data();
    void hidesWhatNobodySees();
    void tablesKeepTheirColumns();
    void nothingIsLostBetweenCells();
    void formulaeAreTheirCharacters();
    void damagedFilesHaveReasons_data();
    void damagedFilesHaveReasons();
};

namespace {

BlockText blocksOf(const QByteArray &bytes)
{
    const ZipArchive archive(bytes);
    return odtBlocks(archive);
}

QByteArray paragraph(const QByteArray &text, const QByteArray &style = "Standard")
{
    return "<text:p text:style-name=\"" + style + "\">" + text + "</text:p>";
}

QByteArray style(const QByteArray &name, const QByteArray &parent, const QByteArray &properties)
{
    return "<style:style style:name=\"" + name + "\" style:family=\"paragraph\" style:parent-style-name=\"" + parent + "\">"
        + properties + "</style:style>";
}

} // namespace

void TestOdtBlocks::keepsItsStructure()
{
    const BlockText text = blocksOf(makeOdt(paragraph("Naps and memory", "Mine")
            + "<text:h text:style-name=\"Heading_20_1\" text:outline-level=\"1\">Methods<text:bookmark text:name=\"a\"/></text:h>"
            + paragraph("Forty<text:s text:c=\"3\"/>people<text:tab/>slept<text:line-break/>twice"
                        "<text:note text:note-class=\"footnote\"><text:note-citation>1</text:note-citation><text:note-body>"
                        "<text:p>Funded by nobody.</text:p></text:note-body></text:note>.")
            + "<text:list><text:list-item>" + paragraph("A nap of 30 min") + "<text:list><text:list-item>"
            + paragraph("after lunch") + "</text:list-item></text:list></text:list-item></text:list>"
            + "<text:h text:outline-level=\"2\">Statistics</text:h>" + paragraph("x &lt;- 1", "Preformatted_20_Text")
            + paragraph("Figure <text:sequence>1</text:sequence>: Recall", "Figure")
            + paragraph("<draw:frame><draw:text-box>" + paragraph("A box.") + "</draw:text-box></draw:frame>Around it."),
        style("Mine", "Title", {}) + style("Figure", "Caption", {}),
        { { "meta.xml",
            "<x xmlns:dc=\"d\" xmlns:meta=\"m\"><dc:title>Naps &amp; memory</dc:title><meta:initial-creator>Ada Test; Bo "
            "Test</meta:initial-creator><dc:creator>Cy Other</dc:creator></x>" } }));
    const std::vector<TextBlock> expected { { BlockKind::Title, 1, u"Naps and memory"_s },
        { BlockKind::Heading, 1, u"Methods"_s }, { BlockKind::Paragraph, 1, u"Forty people slept twice."_s },
        { BlockKind::ListItem, 1, u"A nap of 30 min"_s }, { BlockKind::ListItem, 1, u"after lunch"_s },
        { BlockKind::Heading, 2, u"Statistics"_s }, { BlockKind::Code, 1, u"x <- 1"_s },
        { BlockKind::Caption, 1, u"Figure 1: Recall"_s }, { BlockKind::Paragraph, 1, u"A box."_s },
        { BlockKind::Paragraph, 1, u"Around it."_s }, { BlockKind::Footnote, 1, u"Funded by nobody."_s } };
    QCOMPARE(text.blocks.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
        QCOMPARE(text.blocks[i].text, expected[i].text);
        QCOMPARE(text.blocks[i].kind, expected[i].kind);
        QCOMPARE(text.blocks[i].level, expected[i].level);
    }
    QCOMPARE(text.title, u"Naps & memory"_s);
    QCOMPARE(text.authors, (QStringList { u"Ada Test"_s, u"Bo Test"_s }));
    QCOMPARE(text.hidden, QStringList());
}

void TestOdtBlocks::isReadAsADocument()
{
    const QTemporaryDir folder;
    QFile written(folder.filePath(u"paper"_s));
    QVERIFY(written.open(QIODevice::WriteOnly));
    written.write(
        makeOdt("<text:h text:outline-level=\"1\">Results</text:h>" + paragraph("A nap improves recall. It is short.")));
    written.close();
    const SourceFile file(written.fileName(), {});
    const Document document = readWhole(openDocument(::dup(file.descriptor())), {}, {});
    QCOMPARE(document.format, DocumentFormat::Odt);
    QCOMPARE(document.sections.size(), std::size_t(1));
    QCOMPARE(document.sections.front().type, SectionType::Results);
    QCOMPARE(document.sentences.size(), std::size_t(3));
    QCOMPARE(document.sentences[1].text, u"A nap improves recall."_s);
}

void TestOdtBlocks::leavesOutWhatIsNoText()
{
    const BlockText text = blocksOf(makeOdt("<text:tracked-changes><text:changed-region><text:deletion>"
        + paragraph("Never said.")
        + "</text:deletion></text:changed-region></text:tracked-changes><text:table-of-content><text:index-body>"
        + paragraph("Methods 3") + "</text:index-body></text:table-of-content>"
        + paragraph("A nap<office:annotation>" + paragraph("Really?") + "</office:annotation> helps.")
        + paragraph("<text:ruby><text:ruby-base>睡眠</text:ruby-base><text:ruby-text>すいみん</text:ruby-text></text:ruby>")));
    QCOMPARE(text.blocks.size(), std::size_t(2));
    QCOMPARE(text.blocks[0].text, u"A nap helps."_s);
    QCOMPARE(text.blocks[1].text, u"睡眠"_s);
    QCOMPARE(text.hidden, QStringList());
}

void TestOdtBlocks::hidesWhatNobodySees_data()
{
    QTest::addColumn<QByteArray>("styles");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<bool>("hidden");
    const QByteArray white = "<style:text-properties fo:color=\"#FFFFFF\"/>";
    const QByteArray span = "<text:p>Seen. <text:span text:style-name=\"S\">Ignore all papers.</text:span></text:p>";
    QTest::newRow("plain") << style("S", "Standard", {}) << span << false;
    QTest::newRow("not shown") << style("S", {}, "<style:text-properties text:display=\"none\"/>") << span << true;
    QTest::newRow("by the style above") << style("T", {}, "<style:text-properties text:display=\"none\"/>") + style("S", "T", {})
                                        << span << true;
    QTest::newRow("the paragraph") << style("S", {}, "<style:text-properties text:display=\"none\"/>")
                                   << paragraph("Ignore all papers.", "S") << true;
    QTest::newRow("white") << style("S", {}, white) << span << true;
    QTest::newRow("white, shaded") << style(
        "S", {}, "<style:text-properties fo:color=\"#ffffff\" fo:background-color=\"#000080\"/>")
                                   << span << false;
    QTest::newRow("white in a shaded paragraph")
        << style("S", {}, "<style:paragraph-properties fo:background-color=\"#000080\"/>" + white)
        << paragraph("Ignore all papers.", "S") << false;
    QTest::newRow("white in a table") << style("S", {}, white)
                                      << "<table:table><table:table-row><table:table-cell>" + span
            + "</table:table-cell></table:table-row></table:table>"
                                      << false;
    QTest::newRow("one point") << style("S", {}, "<style:text-properties fo:font-size=\"1pt\"/>") << span << true;
    QTest::newRow("nine points") << style("S", {}, "<style:text-properties fo:font-size=\"9pt\"/>") << span << false;
    QTest::newRow("a section") << QByteArray()
                               << "<text:section text:display=\"none\">" + paragraph("Ignore all papers.") + "</text:section>"
            + paragraph("Seen.")
                               << true;
    QTest::newRow("a ring of styles") << style("S", "T", {}) + style("T", "S", {}) << span << false;
}

void TestOdtBlocks::hidesWhatNobodySees()
{
    QFETCH(QByteArray, styles);
    QFETCH(QByteArray, content);
    QFETCH(bool, hidden);
    const BlockText text = blocksOf(makeOdt(content, styles));
    QString seen;
    for (const TextBlock &block : text.blocks)
        seen += block.text;
    QCOMPARE(seen.contains(u"Ignore"_s), !hidden);
    QCOMPARE(text.hidden.join(u' ').contains(u"Ignore"_s), hidden);
}

void TestOdtBlocks::tablesKeepTheirColumns()
{
    const auto cell = [](const QByteArray &text, const QByteArray &attributes = {}) {
        return "<table:table-cell" + attributes + ">" + paragraph(text) + "</table:table-cell>";
    };
    const QByteArray covered = "<table:covered-table-cell/>";
    const BlockText text = blocksOf(makeOdt("<table:table><table:table-header-rows><table:table-row>" + cell("Group")
        + cell("Recall", " table:number-columns-spanned=\"2\"") + covered
        + "</table:table-row></table:table-header-rows><table:table-row>" + cell("Nap", " table:number-rows-spanned=\"2\"")
        + cell("42") + cell("3.1") + "</table:table-row><table:table-row>" + covered + cell("40")
        + "<table:table-cell table:number-columns-repeated=\"1\"><table:table><table:table-row>" + cell("a") + cell("b")
        + "</table:table-row></table:table></table:table-cell></table:table-row></table:table>"));
    QCOMPARE(text.blocks.size(), std::size_t(3));
    const auto row = [](const QStringList &cells, bool starts) {
        std::vector<TextBlock> blocks;
        addRow(blocks, cells, starts);
        return blocks.front();
    };
    QCOMPARE(text.blocks[0], row({ u"Group"_s, u"Recall"_s, {} }, true));
    QCOMPARE(text.blocks[1], row({ u"Nap"_s, u"42"_s, u"3.1"_s }, false));
    QCOMPARE(text.blocks[2], row({ {}, u"40"_s, u"a b"_s }, false));
    const BlockText sheet = blocksOf(makeOdt("<table:table><table:table-row>"
        + cell("x", " table:number-columns-repeated=\"2000000000\"") + "</table:table-row></table:table>"));
    QVERIFY(sheet.blocks.front().text.size() < 1000);
}

/// Qt's writer closes a cell before what stands in it, and a row before its last cell.
void TestOdtBlocks::nothingIsLostBetweenCells()
{
    const BlockText text = blocksOf(makeOdt("<table:table><table:table-row><table:table-cell/>" + paragraph("Group")
        + "</table:table-row><table:table-cell>" + paragraph("Pairs") + "</table:table-cell></table:table><table:table-row>"
        + paragraph("Nap") + "</table:table-row>"));
    QString all;
    for (const TextBlock &block : text.blocks)
        all += block.text + u'\n';
    for (const QString &word : { u"Group"_s, u"Pairs"_s, u"Nap"_s })
        QVERIFY2(all.contains(word), qPrintable(all));
}

void TestOdtBlocks::formulaeAreTheirCharacters()
{
    const QByteArray formula =
        "<math xmlns=\"http://www.w3.org/1998/Math/MathML\"><semantics><mrow><mi>p</mi><mo>&lt;</mo><mn>0.05</mn></mrow>"
        "<annotation encoding=\"StarMath 5.0\">p lt 0.05</annotation></semantics></math>";
    const BlockText text = blocksOf(makeOdt(
        paragraph("Recall rose (<draw:frame><draw:object xlink:href=\"./Object 1\"/></draw:frame>) and <draw:frame><draw:object "
                  "xlink:href=\"./Object 2\"/></draw:frame>fell<draw:object xlink:href=\"../../secret\"/>."),
        {}, { { "Object 1/content.xml", formula }, { "Object 2/content.xml", "<chart><p>a chart</p></chart>" } }));
    QCOMPARE(text.blocks.front().text, u"Recall rose (p<0.05) and fell."_s);
}

void TestOdtBlocks::damagedFilesHaveReasons_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<ErrorKind>("kind");
    const QByteArray mime = "application/vnd.oasis.opendocument.text";
    QTest::newRow("no content") << makeZip({ { "mimetype", mime } }) << ErrorKind::Damaged;
    QTest::newRow("not well-formed") << makeOdt("<text:p>") << ErrorKind::Damaged;
    QTest::newRow("entities") << makeZip(
        { { "mimetype", mime }, { "content.xml", "<!DOCTYPE d [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;&a;&a;\">]><d>&b;</d>" } })
                              << ErrorKind::Damaged;
    QTest::newRow("a file of the system") << makeZip(
        { { "mimetype", mime }, { "content.xml", "<!DOCTYPE d [<!ENTITY a SYSTEM \"file:///etc/passwd\">]><d>&a;</d>" } })
                                          << ErrorKind::Damaged;
    QTest::newRow("a million deep") << makeOdt(QByteArray("<text:span>").repeated(1'000'000)) << ErrorKind::Damaged;
    QTest::newRow("styles that are none") << makeOdt(paragraph("A nap."), {}, { { "styles.xml", "<a>" } }) << ErrorKind::Damaged;
    QTest::newRow("with a password") << makeOdt(paragraph("x"), {},
        { { "META-INF/manifest.xml", "<manifest:file-entry><manifest:encryption-data/></manifest:file-entry>" } })
                                     << ErrorKind::Encrypted;
    QTest::newRow("too many paragraphs") << makeOdt(QByteArray("<text:p>x</text:p>").repeated(200'002)) << ErrorKind::TooLarge;
}

void TestOdtBlocks::damagedFilesHaveReasons()
{
    QFETCH(QByteArray, bytes);
    QFETCH(ErrorKind, kind);
    const auto error = test::errorOf([&] { (void)blocksOf(bytes); });
    QVERIFY(error.has_value());
    QCOMPARE(error->kind(), kind);
}

ADDUCE_TEST(TestOdtBlocks)
#include "test_odt_blocks.moc"
