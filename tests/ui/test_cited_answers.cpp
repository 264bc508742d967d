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

/// The quotes of the sentence in focus.
QStringList focusedQuotes(const TurnWidget *turn)
{
    QStringList quotes;
    if (turn->view() && turn->view()->focusedSentence() >= 0)
        for (const Citation &citation :
            turn->view()->sentences().at(static_cast<std::size_t>(turn->view()->focusedSentence())).citations)
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

ADDUCE_TEST(TestCitedAnswers)
#include "test_cited_answers.moc"
