#include "core/readers/blocks/jats_blocks.h"
#include "tests/support/error_of.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

/// Articles as publishers keep them: what each part is tagged as is what it becomes.
class TestJatsBlocks : public QObject
{
    Q_OBJECT

private slots:
    void isToldByItsBeginning_data();
    void isToldByItsBeginning();
    void saysWhatItIs();
    void partsKeepTheirKinds();
    void anAbstractIsAsItIsPrinted();
    void footnotesOfATypeHaveHeadings();
    void taggedReferencesAreParted();
    void formulaeAndPicturesAreNoText();
    void hostileTexts_data();
    void hostileTexts();
};

namespace {

const QString kType = u"<!DOCTYPE article PUBLIC \"-//NLM//DTD JATS v1.2//EN\" \"JATS-journalpublishing1.dtd\">"_s;

QString article(const QString &front, const QString &body, const QString &back = {})
{
    return u"<?xml version=\"1.0\" encoding=\"UTF-8\"?>"_s + kType + u"<article article-type=\"research-article\"><front>"_s
        + front + u"</front><body>"_s + body + u"</body><back>"_s + back + u"</back></article>"_s;
}

/// "heading 1 Methods", one a block.
QStringList told(const QString &text)
{
    static const QStringList kinds { u"title"_s, u"heading"_s, u"text"_s, u"item"_s, u"row"_s, u"caption"_s, u"note"_s,
        u"code"_s };
    QStringList lines;
    for (const TextBlock &block : jatsBlocks(text).blocks)
        lines << kinds[static_cast<qsizetype>(block.kind)]
                + (block.kind == BlockKind::Heading ? u" %1 "_s.arg(block.level) : u" "_s) + block.text;
    return lines;
}

} // namespace

void TestJatsBlocks::isToldByItsBeginning_data()
{
    QTest::addColumn<QString>("head");
    QTest::addColumn<bool>("isJats");
    QTest::newRow("with a document type") << u"<?xml version=\"1.0\"?>\n"_s + kType + u"\n<article>"_s << true;
    QTest::newRow("by its type") << u"<article article-type=\"research-article\" xml:lang=\"en\">"_s << true;
    QTest::newRow("a set of PubMed Central") << u"<?xml version=\"1.0\"?><pmc-articleset><article>"_s << true;
    QTest::newRow("behind a comment") << u"<!-- naps --><article dtd-version=\"1.2\">"_s << true;
    QTest::newRow("by its front") << u"<article><front><article-meta>"_s << true;
    QTest::newRow("of a web page") << u"<article class=\"post\"><p>JAT</p>"_s << false;
    QTest::newRow("a longer name") << u"<articles article-type=\"x\">"_s << false;
    QTest::newRow("HTML") << u"<!DOCTYPE html><html><article>"_s << false;
    QTest::newRow("nothing") << QString() << false;
    QTest::newRow("an open comment") << u"<!-- <article"_s << false;
    QTest::newRow("cut short") << u"<article"_s << false;
}

void TestJatsBlocks::isToldByItsBeginning()
{
    QFETCH(QString, head);
    QTEST(looksLikeJats(head), "isJats");
}

void TestJatsBlocks::saysWhatItIs()
{
    const BlockText text = jatsBlocks(article(
        u"<journal-meta><journal-title-group><journal-title>Journal of "
        u"Sleep</journal-title></journal-title-group><issn>1234-5678</issn>"
        "</journal-meta><article-meta><article-id pub-id-type=\"pmid\">12</article-id><article-id "
        "pub-id-type=\"doi\">10.1000/NAP</article-id>"
        "<title-group><article-title>Naps <italic>and</italic> recall</article-title></title-group><contrib-group>"
        "<contrib "
        "contrib-type=\"author\"><name><surname>Yak</surname><given-names>Ada</given-names></name><xref>1</xref></contrib>"
        "<contrib contrib-type=\"editor\"><name><surname>Gnu</surname></name></contrib>"
        "<contrib><collab>The Nap Group</collab></contrib></contrib-group><pub-date><day>1</day><year>2020</year></pub-date>"
        "<volume>5</volume><issue>2</issue><fpage>11</fpage><lpage>19</lpage><permissions><copyright-year>2021</copyright-year>"
        "<license license-type=\"open\" xlink:href=\"https://creativecommons.org/licenses/by-nc/4.0/\" "
        "xmlns:xlink=\"http://www.w3.org/1999/xlink\"><license-p>Open</license-p></license></permissions></article-meta>"_s,
        u"<p>Naps help.</p>"_s));
    QCOMPARE(text.title, u"Naps and recall"_s);
    QCOMPARE(text.authors, (QStringList { u"Ada Yak"_s, u"The Nap Group"_s }));
    const Metadata &published = text.published;
    QCOMPARE(published.venue, u"Journal of Sleep"_s);
    QCOMPARE(published.issn, u"1234-5678"_s);
    QCOMPARE(published.doi, u"10.1000/nap"_s);
    QCOMPARE(published.year, 2020);
    QCOMPARE(published.volume, u"5"_s);
    QCOMPARE(published.issue, u"2"_s);
    QCOMPARE(published.pages, u"11–19"_s);
    QCOMPARE(published.licence, u"CC BY-NC 4.0"_s);
}

void TestJatsBlocks::partsKeepTheirKinds()
{
    const QStringList blocks = told(article({},
        u"<sec><title>Methods</title><p>We asked <xref>[1]</xref> forty"
        "<fig><label>Figure 1.</label><caption><title>Naps</title><p>of forty.</p></caption><graphic/></fig> people.</p>"
        "<sec><title>People</title><p>They slept:</p><list><list-item><label>1</label><p>long</p></list-item>"
        "<list-item><p>short</p></list-item></list></sec>"
        "<table-wrap><label>Table 1</label><caption><p>Word "
        "pairs</p></caption><table><thead><tr><th>Group</th><th>Pairs</th></tr></thead>"
        "<tbody><tr><td>Nap</td><td>42</td></tr></tbody></table><table-wrap-foot><fn><p>of "
        "60</p></fn></table-wrap-foot></table-wrap>"
        "<preformat>lm(y ~ x)</preformat></sec>"_s,
        u"<ack><p>We thank all.</p></ack><sec><title>Data availability</title><p>In a box.</p></sec>"_s));
    QCOMPARE(blocks,
        (QStringList { u"heading 1 Methods"_s, u"text We asked [1] forty"_s, u"caption Figure 1. Naps of forty."_s,
            u"text people."_s, u"heading 2 People"_s, u"text They slept:"_s, u"item 1"_s, u"item long"_s, u"item short"_s,
            u"caption Table 1. Word pairs"_s, u"row Group │ Pairs"_s, u"row Nap │ 42"_s, u"note of 60"_s, u"code lm(y ~ x)"_s,
            u"heading 1 Acknowledgements"_s, u"text We thank all."_s, u"heading 1 Data availability"_s, u"text In a box."_s }));
}

void TestJatsBlocks::anAbstractIsAsItIsPrinted()
{
    const QStringList blocks =
        told(article(u"<article-meta><title-group><article-title>Naps</article-title></title-group><abstract>"
                     "<sec><title>Background</title><p>Naps are short.</p></sec><sec><title>Results:</title>"
                     "<p>They help.</p></sec></abstract><kwd-group><kwd>nap</kwd><kwd>sleep</kwd></kwd-group></article-meta>"_s,
            u"<p>We slept.</p>"_s));
    QCOMPARE(blocks,
        (QStringList { u"title Naps"_s, u"heading 1 Abstract"_s, u"text Background: Naps are short."_s,
            u"text Results: They help."_s, u"text Keywords: nap; sleep"_s, u"text We slept."_s }));
}

void TestJatsBlocks::footnotesOfATypeHaveHeadings()
{
    const QStringList blocks = told(article({}, u"<p>We slept.</p>"_s,
        u"<fn-group><fn fn-type=\"COI-statement\"><p>None.</p></fn><fn><p>A note.</p></fn></fn-group>"_s));
    QCOMPARE(
        blocks, (QStringList { u"text We slept."_s, u"heading 1 Competing interests"_s, u"text None."_s, u"note A note."_s }));
}

void TestJatsBlocks::taggedReferencesAreParted()
{
    const QStringList blocks = told(article({}, u"<p>We slept.</p>"_s,
        u"<ref-list><title>Literature</title><ref><label>1.</label><element-citation><person-group><name><surname>Yak</surname>"
        "<given-names>A</given-names></name></person-group><article-title>Naps</article-title><source>Sleep</source><year>2020</"
        "year>"
        "</element-citation></ref><ref><mixed-citation>Gnu C. <italic>Sleep</italic>. 2021.</mixed-citation></ref></ref-list>"_s));
    QCOMPARE(blocks,
        (QStringList {
            u"text We slept."_s, u"heading 1 References"_s, u"text 1. Yak A Naps Sleep 2020"_s, u"text Gnu C. Sleep. 2021."_s }));
}

void TestJatsBlocks::formulaeAndPicturesAreNoText()
{
    QCOMPARE(told(article({},
                 u"<p>The mean "
                 u"<inline-formula><alternatives><tex-math>\\\\mu</tex-math><graphic/></alternatives></inline-formula> was 5.</p>"
                 "<disp-formula><tex-math>x</tex-math></disp-formula><media/>"_s)),
        QStringList { u"text The mean was 5."_s });
}

void TestJatsBlocks::hostileTexts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("kind"); // of the error; -1: none
    const auto row = [](const char *name, const QString &text, std::optional<ErrorKind> kind) {
        QTest::newRow(name) << text << (kind ? static_cast<int>(*kind) : -1);
    };
    row("no article", u"<a/>"_s, ErrorKind::Empty);
    row("cut short", u"<article><body><p>Naps"_s, ErrorKind::Damaged);
    row("entities of its own", u"<!DOCTYPE article [<!ENTITY a \"naps\">]><article><body><p>&a;</p></body></article>"_s,
        ErrorKind::Damaged);
    row("an external entity",
        u"<!DOCTYPE article [<!ENTITY a SYSTEM \"file:///etc/passwd\">]><article><body><p>&a;</p></body></article>"_s,
        ErrorKind::Damaged);
    row("an entity of the document type", kType + u"<article><body><p>Naps&nbsp;help</p></body></article>"_s, std::nullopt);
    row("nested deep", u"<article><body>"_s + u"<sec>"_s.repeated(5000), ErrorKind::Damaged);
    row("paragraphs in paragraphs", u"<article><body>"_s + u"<p>"_s.repeated(5000), ErrorKind::Damaged);
    row("many paragraphs", u"<article><body>"_s + u"<p>a</p>"_s.repeated(200'001) + u"</body></article>"_s, ErrorKind::TooLarge);
    row("many rows",
        u"<article><body><table-wrap><table>"_s + u"<tr><td>a</td></tr>"_s.repeated(200'001)
            + u"</table></table-wrap></body></article>"_s,
        ErrorKind::TooLarge);
    row("a long year", article(u"<article-meta><pub-date><year>99999999999</year></pub-date></article-meta>"_s, u"<p>a</p>"_s),
        std::nullopt);
}

void TestJatsBlocks::hostileTexts()
{
    QFETCH(QString, text);
    QFETCH(int, kind);
    const auto error = test::errorOf([&] { (void)jatsBlocks(text); });
    QCOMPARE(error ? static_cast<int>(error->kind()) : -1, kind);
}

ADDUCE_TEST(TestJatsBlocks)
#include "test_jats_blocks.moc"
