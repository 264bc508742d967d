#include "core/evidence/selected_quote.h"
#include "core/highlights/highlight_places.h"
#include "core/highlights/highlight_store.h"
#include "core/library/document_store.h"
#include "core/library/text_store.h"
#include "tests/support/library_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// Where the words of highlights stand, and go when a file changes.
class TestHighlightPlaces : public QObject
{
    Q_OBJECT

private slots:
    void isMadeOfWhatIsSelected();
    void opensAsACitation();
    void goesToTheNewVersion_data();
    void goesToTheNewVersion();
    void whatTheNewVersionDoesNotSayStays();
    void waitsUntilTheNewVersionIsRead();
    void isFoundInTheLinesOfAPage();
    void whatTheLinesDoNotSayIsNowhere();
    void marksOfAFileAreTakenOver();
};

namespace {

struct Versions
{
    test::LibraryFixture fixture;
    Database &database = fixture.database();
    DocumentId before;
    DocumentId after;

    Versions(const QStringList &then, const QStringList &now)
        : before(fixture.add(u"then"_s, then))
        , after(fixture.add(u"now"_s, now))
    {
    }
    [[nodiscard]] QString sha256(DocumentId of) { return DocumentStore(database).find(of)->sha256; }
    Highlight highlight(int sentence)
    {
        const Sentence marked = *TextStore(database).sentence(before, sentence);
        const SentencePart &part = marked.parts.front();
        const auto quote = selectedQuote(database, sha256(before), part.page + 1, marked.text, part.rects);
        Highlight made = highlightOf(database, *quote, HighlightColour::Blue);
        made.id = HighlightStore(database).newId();
        HighlightStore(database).apply({ {}, { made } });
        return made;
    }
};

std::vector<TextLine> lines(const QStringList &texts)
{
    std::vector<TextLine> lines;
    for (const QString &text : texts) {
        TextLine line { text, {} };
        for (qsizetype i = 0; i < text.size(); ++i)
            line.boxes.emplace_back(10.0 * double(i), 20.0 * double(lines.size()), 10, 12);
        lines.push_back(line);
    }
    return lines;
}

} // namespace

void TestHighlightPlaces::isMadeOfWhatIsSelected()
{
    Versions v(test::sleepPaper(), test::coffeePaper());
    const Highlight made = v.highlight(2);
    const Page page = *TextStore(v.database).page(v.before, made.page - 1);
    QCOMPARE(page.text.mid(made.place, 10), made.quote.left(10));
    QVERIFY(made.place > 0 && !made.rects.empty() && made.madeAt.isValid() && made.note.isEmpty());
    QCOMPARE(made.colour, HighlightColour::Blue);
    QCOMPARE(made.label, page.label);
    QVERIFY(!made.title.isEmpty());
}

void TestHighlightPlaces::opensAsACitation()
{
    Versions v(test::sleepPaper(), test::coffeePaper());
    Highlight made = v.highlight(2);
    const Citation citation = citationOf(v.database, made);
    QCOMPARE(citation.document, v.before);
    QCOMPARE(citation.quote, made.quote);
    QCOMPARE(citation.page, made.page);
    QVERIFY(!citation.path.isEmpty() && citation.pageCount > 0);
    made.sha256 = u"ff"_s; // of no paper that is there
    QCOMPARE(citationOf(v.database, made).document, DocumentId());
    QCOMPARE(citationOf(v.database, made).title, made.title);
}

void TestHighlightPlaces::goesToTheNewVersion_data()
{
    QTest::addColumn<int>("more"); // sentences before it, four to a page
    QTest::addColumn<int>("page");
    QTest::newRow("same page") << 0 << 1;
    QTest::newRow("a page further") << 4 << 2;
    QTest::newRow("three pages further") << 12 << 4;
}

void TestHighlightPlaces::goesToTheNewVersion()
{
    QFETCH(int, more);
    QFETCH(int, page);
    Versions v(
        test::sleepPaper(), test::coffeePaper().mid(0, more) + test::sleepPaper() + QStringList { u"It was written anew."_s });
    const Highlight before = v.highlight(1);
    DocumentStore(v.database).supersede(v.before, v.after);
    QCOMPARE(moveToCurrentVersions(v.database), 1);
    const Highlight after = *HighlightStore(v.database).find(before.id);
    QCOMPARE(after.sha256, v.sha256(v.after));
    QCOMPARE(after.quote, before.quote);
    QVERIFY(after.rects.empty()); // they were of the other version
    QVERIFY(after.page >= 1);
    const Page now = *TextStore(v.database).page(v.after, after.page - 1);
    QVERIFY(now.text.mid(after.place).startsWith(after.quote.left(10)));
    QVERIFY2(std::abs(after.page - page) <= 1, qPrintable(QString::number(after.page))); // headings take their place, too
    QCOMPARE(moveToCurrentVersions(v.database), 0);
}

void TestHighlightPlaces::whatTheNewVersionDoesNotSayStays()
{
    Versions v(test::sleepPaper(), test::coffeePaper());
    const Highlight before = v.highlight(1);
    DocumentStore(v.database).supersede(v.before, v.after);
    QCOMPARE(moveToCurrentVersions(v.database), 0);
    QCOMPARE(*HighlightStore(v.database).find(before.id), before);
}

void TestHighlightPlaces::waitsUntilTheNewVersionIsRead()
{
    Versions v(test::sleepPaper(), test::sleepPaper() + test::coffeePaper());
    v.highlight(1);
    DocumentStore(v.database).supersede(v.before, v.after);
    DocumentStore(v.database).setState(v.after, DocumentState::Queued);
    QCOMPARE(moveToCurrentVersions(v.database), 0);
    DocumentStore(v.database).setState(v.after, DocumentState::Ready);
    QCOMPARE(moveToCurrentVersions(v.database), 1);
}

void TestHighlightPlaces::isFoundInTheLinesOfAPage()
{
    Highlight highlight;
    highlight.quote = u"helps the recall"_s;
    const std::vector<QRectF> rects = rectsOf(highlight, lines({ u"A nap helps"_s, u"the re-"_s, u"call of words"_s }));
    QCOMPARE(rects, (std::vector<QRectF> { { 60, 0, 50, 12 }, { 0, 20, 70, 12 }, { 0, 40, 40, 12 } }));
    highlight.rects = { { 1, 2, 3, 4 } };
    QCOMPARE(rectsOf(highlight, {}), highlight.rects); // they are known
}

void TestHighlightPlaces::whatTheLinesDoNotSayIsNowhere()
{
    Highlight highlight;
    highlight.quote = u"coffee"_s;
    QVERIFY(rectsOf(highlight, lines({ u"A nap helps"_s })).empty());
    QVERIFY(rectsOf(highlight, {}).empty());
}

void TestHighlightPlaces::marksOfAFileAreTakenOver()
{
    Versions v(test::sleepPaper(), test::coffeePaper());
    const Sentence sentence = *TextStore(v.database).sentence(v.before, 2);
    PageAnnotation mark { .page = sentence.parts.front().page,
        .rects = sentence.parts.front().rects,
        .colour = 0x93C9FA,
        .words = QString(sentence.text).replace(u' ', u'\n'),
        .note = u"Why?"_s,
        .author = u"Ann"_s };
    const Highlight shown = markOfFile(v.sha256(v.before), mark);
    QVERIFY(!shown.id && shown.page == mark.page + 1);
    QCOMPARE(shown.note, u"Ann: Why?"_s);
    const auto taken = adopted(v.database, shown);
    QVERIFY(taken);
    QCOMPARE(taken->quote, sentence.text);
    QCOMPARE(taken->colour, HighlightColour::Blue);
    QCOMPARE(taken->note, shown.note);
    mark.words = u"Nobody wrote that"_s;
    QVERIFY(!adopted(v.database, markOfFile(v.sha256(v.before), mark)));
}

ADDUCE_TEST(TestHighlightPlaces)
#include "test_highlight_places.moc"
