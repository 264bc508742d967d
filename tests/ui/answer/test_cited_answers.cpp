#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"

#include <QDockWidget>

using namespace adduce;
using namespace adduce::test;
using namespace Qt::StringLiterals;

/// From a marked sentence on the page to the sentence of the answer that cites it.
class TestCitedAnswers : public QObject
{
    Q_OBJECT

private slots:
    void theQuoteIsWhatCounts();
    void aMarkOfAFoldedAnswerUnfoldsIt();
    void theAnswerThatIsReadComesFirst();
};

namespace {

struct Answered : WindowFixture
{
    Answered()
    {
        show(1440, 900);
        add(writePaper(u"paper.md"_s));
        askAndWait(u"Does fasting change sprint performance?"_s);
        window->readerDock().show();
    }
    [[nodiscard]] ThreadView &thread() const { return window->ask().threadView(); }
};

/// A citation of this answer that the other one does not have.
std::optional<Citation> ownCitation(const TurnWidget *turn, const TurnWidget *other)
{
    for (const AnswerSentence &sentence : turn->answer()->sentences)
        for (const Citation &citation : sentence.citations)
            if (sentenceCiting(other->asked().sentences(), citation) < 0)
                return citation;
    return std::nullopt;
}

/// The quotes of the sentence in focus.
QStringList focusedQuotes(const TurnWidget *turn)
{
    QStringList quotes;
    if (turn->view() && turn->view()->focusedSentence() >= 0)
        for (const Citation &citation :
            turn->view()->content().sentences().at(static_cast<std::size_t>(turn->view()->focusedSentence())).citations)
            quotes << citation.quote;
    return quotes;
}

} // namespace

void TestCitedAnswers::theQuoteIsWhatCounts()
{
    const Answered f;
    const TurnWidget *turn = f.thread().turns().back();
    Citation citation = turn->answer()->sentences.back().citations.back();
    citation.finalScore += 0.25; // as another question found it, before the paper was read anew
    citation.title = u"Another title"_s;
    f.thread().showCitation(citation);
    QVERIFY(focusedQuotes(turn).contains(citation.quote));
    citation.page += 1;
    f.thread().showCitation(citation);
    QVERIFY(focusedQuotes(turn).isEmpty());
}

void TestCitedAnswers::aMarkOfAFoldedAnswerUnfoldsIt()
{
    Answered f;
    for (int i = 0; i < 4; ++i) // enough to scroll
        f.askAndWait(u"Did fat oxidation increase during exercise?"_s);
    TurnWidget *old = f.thread().turns().front();
    TurnWidget *last = f.thread().turns().back();
    QVERIFY(old->isFolded() && !old->view());
    const auto citation = ownCitation(old, last);
    QVERIFY(citation);
    f.window->reader().places().openCitation(last->answer()->sentences.front().citations.front(), f.thread().citations());
    PageView &pages = f.window->reader().view();
    QTRY_VERIFY_WITH_TIMEOUT(f.window->reader().file().isOpen() && pages.isInSight(*citation), 30'000);
    last->view()->focusSentence(0);
    QTest::mouseClick(pages.viewport(), Qt::LeftButton, {}, markRects(*citation, pages.pages()).front().center().toPoint());
    QVERIFY(!old->isFolded());
    QVERIFY(focusedQuotes(old).contains(citation->quote));
    QVERIFY(focusedQuotes(last).isEmpty()); // one focused sentence in the thread
    QCOMPARE(f.window->reader().places().focused()->quote, citation->quote);
    const auto isSeen = [&] {
        const QRect sentence = old->view()->content().sentenceRect(old->view()->focusedSentence());
        return sentence.isValid() && old->view()->visibleRegion().contains(sentence.center());
    };
    QTRY_VERIFY(isSeen());
}

void TestCitedAnswers::theAnswerThatIsReadComesFirst()
{
    Answered f;
    f.askAndWait(u"Does fasting change sprint performance?"_s); // the same quotes once more
    TurnWidget *old = f.thread().turns().front();
    TurnWidget *last = f.thread().turns().back();
    const Citation citation = old->answer()->sentences.front().citations.front();
    QVERIFY(old != last && sentenceCiting(last->asked().sentences(), citation) >= 0);
    f.thread().showCitation(citation);
    QVERIFY(old->isFolded());
    QVERIFY(focusedQuotes(last).contains(citation.quote));
    old->setFolded(false);
    last->setFolded(true);
    f.thread().showCitation(citation);
    QVERIFY(last->isFolded());
    QVERIFY(focusedQuotes(old).contains(citation.quote));
}

ADDUCE_TEST(TestCitedAnswers)
#include "test_cited_answers.moc"
