#include "tests/support/test_main.h"
#include "ui/ask/overview_pane.h"
#include "ui/common/widgets.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestOverviewPane : public QObject
{
    Q_OBJECT

private slots:
    void papersAreTold_data();
    void papersAreTold();
    void aPaperTakesThePlaceOfAll();
    void aQuestionIsAsked();
    void lettersAreNoMnemonics();
    void tabGoesDownThePage();
    void aFindingOpensItsPage();
    void textsAreShownAsTheyAre();
    void toolsAreOfferedWhereTheyLead();
};

namespace {

QString allTexts(const OverviewPane &pane)
{
    QStringList texts;
    for (const PlainLabel *label : pane.findChildren<PlainLabel *>())
        if (label->isVisibleTo(&pane))
            texts << label->text();
    return texts.join(u'\n');
}

QAbstractButton *buttonNamed(const OverviewPane &pane, const QString &name)
{
    for (auto *button : pane.findChildren<QAbstractButton *>())
        if (button->accessibleName() == name && button->isVisibleTo(&pane))
            return button;
    return nullptr;
}

PaperOverview paper()
{
    AnswerSentence finding { u"Tea helps."_s, { Citation {} } };
    finding.citations.front().source = u"Lee 2021"_s;
    finding.citations.front().page = 4;
    finding.citations.front().quote = u"Tea helps."_s;
    return { DocumentId { 3 }, u"On <b>tea</b>"_s, u"Lee 2021"_s, u"We drank tea."_s, { finding } };
}

} // namespace

void TestOverviewPane::papersAreTold_data()
{
    QTest::addColumn<Overview>("overview");
    QTest::addColumn<QString>("line");
    QTest::newRow("years") << Overview { 12, 2003, 2022, {}, {} } << u"12 paper(s), of 2003 to 2022"_s;
    QTest::newRow("one year") << Overview { 1, 2003, 2003, {}, {} } << u"1 paper(s), of 2003"_s;
    QTest::newRow("no year") << Overview { 2, 0, 0, {}, {} } << u"2 paper(s)"_s;
    QTest::newRow("subjects") << Overview { 2, 0, 0, { u"green tea"_s, u"sleep loss"_s }, {} }
                              << u"2 paper(s). They speak of green tea, sleep loss."_s;
}

void TestOverviewPane::papersAreTold()
{
    QFETCH(const Overview, overview);
    QFETCH(const QString, line);
    OverviewPane pane(true);
    pane.show(overview);
    QVERIFY2(allTexts(pane).split(u'\n').contains(line), qPrintable(allTexts(pane)));
}

void TestOverviewPane::aPaperTakesThePlaceOfAll()
{
    OverviewPane pane(true);
    pane.show(Overview { 12, 2003, 2022, {}, {} });
    pane.addQuestion(u"What is tea?"_s);
    pane.show(paper());
    QVERIFY(!allTexts(pane).contains(u"12 paper"));
    QVERIFY(allTexts(pane).contains(u"We drank tea."));
    QVERIFY(pane.questions().isEmpty());
    QVERIFY(!buttonNamed(pane, u"What is tea?"_s));
    pane.show(Overview { 12, 2003, 2022, {}, {} });
    QVERIFY(!allTexts(pane).contains(u"Tea helps."));
}

void TestOverviewPane::aQuestionIsAsked()
{
    OverviewPane pane(true);
    pane.resize(300, 400);
    pane.QWidget::show();
    const QString question =
        u"How much tea did the students of the valley drink in the winter of that year, and of which kind?"_s;
    pane.addQuestion(question);
    QSignalSpy asked(&pane, &OverviewPane::asked);
    QTRY_VERIFY(buttonNamed(pane, question));
    QAbstractButton *link = buttonNamed(pane, question);
    QTRY_VERIFY(link->text().endsWith(u'…')); // it has no room, and does not widen the page
    QVERIFY(pane.widget()->width() <= pane.viewport()->width());
    link->click();
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.front().front().toString(), question);
}

void TestOverviewPane::lettersAreNoMnemonics()
{
    OverviewPane pane(true);
    pane.resize(900, 400);
    pane.QWidget::show();
    pane.addQuestion(u"What is R&D?"_s);
    QTRY_VERIFY(buttonNamed(pane, u"What is R&D?"_s));
    QCOMPARE(buttonNamed(pane, u"What is R&D?"_s)->text(), u"What is R&&D?"_s);
    QVERIFY(buttonNamed(pane, u"What is R&D?"_s)->shortcut().isEmpty());
}

void TestOverviewPane::tabGoesDownThePage()
{
    OverviewPane pane(true);
    pane.resize(900, 700);
    pane.show(paper());
    pane.QWidget::show();
    pane.addQuestion(u"First?"_s);
    pane.addQuestion(u"Second?"_s);
    QTRY_VERIFY(buttonNamed(pane, u"Second?"_s));
    const auto next = [&](QWidget *from) {
        do
            from = from->nextInFocusChain();
        while (!(from->focusPolicy() & Qt::TabFocus));
        return from;
    };
    QCOMPARE(next(buttonNamed(pane, u"First?"_s)), buttonNamed(pane, u"Second?"_s));
    QCOMPARE(next(buttonNamed(pane, u"Second?"_s)), buttonNamed(pane, u"Add papers..."_s));
}

void TestOverviewPane::aFindingOpensItsPage()
{
    OverviewPane pane(true);
    pane.show(paper());
    QSignalSpy opened(&pane, &OverviewPane::citationActivated);
    const auto buttons = pane.findChildren<QAbstractButton *>();
    const auto chip = std::ranges::find_if(buttons, [](const QAbstractButton *b) { return b->text().contains(u"Lee 2021"); });
    QVERIFY(chip != buttons.end());
    (*chip)->click();
    QCOMPARE(opened.size(), 1);
    QCOMPARE(opened.front().front().value<Citation>().page, 4);
}

void TestOverviewPane::textsAreShownAsTheyAre()
{
    OverviewPane pane(true);
    pane.show(paper());
    QVERIFY(allTexts(pane).contains(u"On <b>tea</b>"));
    for (const QLabel *label : pane.findChildren<QLabel *>())
        QCOMPARE(label->textFormat(), Qt::PlainText);
}

void TestOverviewPane::toolsAreOfferedWhereTheyLead()
{
    const OverviewPane ofHandbook(false);
    QVERIFY(!buttonNamed(ofHandbook, u"Ask the handbook"_s));
    QVERIFY(!buttonNamed(ofHandbook, u"Add papers..."_s));
    OverviewPane pane(true);
    QVERIFY(buttonNamed(pane, u"Ask the handbook"_s));
    QVERIFY(buttonNamed(pane, u"Get a model..."_s));
    pane.setModelOffered(false);
    QVERIFY(!buttonNamed(pane, u"Get a model..."_s));
    QSignalSpy files(&pane, &OverviewPane::filesWanted);
    buttonNamed(pane, u"Add papers..."_s)->click();
    QCOMPARE(files.size(), 1);
}

ADDUCE_TEST(TestOverviewPane)
#include "test_overview_pane.moc"
