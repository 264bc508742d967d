#include "ui/answer/thread_view.h"

#include "core/threads/thread_search.h"
#include "ui/answer/card_keeper.h"
#include "ui/answer/focused_sentence.h"
#include <QApplication>
#include <QKeyEvent>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

namespace adduce {

namespace {

/// The evidence that the citation is, with what it proves.
std::vector<EvidenceRow> rowsOf(const std::vector<TurnWidget *> &turns, const Citation &citation)
{
    for (const TurnWidget *turn : turns)
        if (const Answer *answer = turn->answer())
            for (EvidenceRow &row : evidenceRows(*answer))
                if (row.citation == citation)
                    return { std::move(row) };
    return { { .citation = citation } }; // of a passage that came near: the claim is still to be written
}

/// The last answer that rests on this quote: one that is read before one that is folded. Null for none.
TurnWidget *turnCiting(const std::vector<TurnWidget *> &turns, const Citation &citation)
{
    TurnWidget *found = nullptr;
    for (TurnWidget *turn : turns)
        if (sentenceCiting(turn->asked().sentences(), citation) >= 0 && (!found || found->isFolded() || !turn->isFolded()))
            found = turn;
    return found;
}

} // namespace

ThreadView::ThreadView(const Library &library, AnswerRatings *ratings, Use use, QWidget *parent)
    : QScrollArea(parent)
    , m_library(library)
    , m_ratings(ratings)
    , m_use(use)
    , m_page(new QWidget)
    , m_column(new QVBoxLayout(m_page))
    , m_cards(new CardKeeper(*this))
    , m_focused(new FocusedSentence(m_turns, *this))
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    m_page->setBackgroundRole(QPalette::Base);
    viewport()->setBackgroundRole(QPalette::Base);
    m_page->setAutoFillBackground(true);
    m_page->setMinimumWidth(space(60)); // of its own, so that it is never wider than the view: what is in it gives way
    m_column->setContentsMargins(space(4), space(4), space(6), space(8));
    m_column->setSpacing(space(4));
    m_column->addStretch(1);
    setWidget(m_page);
    verticalScrollBar()->setSingleStep(space(8));
    connect(m_cards, &CardKeeper::openRequested, this,
        [this](const Citation &citation) { emit citationActivated(citation, citations()); });
    connect(m_cards, &CardKeeper::evidenceWanted, this,
        [this](const Citation &citation) { emit evidenceWanted(rowsOf(m_turns, citation)); });
}

void ThreadView::clear()
{
    m_cards->hide();
    for (TurnWidget *turn : m_turns) {
        m_column->removeWidget(turn);
        turn->hide();
        turn->deleteLater();
    }
    m_turns.clear();
    m_matches.clear();
}

void ThreadView::setCitationNotes(CitationNotes notes)
{
    m_notes = std::move(notes);
    for (TurnWidget *turn : m_turns)
        turn->setNotes(m_notes);
}

void ThreadView::setThread(const Thread &thread, const QStringList &marked, bool foldOld)
{
    clear();
    std::vector<std::vector<Turn>> questions = byQuestion(thread);
    for (std::size_t i = 0; i < questions.size(); ++i) {
        TurnWidget *turn = addTurn(questions[i].front().answer.question, { marked, m_notes });
        if (foldOld && i + 1 < questions.size())
            turn->setFolded(true);
        turn->asked().setVersions(std::move(questions[i]));
        const auto add = [&](const QString &text, int sentence) {
            m_matches.insert(m_matches.end(), matchesIn(text, marked).size(), { turn, sentence });
        };
        add(turn->asked().text(), -1);
        const Answer *answer = turn->answer();
        for (std::size_t s = 0; answer && s < answer->sentences.size(); ++s)
            add(answer->sentences[s].text, static_cast<int>(s));
    }
}

void ThreadView::showMatch(int match)
{
    const auto &[turn, sentence] = m_matches.at(static_cast<std::size_t>(match));
    m_focused->takeFromOthers(nullptr);
    if (sentence >= 0 && turn->view()) // once the layout knows how high it is
        QTimer::singleShot(0, turn, [this, view = turn->view(), at = sentence] {
            view->focusSentence(at);
            m_focused->reveal(view, at);
        });
    else
        scrollToTurn(turn);
}

TurnWidget *ThreadView::addTurn(const QString &question, AnswerMarks marks)
{
    auto *turn =
        new TurnWidget(m_library, question, { std::move(marks), m_use == Use::GoOn, !m_turns.empty(), m_ratings, m_drawing });
    attach(turn);
    m_turns.push_back(turn);
    m_column->insertWidget(m_column->count() - 1, turn);
    return turn;
}

void ThreadView::attach(TurnWidget *turn)
{
    const auto open = [this](const Citation &citation) { emit citationActivated(citation, citations()); };
    connect(turn, &TurnWidget::viewMade, this, [this, open](AnswerView *view) {
        m_cards->attach(view);
        connect(view, &AnswerView::citationActivated, this, open);
        m_focused->attach(view);
    });
    connect(turn, &TurnWidget::sentenceFocused, this, [this](const AnswerSentence &sentence) {
        if (!sentence.citations.empty())
            emit sentenceFocused(sentence.citations);
    });
    connect(turn, &TurnWidget::citationActivated, this, open);
    connect(turn, &TurnWidget::askAgain, this, [this, turn](const AskAgain &how) { emit askAgain(turn, how); });
    connect(turn, &TurnWidget::editWanted, this, [this, turn] { emit editWanted(turn); });
    connect(turn, &TurnWidget::evidenceWanted, this, [this, turn] {
        if (const Answer *answer = turn->answer())
            emit evidenceWanted(evidenceRows(*answer));
    });
    connect(turn, &TurnWidget::keepWanted, this, &ThreadView::keepWanted);
    connect(turn, &TurnWidget::papersWanted, this, &ThreadView::papersWanted);
    connect(turn, &TurnWidget::libraryWanted, this, &ThreadView::libraryWanted);
    connect(turn, &TurnWidget::panelOpened, this, [this](QWidget *panel) {
        // Its size is known once the layout has run.
        QTimer::singleShot(0, panel, [this, panel] {
            verticalScrollBar()->setValue(panel->mapTo(m_page, QPoint()).y() - space(12)); // the line that opened it stays
        });
    });
}

std::vector<Citation> ThreadView::citations() const
{
    std::vector<Citation> all;
    for (const TurnWidget *turn : m_turns)
        if (const Answer *answer = turn->answer())
            for (const AnswerSentence &sentence : answer->sentences)
                all.insert(all.end(), sentence.citations.begin(), sentence.citations.end());
    return all;
}

void ThreadView::showCitation(const Citation &citation)
{
    TurnWidget *shown = turnCiting(m_turns, citation);
    m_focused->takeFromOthers(shown ? shown->view() : nullptr);
    if (!shown)
        return;
    shown->showCitation(citation);
    if (AnswerView *view = shown->view()) // once the layout knows how high it is, should it have been folded
        QTimer::singleShot(0, view, [this, view] { m_focused->reveal(view, view->focusedSentence()); });
}

void ThreadView::foldOld()
{
    for (std::size_t i = 0; i + 1 < m_turns.size(); ++i)
        m_turns[i]->setFolded(true);
}

void ThreadView::focusAnswer()
{
    m_focused->focusLastAnswer();
}

void ThreadView::scrollToTurn(TurnWidget *turn)
{
    // Its size is known once the layout has run.
    QTimer::singleShot(0, turn, [this, turn] { verticalScrollBar()->setValue(turn->y() - space(4)); });
}

bool ThreadView::closeTopmost()
{
    if (m_cards->closeCard())
        return true;
    const QWidget *focus = QApplication::focusWidget();
    for (TurnWidget *turn : m_turns)
        if (turn->isAncestorOf(focus) && turn->closePanel())
            return true;
    return std::any_of(m_turns.rbegin(), m_turns.rend(), [](TurnWidget *turn) { return turn->closePanel(); });
}

void ThreadView::keyPressEvent(QKeyEvent *event)
{
    if (event->modifiers() & Qt::AltModifier)
        event->ignore();
    else
        QScrollArea::keyPressEvent(event);
}

} // namespace adduce
