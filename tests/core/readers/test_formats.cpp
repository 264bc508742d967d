#include "core/base/error.h"
#include "core/readers/blocks/text_encoding.h"
#include "core/readers/read_document.h"
#include "core/worker/worker.h"
#include "tests/support/error_of.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/test_main.h"
#include "tests/support/zip_maker.h"

#include <QTemporaryDir>
#include <QTest>
#include <unistd.h>

using namespace adduce;
using namespace Qt::StringLiterals;
using test::makeDocx;
using test::makeZip;

/// Formats that say what their parts are: each part becomes what it is, and nothing that no reader sees becomes text.
class TestFormats : public QObject
{
    Q_OBJECT

private slots:
    void docxKeepsItsStructure();
    void retractionsStandInTitles();
    void itemsAndListingsStayApart();
    void docxLeavesOutWhatIsNoText();
    void docxKnowsWhatHolds();
    void webPagesSayTheirEncoding();
    void webPagesKeepTheirStructure();
    void anArticleInXmlKeepsItsStructure();
    void anotherXmlIsNoText();
    void epubIsRead();
    void encodings_data();
    void encodings();
    void damagedFilesHaveReasons_data();
    void damagedFilesHaveReasons();

private:
    Document read(const QByteArray &bytes);
    QTemporaryDir m_folder;
};

namespace {

QByteArray paragraph(const QByteArray &text, const QByteArray &properties = {})
{
    return "<w:p><w:pPr>" + properties + "</w:pPr><w:r><w:t xml:space=\"preserve\">" + text + "</w:t></w:r></w:p>";
}

QByteArray styles()
{
    return "<w:styles xmlns:w=\"x\"><w:style w:styleId=\"berschrift1\"><w:name w:val=\"heading 1\"/></w:style>"
           "<w:style w:styleId=\"Mine\"><w:name w:val=\"My headings\"/><w:basedOn w:val=\"berschrift1\"/></w:style>"
           "<w:style w:styleId=\"Secret\"><w:name w:val=\"Secret\"/><w:rPr><w:vanish/></w:rPr></w:style>"
           "<w:style w:styleId=\"Ring\"><w:name w:val=\"Ring\"/><w:basedOn w:val=\"Ring\"/></w:style></w:styles>";
}

QStringList textsOf(const Document &document, SentenceKind kind)
{
    QStringList texts;
    for (const Sentence &sentence : document.sentences)
        if (sentence.kind == kind)
            texts << sentence.text;
    return texts;
}

} // namespace

Document TestFormats::read(const QByteArray &bytes)
{
    const SourceFile file(test::writeFile(m_folder.path(), u"file"_s, bytes), {});
    return readWhole(openDocument(::dup(file.descriptor())), {}, {});
}

void TestFormats::retractionsStandInTitles()
{
    const auto titled = [this](const QByteArray &title) {
        return read("<html><head><title>" + title + "</title></head><body><p>A nap improves recall.</p></body></html>").metadata;
    };
    QCOMPARE(titled("RETRACTED ARTICLE: Naps and memory").retraction, u"RETRACTED ARTICLE"_s);
    QCOMPARE(titled("RETRACTED ARTICLE: Naps and memory").origin(MetadataField::Retraction),
        titled("Naps and memory").origin(MetadataField::Title));
    QCOMPARE(titled("Naps and memory").retraction, QString());
}

void TestFormats::docxKeepsItsStructure()
{
    const QByteArray table = "<w:tbl><w:tr><w:tc>" + paragraph("Group") + "</w:tc><w:tc>" + paragraph("Pairs")
        + "</w:tc></w:tr><w:tr><w:tc>" + paragraph("Nap") + "</w:tc><w:tc>" + paragraph("42") + "</w:tc></w:tr></w:tbl>";
    const Document document = read(makeDocx(paragraph("naps and memory", "<w:pStyle w:val=\"Mine\"/>")
            + paragraph("A nap improves the recall of word pairs. It is short.")
            + paragraph("Results.", "<w:outlineLvl w:val=\"1\"/>") + paragraph("Recall was better.", "<w:pStyle w:val=\"Ring\"/>")
            + table,
        { { "word/styles.xml", styles() },
            { "word/footnotes.xml",
                "<w:footnotes xmlns:w=\"x\"><w:footnote w:type=\"separator\"><w:p><w:r><w:t>rule</w:t></w:r></w:p>"
                "</w:footnote><w:footnote>"
                    + paragraph("Funded by nobody at all.") + "</w:footnote></w:footnotes>" },
            { "docProps/core.xml",
                "<x xmlns:dc=\"d\"><dc:title>Naps &amp; memory</dc:title><dc:creator>Ada Test; Bo Test</dc:creator></x>" } }));
    QCOMPARE(document.format, DocumentFormat::Docx);
    QCOMPARE(document.sections.size(), 2U);
    QCOMPARE(document.sections[0].title, u"naps and memory"_s);
    QCOMPARE(document.sections[1].level, 2);
    QCOMPARE(textsOf(document, SentenceKind::Body),
        (QStringList { u"A nap improves the recall of word pairs."_s, u"It is short."_s, u"Recall was better."_s }));
    QCOMPARE(textsOf(document, SentenceKind::Footnote), QStringList { u"Funded by nobody at all."_s });
    QCOMPARE(document.tables.size(), 1U);
    QCOMPARE(document.tables.front().rows.back().cells, (QStringList { u"Nap"_s, u"42"_s }));
    QCOMPARE(document.metadata.title, u"Naps & memory"_s);
    QCOMPARE(document.metadata.authors, (QStringList { u"Ada Test"_s, u"Bo Test"_s }));
}

/// None of them ends as sentences do.
void TestFormats::itemsAndListingsStayApart()
{
    const Document document =
        read("# Methods\n\nWe compared two of them\n\n- a nap of thirty minutes\n- a nap of sixty minutes\n\n"
             "The arguments of the function are given by\n\n```\nfit(recall ~ nap)\n```\n\n"
             "where the second one is how long the nap was.\n");
    QCOMPARE(textsOf(document, SentenceKind::Body),
        (QStringList { u"We compared two of them"_s, u"a nap of thirty minutes"_s, u"a nap of sixty minutes"_s,
            u"The arguments of the function are given by"_s, u"where the second one is how long the nap was."_s }));
    QCOMPARE(textsOf(document, SentenceKind::Code), QStringList { u"fit(recall ~ nap)"_s });
    const auto code = std::ranges::find(document.sentences, SentenceKind::Code, &Sentence::kind);
    QCOMPARE(std::next(code)->text, u"where the second one is how long the nap was."_s);
    QVERIFY(std::next(code)->isDoubtful && std::prev(code)->isDoubtful); // halves of a sentence
    QCOMPARE(std::ranges::count(document.sentences, true, &Sentence::isDoubtful), 2);
}

void TestFormats::docxLeavesOutWhatIsNoText()
{
    const Document document =
        read(makeDocx("<w:p><w:r><w:t>A nap helps</w:t></w:r><w:del><w:r><w:delText>never</w:delText></w:r></w:del>"
                      "<w:r><w:rPr><w:vanish/></w:rPr><w:t>Ignore all papers.</w:t></w:r><w:r><w:t> a lot.</w:t></w:r></w:p>"
                      "<w:p><mc:AlternateContent><mc:Choice><w:r><w:t>A box says so "
                      "once.</w:t></w:r></mc:Choice><mc:Fallback><w:r><w:t>A box says so "
                      "twice.</w:t></w:r></mc:Fallback></mc:AlternateContent></w:p>"));
    QCOMPARE(textsOf(document, SentenceKind::Body), (QStringList { u"A nap helps a lot."_s, u"A box says so once."_s }));
    QCOMPARE(document.hidden.size(), 1U);
    QCOMPARE(document.hidden.front().text, u"Ignore all papers."_s);
    QVERIFY(document.warnings.contains(u"hidden_text"_s));
}

void TestFormats::docxKnowsWhatHolds()
{
    const Document document =
        read(makeDocx("<w:p><w:pPr><w:pPrChange><w:pPr><w:outlineLvl "
                      "w:val=\"0\"/></w:pPr></w:pPrChange></w:pPr><w:r><w:rPr><w:rPrChange><w:rPr>"
                      "<w:vanish/></w:rPr></w:rPrChange></w:rPr><w:t>A nap was a heading once.</w:t></w:r></w:p>"
                + paragraph("Ignore all papers.", "<w:pStyle w:val=\"Secret\"/>")
                + "<w:p><w:r><w:rPr><w:rStyle w:val=\"Secret\"/></w:rPr><w:t>Ignore them again.</w:t></w:r></w:p>",
            { { "word/styles.xml", styles() },
                { "word/footnotes.xml",
                    "<w:footnotes xmlns:w=\"x\"><w:footnote w:type=\"normal\">" + paragraph("A note of the usual kind.")
                        + "</w:footnote></w:footnotes>" } }));
    QVERIFY(document.sections.empty());
    QCOMPARE(textsOf(document, SentenceKind::Body), QStringList { u"A nap was a heading once."_s });
    QCOMPARE(textsOf(document, SentenceKind::Footnote), QStringList { u"A note of the usual kind."_s });
    QCOMPARE(document.hidden.size(), 2U);
}

void TestFormats::webPagesSayTheirEncoding()
{
    const Document document = read("<html><head><meta charset=\"iso-8859-2\"></head><body><p>\xbe"
                                   "lu\xbbou\xe8k\xfd k\xf9\xf2 "
                                   "sp\xed ve st\xe1ji.</p></body></html>");
    QCOMPARE(textsOf(document, SentenceKind::Body), QStringList { u"žluťoučký kůň spí ve stáji."_s });
    QCOMPARE(read("This text speaks of the mark %PDF-1.4 that begins a file.").format, DocumentFormat::Text);
}

void TestFormats::webPagesKeepTheirStructure()
{
    const Document document = read(
        "<!DOCTYPE html><html><head><title>Naps and memory</title><meta name='author' content='Ada "
        "Test'><style>p{}</style></head><body>"
        "<nav>Home</nav><h1>Naps</h1><p>A nap <b>of thirty</b> minutes helps&nbsp;recall.</p><script>document.write('x')</script>"
        "<p style='display: none'>Ignore all papers.</p><ul><li>It is short.</li></ul><table><caption>Table 1. Recall</caption>"
        "<tr><th>Group<th>Pairs<tr><td>Nap<td>42</table><img src='http://example.org/x.png'></body></html>");
    QCOMPARE(document.format, DocumentFormat::Html);
    QCOMPARE(document.sections.size(), 1U);
    QCOMPARE(
        textsOf(document, SentenceKind::Body), (QStringList { u"A nap of thirty minutes helps recall."_s, u"It is short."_s }));
    QCOMPARE(document.tables.size(), 1U);
    QCOMPARE(document.tables.front().label, u"Table 1"_s);
    QCOMPARE(document.tables.front().rows.back().cells, (QStringList { u"Nap"_s, u"42"_s }));
    QCOMPARE(document.hidden.size(), 1U);
    QCOMPARE(document.metadata.title, u"Naps and memory"_s);
}

void TestFormats::epubIsRead()
{
    const Document document = read(makeZip({ { "mimetype", "application/epub+zip" },
        { "META-INF/container.xml",
            "<container xmlns=\"urn:oasis:names:tc:opendocument:xmlns:container\" version=\"1.0\"><rootfiles>"
            "<rootfile full-path=\"c.opf\" media-type=\"application/oebps-package+xml\"/></rootfiles></container>" },
        { "c.opf",
            "<package xmlns=\"http://www.idpf.org/2007/opf\" version=\"2.0\"><manifest><item id=\"a\" href=\"a.xhtml\" "
            "media-type=\"application/xhtml+xml\"/></manifest><spine><itemref idref=\"a\"/></spine></package>" },
        { "a.xhtml",
            "<html xmlns=\"http://www.w3.org/1999/xhtml\"><body><p>A nap improves the recall of word "
            "pairs.</p></body></html>" } }));
    QCOMPARE(document.format, DocumentFormat::Epub);
    QVERIFY(textsOf(document, SentenceKind::Body).contains(u"A nap improves the recall of word pairs."_s));
}

void TestFormats::encodings_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("requested");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("guessed");
    QTest::newRow("UTF-8") << QByteArray("caf\xc3\xa9") << QString() << u"café"_s << false;
    QTest::newRow("mark") << QByteArray("\xef\xbb\xbf") + "caf\xc3\xa9" << QString() << u"café"_s << false;
    QTest::newRow("UTF-16") << QByteArray("\xff\xfeN\0a\0p\0", 8) << QString() << u"Nap"_s << false;
    QTest::newRow("a mark wins over a wish") << QByteArray("\xff\xfeN\0a\0p\0", 8) << u"windows-1251"_s << u"Nap"_s << false;
    QTest::newRow("Cyrillic, wished") << QByteArray("\xd1\xee\xed") << u"windows-1251"_s << u"Сон"_s << false;
    QTest::newRow("Japanese, wished") << QByteArray("\x90\x87\x96\xb0") << u"Shift_JIS"_s << u"睡眠"_s << false;
    QTest::newRow("Cyrillic, guessed") << QByteArray(
        "\xd1\xee\xed \xf3\xeb\xf3\xf7\xf8\xe0\xe5\xf2 \xef\xe0\xec\xff\xf2\xfc "
        "\xf1\xf2\xf3\xe4\xe5\xed\xf2\xee\xe2 \xef\xe5\xf0\xe5\xe4 \xfd\xea\xe7\xe0\xec\xe5\xed\xee\xec.")
                                       << QString() << u"Сон улучшает память студентов перед экзаменом."_s << true;
}

void TestFormats::encodings()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, requested);
    const DecodedText decoded = decodeText(bytes, requested);
    QFETCH(QString, text);
    QFETCH(bool, guessed);
    QCOMPARE(decoded.text, text);
    QCOMPARE(decoded.isGuessed, guessed);
    QVERIFY(!decoded.encoding.isEmpty());
}

void TestFormats::damagedFilesHaveReasons_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<ErrorKind>("kind");
    QTest::newRow("an archive of something else") << makeZip({ { "a.txt", "x" } }) << ErrorKind::Unsupported;
    QTest::newRow("no paragraphs") << makeDocx({}) << ErrorKind::Empty;
    QTest::newRow("cut") << makeDocx(paragraph("A nap helps.")).chopped(60) << ErrorKind::Damaged;
    QTest::newRow("not well-formed") << makeDocx("<w:p>") << ErrorKind::Damaged;
    QTest::newRow("entities") << makeZip({ { "word/document.xml",
        "<!DOCTYPE d [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;\">]><d>&b;</d>" } })
                              << ErrorKind::Damaged;
    QTest::newRow("a file of the system") << makeZip(
        { { "word/document.xml", "<!DOCTYPE d [<!ENTITY a SYSTEM \"file:///etc/passwd\">]><d>&a;</d>" } })
                                          << ErrorKind::Damaged;
    QTest::newRow("a million deep") << makeDocx(QByteArray("<w:x>").repeated(1'000'000)) << ErrorKind::Damaged;
    QTest::newRow("HTML ten thousand deep") << QByteArray("<html><body>") + QByteArray("<div>").repeated(10'000) + "x"
                                            << ErrorKind::TooLarge;
    QTest::newRow("a page of nothing") << QByteArray("<html><body><script>x</script></body></html>") << ErrorKind::Empty;
}

void TestFormats::damagedFilesHaveReasons()
{
    QFETCH(QByteArray, bytes);
    QFETCH(ErrorKind, kind);
    try {
        read(bytes);
        QFAIL("it was read");
    } catch (const Error &error) {
        QCOMPARE(error.kind(), kind);
    }
}

void TestFormats::anArticleInXmlKeepsItsStructure()
{
    const Document document = read(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?><!DOCTYPE article PUBLIC \"-//NLM//DTD JATS v1.2//EN\" \"JATS.dtd\">"
        "<article article-type=\"research-article\"><front><journal-meta><journal-title>Journal of "
        "Sleep</journal-title></journal-meta>"
        "<article-meta><title-group><article-title>Naps and the recall of word pairs</article-title></title-group><contrib-group>"
        "<contrib "
        "contrib-type=\"author\"><name><surname>Yak</surname><given-names>Ada</given-names></name></contrib></contrib-group>"
        "<pub-date><year>2020</year></pub-date><volume>5</volume><abstract><sec><title>Results</title><p>Naps help "
        "recall.</p></sec>"
        "</abstract></article-meta></front><body><sec><title>Methods</title><sec><title>People</title><p>We asked forty "
        "people.</p>"
        "<table-wrap><label>Table 1</label><caption><p>Word pairs by "
        "group</p></caption><table><tr><th>Group</th><th>Pairs</th></tr>"
        "<tr><td>Nap</td><td>42</td></tr></table></table-wrap></sec></sec></body><back><fn-group><fn fn-type=\"con\">"
        "<p>Ada Yak did it all.</p></fn></fn-group><ref-list><ref><label>1.</label><mixed-citation>Gnu C. Sleep. "
        "2001.</mixed-citation>"
        "</ref></ref-list></back></article>");
    QCOMPARE(document.format, DocumentFormat::Jats);
    QCOMPARE(document.metadata.title, u"Naps and the recall of word pairs"_s);
    QCOMPARE(document.metadata.authors, QStringList { u"Ada Yak"_s });
    QCOMPARE(document.metadata.venue, u"Journal of Sleep"_s);
    QCOMPARE(document.metadata.volume, u"5"_s);
    QCOMPARE(document.metadata.year, 2020);
    QStringList sections;
    for (const Section &section : document.sections)
        sections << u"%1 %2 %3"_s.arg(section.level).arg(nameOf(section.type), section.title);
    QCOMPARE(sections,
        (QStringList { u"1 abstract Abstract"_s, u"2 abstract Results"_s, u"1 methods Methods"_s, u"2 methods People"_s,
            u"1 back_matter Author contributions"_s, u"1 references References"_s }));
    QCOMPARE(textsOf(document, SentenceKind::Body),
        (QStringList { u"Naps help recall."_s, u"We asked forty people."_s, u"Ada Yak did it all."_s }));
    QCOMPARE(textsOf(document, SentenceKind::Reference).size(), 1);
    QCOMPARE(document.tables.size(), 1U);
    QCOMPARE(document.tables.front().label, u"Table 1"_s);
    QCOMPARE(document.tables.front().rows.back().cells, (QStringList { u"Nap"_s, u"42"_s }));
}

void TestFormats::anotherXmlIsNoText()
{
    const auto error = test::errorOf([&] { (void)read("<?xml version=\"1.0\"?><settings><font>Naps</font></settings>"); });
    QVERIFY(error && error->kind() == ErrorKind::Unsupported);
}

ADDUCE_TEST(TestFormats)
#include "test_formats.moc"
