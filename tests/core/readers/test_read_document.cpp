#include "core/base/error.h"
#include "core/readers/read_document.h"
#include "core/worker/worker.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>
#include <QTest>
#include <unistd.h>

using namespace adduce;
using namespace Qt::StringLiterals;
using test::MadePage;
using test::makePdf;
using test::PlacedText;
using test::textColumn;

/// What the readers make of pages whose layout is known, from the file to sentences with places.
class TestReadDocument : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void columnsAreReadOneAfterAnother();
    void sentencesCrossPages();
    void runningHeadsAreNoSentences();
    void sectionsHaveNumbersAndTypes();
    void captionsDoNotInterrupt();
    void referencesAreKeptApart();
    void placesAreThoseOnThePage_data();
    void placesAreThoseOnThePage();
    void quotesStandInTheText();
    void metadataIsPreferredWhenPlausible();
    void textsAndMarkdownAreRead();
    void theOutlineIsRead();
    void accentsStandOnTheirLetters_data();
    void accentsStandOnTheirLetters();
    void encodingsAreTold_data();
    void encodingsAreTold();

private:
    [[nodiscard]] Document read(const QByteArray &bytes) const
    {
        const SourceFile file(test::writeFile(m_folder->path(), u"document"_s, bytes), {});
        return readWhole(openDocument(::dup(file.descriptor())), {}, {});
    }
    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

QStringList textsOf(const Document &document, SentenceKind kind)
{
    QStringList texts;
    for (const Sentence &sentence : document.sentences)
        if (sentence.kind == kind)
            texts << sentence.text;
    return texts;
}

/// Lines that fill a column: `count` of them, each a sentence with its number.
QStringList numbered(const QString &name, int count)
{
    QStringList lines;
    for (int i = 1; i <= count; ++i)
        lines << u"The %1 measured group %2 slept as before."_s.arg(name).arg(QChar(u'a' + i));
    return lines;
}

} // namespace

void TestReadDocument::columnsAreReadOneAfterAnother()
{
    const QStringList left = numbered(u"left"_s, 12);
    const QStringList right = numbered(u"right"_s, 12);
    QList<PlacedText> lines; // written row by row, as some programs do
    const auto a = textColumn(left, 60);
    const auto b = textColumn(right, 330);
    for (qsizetype i = 0; i < a.size(); ++i)
        lines << a[i] << b[i];
    QCOMPARE(textsOf(read(makePdf({ { lines } })), SentenceKind::Body), left + right);
}

void TestReadDocument::sentencesCrossPages()
{
    const Document document =
        read(makePdf({ { textColumn({ u"First of all the groups were alike in age."_s, u"The second sentence goes"_s }) },
            { textColumn({ u"on upon the next page and ends."_s, u"The third one follows it at once."_s }) } }));
    QCOMPARE(textsOf(document, SentenceKind::Body),
        (QStringList { u"First of all the groups were alike in age."_s,
            u"The second sentence goes on upon the next page and ends."_s, u"The third one follows it at once."_s }));
    const Sentence &crossing = document.sentences[1];
    QCOMPARE(crossing.parts.size(), 2U);
    QCOMPARE(crossing.parts[0].page, 0);
    QCOMPARE(crossing.parts[1].page, 1);
}

void TestReadDocument::runningHeadsAreNoSentences()
{
    QList<MadePage> pages;
    for (int p = 1; p <= 4; ++p) {
        QList<PlacedText> lines = textColumn(numbered(u"page %1"_s.arg(p), 6), 72, 200);
        lines << PlacedText { 72, 40, 9, false, u"Journal of Rest %1 (2020)"_s.arg(p) }
              << PlacedText { 300, 760, 9, false, QString::number(p) };
        pages << MadePage { lines };
    }
    const Document document = read(makePdf(pages));
    QCOMPARE(document.pages.size(), 4U);
    QVERIFY(document.pages[2].text.contains(u"Journal of Rest 3"_s)); // the original keeps all
    for (const Sentence &sentence : document.sentences)
        QVERIFY2(!sentence.text.contains(u"Journal"_s) && sentence.text.size() > 3, qPrintable(sentence.text));
    QCOMPARE(document.sentences.size(), 24U);
}

void TestReadDocument::sectionsHaveNumbersAndTypes()
{
    QList<PlacedText> lines;
    lines << PlacedText { 72, 100, 12, true, u"1 Introduction"_s } << textColumn(numbered(u"first"_s, 4), 72, 120)
          << PlacedText { 72, 190, 12, true, u"2"_s } << PlacedText { 92, 190, 12, true, u"Materials and Methods"_s }
          << PlacedText { 72, 215, 11, true, u"2.1 Participants"_s } << textColumn(numbered(u"second"_s, 4), 72, 235)
          << PlacedText { 72, 305, 12, true, u"Results"_s } << textColumn(numbered(u"third"_s, 4), 72, 325);
    const Document document = read(makePdf({ { lines } }));
    QCOMPARE(document.sections.size(), 4U);
    QCOMPARE(document.sections[0].title, u"Introduction"_s);
    QCOMPARE(document.sections[0].type, SectionType::Introduction);
    QCOMPARE(document.sections[1].number, u"2"_s); // though the number stands apart
    QCOMPARE(document.sections[1].title, u"Materials and Methods"_s);
    QCOMPARE(document.sections[2].level, 2);
    QCOMPARE(document.sections[2].type, SectionType::Methods); // of its parent
    QCOMPARE(document.sections[3].type, SectionType::Results);
    QCOMPARE(document.sentences.back().section, 3);
}

void TestReadDocument::captionsDoNotInterrupt()
{
    QList<PlacedText> first = textColumn(numbered(u"first"_s, 5), 72, 100);
    first << textColumn({ u"A sentence that a figure interrupts goes"_s }, 72, 160);
    first << PlacedText { 72, 300, 8, false, u"Figure 1. The rates of sleep in both groups over time."_s };
    const Document document =
        read(makePdf({ { first }, { textColumn({ u"on behind the figure and then ends."_s, u"The last one is here."_s }) } }));
    QVERIFY(textsOf(document, SentenceKind::Body)
            .contains(u"A sentence that a figure interrupts goes on behind the figure and then ends."_s));
    const QStringList captions = textsOf(document, SentenceKind::Caption);
    QVERIFY2(captions.join(u' ').contains(u"The rates of sleep"_s), qPrintable(captions.join(u'|')));
}

void TestReadDocument::referencesAreKeptApart()
{
    QList<PlacedText> lines = textColumn(numbered(u"first"_s, 6), 72, 100);
    lines << PlacedText { 72, 220, 12, true, u"References"_s }
          << textColumn(
                 { u"1. Smith J. Sleep and rest. J Rest. 2001;3:4-9."_s, u"2. Jones K. Rest and sleep. J Sleep. 2003;5:1-2."_s },
                 72, 240);
    const Document document = read(makePdf({ { lines } }));
    QVERIFY(textsOf(document, SentenceKind::Reference).join(u' ').contains(u"Jones K"_s));
    for (const Sentence &sentence : document.sentences) {
        const SectionType type =
            sentence.section < 0 ? SectionType::Other : document.sections[std::size_t(sentence.section)].type;
        QCOMPARE(isSearchable(sentence.kind, type), sentence.text.startsWith(u"The first measured"_s));
    }
}

void TestReadDocument::placesAreThoseOnThePage_data()
{
    QTest::addColumn<int>("rotate");
    QTest::addColumn<QByteArray>("crop");
    QTest::addColumn<QSizeF>("size");
    QTest::addColumn<QPointF>("begin"); // of the line's left end, at its baseline
    QTest::newRow("upright") << 0 << QByteArray() << QSizeF(612, 792) << QPointF(72, 100);
    QTest::newRow("cropped") << 0 << QByteArray("50 20 600 760") << QSizeF(550, 740) << QPointF(22, 68);
}

void TestReadDocument::placesAreThoseOnThePage()
{
    QFETCH(int, rotate);
    QFETCH(QByteArray, crop);
    QFETCH(QSizeF, size);
    QFETCH(QPointF, begin);
    const Document document = read(makePdf({ { textColumn({ u"The groups were alike in all."_s }), rotate, crop } }));
    QCOMPARE(document.pages.front().size, size);
    const QRectF rect = document.sentences.front().parts.front().rects.front();
    QVERIFY(std::abs(rect.left() - begin.x()) < 2);
    QVERIFY(rect.top() < begin.y() && rect.bottom() >= begin.y() && rect.height() < 20);
    QVERIFY(rect.width() > 100 && rect.right() < size.width());
}

void TestReadDocument::quotesStandInTheText()
{
    QList<PlacedText> lines =
        textColumn({ u"Vitamin D was given to every second per-"_s, u"son of the group, and each person got vita-"_s,
            u"min D in a dose-dependent way; the vitamin is one."_s, u"It had no effect at all."_s });
    const Document document = read(makePdf({ { lines } }));
    QCOMPARE(document.sentences.size(), 2U);
    const Sentence &sentence = document.sentences.front();
    QCOMPARE(sentence.text,
        u"Vitamin D was given to every second person of the group, and each person got vitamin D in a dose-dependent way; the vitamin is one."_s);
    QCOMPARE(sentence.parts.size(), 1U);
    QCOMPARE(sentence.parts.front().rects.size(), 3U);
    const QString quote = document.pages.front().text.mid(sentence.parts.front().start, sentence.parts.front().length);
    QVERIFY(quote.startsWith(u"Vitamin D was"_s) && quote.endsWith(u"is one."_s));
    QVERIFY(quote.contains(u"per-\nson"_s)); // the original as it stands
}

void TestReadDocument::metadataIsPreferredWhenPlausible()
{
    const QList<MadePage> pages { { QList<PlacedText> { { 72, 100, 20, true, u"Sleep in large groups"_s } }
        + textColumn(numbered(u"first"_s, 9), 72, 160) } };
    const Metadata named =
        read(makePdf(pages, "/Title (On the rest of mammals) /Author (Ann Smith, Bob Lee) /CreationDate (D:20140203)")).metadata;
    QCOMPARE(named.title, u"On the rest of mammals"_s);
    QCOMPARE(named.authors, (QStringList { u"Ann Smith"_s, u"Bob Lee"_s }));
    QCOMPARE(named.year, 2014);
    const Metadata guessed = read(makePdf(pages, "/Title (Microsoft Word - draft7.doc)")).metadata;
    QCOMPARE(guessed.title, u"Sleep in large groups"_s);
    QCOMPARE(guessed.year, 0);
}

void TestReadDocument::textsAndMarkdownAreRead()
{
    const Document document =
        read("# Notes on sleep\n\n## Methods\n\nWe asked *ten* people & noted <what> they said.\nThey slept.\n\n"
             "Results\n-------\n\nAll was well.\n");
    QCOMPARE(document.format, DocumentFormat::Markdown);
    QCOMPARE(read("They slept.\n\nAll was well.\n").format, DocumentFormat::Text);
    QStringList titles;
    for (const Section &section : document.sections)
        titles << section.title;
    QVERIFY2(titles.contains(u"Methods"_s) && titles.contains(u"Results"_s), qPrintable(titles.join(u'|')));
    QCOMPARE(textsOf(document, SentenceKind::Body),
        (QStringList { u"We asked ten people & noted <what> they said."_s, u"They slept."_s, u"All was well."_s }));
    QVERIFY(!document.sentences.back().parts.front().rects.empty());
}

void TestReadDocument::theOutlineIsRead()
{
    const QByteArray page = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R "
                            "/Resources << /Font << /F 5 0 R >> >> >>";
    const Document document = read(
        test::makePdfOf({ "<< /Type /Catalog /Pages 2 0 R /Outlines 7 0 R >>", "<< /Type /Pages /Kids [3 0 R 6 0 R] /Count 2 >>",
            page, test::streamObject({}, "BT /F 12 Tf 72 700 Td (A page with one whole sentence on it.) Tj ET"),
            "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>", page, "<< /First 8 0 R /Last 10 0 R /Count 3 >>",
            "<< /Title (Methods) /Parent 7 0 R /Next 10 0 R /First 9 0 R /Last 9 0 R /Dest [3 0 R /Fit] >>",
            "<< /Title (Participants) /Parent 8 0 R /Dest [6 0 R /Fit] >>",
            "<< /Title (Results) /Parent 7 0 R /Prev 8 0 R /Dest [6 0 R /Fit] >>" }));
    QCOMPARE(document.outline,
        (std::vector<OutlineItem> { { u"Methods"_s, 1, 0 }, { u"Participants"_s, 2, 1 }, { u"Results"_s, 1, 1 } }));
}

void TestReadDocument::accentsStandOnTheirLetters_data()
{
    QTest::addColumn<QByteArray>("shown"); ///< TJ moves to the left by thousandths of the size
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isDoubtful");
    QTest::newRow("drawn over the letter") << QByteArray("(So B) (\\250) 444 (onsch found it.)") << u"So Bönsch found it."_s
                                           << false;
    QTest::newRow("beside it") << QByteArray("(So B\\250onsch found it.)") << u"So B¨onsch found it."_s << true;
    QTest::newRow("seen by nobody") << QByteArray("(So B)] TJ 3 Tr [(\\250) 444] TJ 0 Tr [(onsch found it.)")
                                    << u"So Bonsch found it."_s << false;
    QTest::newRow("over what takes none") << QByteArray("(So B) (\\250) 444 (4nsch found it.)") << u"So B¨4nsch found it."_s
                                          << true;
}

/// Fonts of TeX draw "ö" as two characters.
void TestReadDocument::accentsStandOnTheirLetters()
{
    QFETCH(QByteArray, shown);
    const Document document =
        read(test::makePdfOf({ "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>",
            test::streamObject({}, "BT /F 12 Tf 72 700 Td [" + shown + "] TJ ET"),
            "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>" }));
    QCOMPARE(document.sentences.size(), 1U);
    QTEST(document.sentences.front().text, "text");
    QTEST(document.sentences.front().isDoubtful, "isDoubtful");
}

void TestReadDocument::encodingsAreTold_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const QString text = u"Größe zählt."_s;
    QTest::newRow("UTF-8") << text.toUtf8();
    QTest::newRow("UTF-8 with mark") << "\xef\xbb\xbf" + text.toUtf8();
    QTest::newRow("Latin-1") << text.toLatin1();
    QByteArray utf16("\xff\xfe");
    for (const QChar c : text)
        utf16 += QByteArray(1, static_cast<char>(c.cell())) + static_cast<char>(c.row());
    QTest::newRow("UTF-16") << utf16;
}

void TestReadDocument::encodingsAreTold()
{
    QFETCH(QByteArray, bytes);
    QCOMPARE(textsOf(read(bytes), SentenceKind::Body), QStringList { u"Größe zählt."_s });
}

ADDUCE_TEST(TestReadDocument)
#include "test_read_document.moc"
