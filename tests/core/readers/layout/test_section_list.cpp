#include "core/readers/layout/section_list.h"
#include "core/readers/layout/unlabelled_abstract.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

/// Which headings are sections, how high they are, and which of them sentences belong to.
class TestSectionList : public QObject
{
    Q_OBJECT

private slots:
    void itemsOfAListAreNoSections();
    void anAbstractWithoutAHeadingIsFound();
    void authorsAreNoAbstract();
    void theRestOfASentenceIsNoAbstract_data();
    void theRestOfASentenceIsNoAbstract();
    void whatStandsAboveTheAbstractIsFrontMatter();
    void aNameOverNothingIsNoSection();
    void headingsAreAsHighAsTheyLook();
    void aHeadOfAParagraphEndsWithIt();
    void backMatterGoesOn();
    void publishersNotesStandTogether();
};

namespace {

struct Reader
{
    BodyStyle body;
    SectionList list { body };
    std::vector<Sentence> sentences;
    std::vector<Table> tables;
    std::vector<std::unique_ptr<Line>> lines;

    bool heading(const QString &text, double size = 12, bool isBold = true, int page = 0)
    {
        lines.push_back(std::make_unique<Line>());
        lines.back()->text = text;
        lines.back()->size = size;
        lines.back()->isBold = isBold;
        return list.open(text, *lines.back(), page);
    }

    void says(const QString &text, SentenceKind kind = SentenceKind::Body, int page = 0)
    {
        saysIn(list.current(), text, kind, page);
    }

    void saysIn(int section, const QString &text, SentenceKind kind = SentenceKind::Body, int page = 0)
    {
        Sentence sentence;
        sentence.text = text;
        sentence.kind = kind;
        sentence.section = section;
        sentence.parts.push_back({ page, 0, static_cast<int>(text.size()), {} });
        sentences.push_back(sentence);
    }

    QStringList titles()
    {
        QStringList all;
        for (const Section &section : list.finish(sentences, tables))
            all << u"%1 %2 %3"_s.arg(section.level).arg(nameOf(section.type), section.title);
        return all;
    }
};

const QString kProse =
    u"We asked forty people how long they sleep after lunch and whether they remember what they read before it."_s;

} // namespace

void TestSectionList::itemsOfAListAreNoSections()
{
    Reader paper;
    QVERIFY(paper.heading(u"1. Introduction"_s));
    QVERIFY(paper.heading(u"2. Naps"_s));
    QVERIFY(!paper.heading(u"1. Short naps: those that end before the sleeper dreams"_s));
    QVERIFY(paper.heading(u"3. Dreams"_s));
    QCOMPARE(paper.list.current(), 2);
}

void TestSectionList::anAbstractWithoutAHeadingIsFound()
{
    Reader paper;
    paper.heading(u"A Study of Naps"_s, 18);
    paper.says(u"Anna Yak, Ben Zebra and Carl Gnu"_s);
    for (int i = 0; i < 4; ++i)
        paper.says(kProse);
    paper.says(u"Keywords and more"_s, SentenceKind::Footnote);
    paper.heading(u"Introduction"_s);
    paper.says(kProse);
    const QStringList titles = paper.titles();
    QCOMPARE(titles, (QStringList { u"1 abstract Abstract"_s, u"1 introduction Introduction"_s }));
    QCOMPARE(paper.sentences[0].section, -1); // the authors
    QCOMPARE(paper.sentences[1].section, 0);
    QCOMPARE(paper.sentences[4].section, 0);
    QCOMPARE(paper.sentences[5].section, -1);
    QCOMPARE(paper.sentences[6].section, 1);
}

void TestSectionList::authorsAreNoAbstract()
{
    Reader paper;
    for (int i = 0; i < 12; ++i)
        paper.says(u"Department of Sleep, University of Napping, Lower Yak Street 12, Zebra City, Gnuland"_s);
    paper.heading(u"Introduction"_s);
    paper.says(kProse);
    QCOMPARE(paper.titles(), QStringList { u"1 introduction Introduction"_s });
    QCOMPARE(unlabelledAbstract(paper.sentences, 0).length, 0);
}

void TestSectionList::theRestOfASentenceIsNoAbstract_data()
{
    QTest::addColumn<QString>("first");
    QTest::addColumn<bool>("isAbstract");
    QTest::newRow("a rest") << u"and so the sleepers woke before they could dream of what they had read that day."_s << false;
    QTest::newRow("a line of the journal") << u"journal homepage: see the pages of the journal of naps on the web"_s << true;
    QTest::newRow("a DOI") << u"doi: 10.1000/xyz this is an open access article under the terms of its licence"_s << true;
    QTest::newRow("a gene") << u"p53 is what the sleepers lack when they dream of what they had read that day."_s << true;
    QTest::newRow("a molecule") << u"mRNA of the sleepers was read before they could dream of what they had read."_s << true;
    QTest::newRow("Greek") << u"\u03b1-synuclein of the sleepers was read before they could dream of what they had read."_s
                           << true;
}

/// A page out of the middle of something begins with no abstract.
void TestSectionList::theRestOfASentenceIsNoAbstract()
{
    QFETCH(QString, first);
    QFETCH(bool, isAbstract);
    Reader paper;
    paper.says(first);
    for (int i = 0; i < 4; ++i)
        paper.says(kProse);
    paper.heading(u"Introduction"_s);
    paper.says(kProse);
    QCOMPARE(paper.titles().contains(u"1 abstract Abstract"_s), isAbstract);
}

void TestSectionList::whatStandsAboveTheAbstractIsFrontMatter()
{
    Reader paper;
    paper.heading(u"RESEARCH ARTICLE"_s);
    paper.says(u"Anna Yak"_s);
    paper.heading(u"Abstract"_s);
    paper.says(kProse);
    QCOMPARE(paper.titles(), QStringList { u"1 abstract Abstract"_s });
    QCOMPARE(paper.sentences[0].section, -1);
    QCOMPARE(paper.sentences[1].section, 0);
}

void TestSectionList::aNameOverNothingIsNoSection()
{
    Reader paper;
    paper.heading(u"Abstract"_s);
    paper.says(kProse);
    paper.heading(u"NAPS"_s); // the journal's logo
    paper.says(u"Licensed to all."_s, SentenceKind::Footnote);
    paper.heading(u"Methods"_s, 12, true, 1);
    paper.heading(u"People"_s, 10, true, 1);
    paper.says(kProse, SentenceKind::Body, 1);
    QCOMPARE(paper.titles(), (QStringList { u"1 abstract Abstract"_s, u"1 methods Methods"_s, u"2 other People"_s }));
    QCOMPARE(paper.sentences[1].section, 0);
    QCOMPARE(paper.sentences[2].section, 2);
}

void TestSectionList::headingsAreAsHighAsTheyLook()
{
    Reader paper;
    for (const char *main : { "Introduction", "Methods" }) {
        paper.heading(QString::fromLatin1(main), 12);
        paper.says(kProse);
    }
    paper.heading(u"People"_s, 10);
    paper.says(kProse);
    paper.heading(u"Who was asked"_s, 10, false);
    paper.says(kProse);
    paper.heading(u"Results"_s, 12);
    paper.says(kProse);
    QCOMPARE(paper.titles(),
        (QStringList { u"1 introduction Introduction"_s, u"1 methods Methods"_s, u"2 other People"_s, u"3 other Who was asked"_s,
            u"1 results Results"_s }));
}

void TestSectionList::aHeadOfAParagraphEndsWithIt()
{
    Reader paper;
    paper.heading(u"Conclusion"_s);
    const int conclusion = paper.list.current();
    QCOMPARE(paper.list.openRunIn({ 0, 9, u"Funding"_s, SectionType::BackMatter }, 0, false), 1);
    paper.list.endParagraph(true);
    QCOMPARE(paper.list.current(), conclusion);
    QCOMPARE(paper.list.openRunIn({ 0, 9, u"Funding"_s, SectionType::BackMatter }, 0, true), 2);
    QCOMPARE(paper.list.current(), conclusion); // of a footnote
    paper.list.openRunIn({ 0, 10, u"Abstract"_s, SectionType::Abstract }, 0, false);
    paper.list.endParagraph(true);
    QCOMPARE(paper.list.current(), 3);
}

void TestSectionList::backMatterGoesOn()
{
    Reader paper;
    paper.heading(u"Conclusion"_s);
    for (const auto &title : { u"Funding"_s, u"Data availability"_s }) {
        paper.list.openRunIn({ 0, 9, title, SectionType::BackMatter }, 0, false);
        paper.list.endParagraph(true);
    }
    QCOMPARE(paper.list.current(), 2);
}

void TestSectionList::publishersNotesStandTogether()
{
    Reader paper;
    paper.list.addPublishersNote(0);
    paper.saysIn(SectionList::kPublishersNotes, u"Citation: Yak, A. Naps."_s);
    paper.heading(u"Introduction"_s);
    paper.says(kProse);
    paper.list.addPublishersNote(2);
    paper.saysIn(SectionList::kPublishersNotes, u"© 2020 Yak"_s, SentenceKind::Footnote, 2);
    paper.says(kProse);
    QCOMPARE(paper.titles(), (QStringList { u"1 introduction Introduction"_s, u"1 back_matter Publisher's notes"_s }));
    QCOMPARE(paper.sentences[0].section, 1);
    QCOMPARE(paper.sentences[1].section, 0);
    QCOMPARE(paper.sentences[2].section, 1);
    QCOMPARE(paper.sentences[3].section, 0);
}

ADDUCE_TEST(TestSectionList)
#include "test_section_list.moc"
