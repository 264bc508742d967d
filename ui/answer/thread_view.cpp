#include "ui/answer/thread_view.h"

#include "core/threads/thread_search.h"
#include "ui/common/widgets.h"
#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QKeyEvent>
#include <QScrollBar>
#include <QTextBlock>
#include <QTimer>
#include <QVBoxLayout>

namespace adduce {

ThreadView::ThreadView(const Library &library, QWidget *parent)
    : QScrollArea(parent)
    , m_library(library)
    , m_cards(new CardKeeper(this))
    , m_page(new QWidget)
    , m_column(new QVBoxLayout(m_page))
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
    connect(
        m_cards, &CardKeeper::evidenceWanted, this, [this](const Citation &citation) { emit evidenceWanted(rowsOf(citation)); });
}

std::vector<EvidenceRow> ThreadView::rowsOf(const Citation &citation) const
{
    for (const TurnWidget *turn : m_turns)
        if (const Answer *answer = turn->answer())
            for (EvidenceRow &row : evidenceRows(*answer))
                if (row.citation == citation)
                    return { std::move(row) };
    return { { {}, {}, citation, {}, {}, {}, {} } }; // of a passage that came near: the claim is still to be written
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
        TurnWidget *turn = addTurn(questions[i].front().answer.question);
        turn->setMarks({ marked, m_notes });
        if (m_readOnly)
            turn->setReadOnly();
        if (foldOld && i + 1 < questions.size())
            turn->setFolded(true);
        turn->setVersions(std::move(questions[i]));
        findMatches(turn, marked);
    }
}

void ThreadView::findMatches(TurnWidget *turn, const QStringList &words)
{
    const auto add = [&](const QString &text, int sentence) {
        for (std::size_t i = 0; i < matchesIn(text, words).size(); ++i)
            m_matches.push_back({ turn, sentence });
    };
    add(turn->question(), -1);
    const Answer *answer = turn->answer();
    for (std::size_t i = 0; answer && i < answer->sentences.size(); ++i)
        add(answer->sentences[i].text, static_cast<int>(i));
}

void ThreadView::showMatch(int match)
{
    const auto &[turn, sentence] = m_matches.at(static_cast<std::size_t>(match));
    for (TurnWidget *other : m_turns)
        if (other->view())
            other->view()->focusSentence(-1);
    if (sentence >= 0 && turn->view()) // once the layout knows how high it is
        QTimer::singleShot(0, turn, [this, view = turn->view(), at = sentence] {
            view->focusSentence(at);
            reveal(view, at);
        });
    else
        scrollToTurn(turn);
}

TurnWidget *ThreadView::addTurn(const QString &question)
{
    auto *turn = new TurnWidget(m_library, question);
    turn->setRuled(!m_turns.empty());
    attach(turn);
    m_turns.push_back(turn);
    m_column->insertWidget(m_column->count() - 1, turn);
    return turn;
}

void ThreadView::attach(TurnWidget *turn)
{
    connect(turn, &TurnWidget::viewMade, this, qOverload<AnswerView *>(&ThreadView::attach));
    connect(turn, &TurnWidget::sentenceFocused, this, [this](const AnswerSentence &sentence) {
        if (!sentence.citations.empty())
            emit sentenceFocused(sentence.citations);
    });
    connect(turn, &TurnWidget::citationActivated, this,
        [this](const Citation &citation) { emit citationActivated(citation, citations()); });
    connect(turn, &TurnWidget::askAgain, this,
        [this, turn](const std::optional<RetrievalParameters> &retrieval) { emit askAgain(turn, retrieval); });
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

void ThreadView::attach(AnswerView *view)
{
    m_cards->attach(view);
    connect(view, &AnswerView::citationActivated, this,
        [this](const Citation &citation) { emit citationActivated(citation, citations()); });
    connect(view, &AnswerView::walkedOut, this, [this, view](int direction) { walkOn(view, direction); });
    connect(view, &AnswerView::sentenceFocused, this, [this, view](int sentence) {
        // One focused sentence in the thread; and it is in sight.
        for (TurnWidget *turn : m_turns)
            if (turn->view() && turn->view() != view)
                turn->view()->focusSentence(-1);
        reveal(view, sentence);
    });
}

void ThreadView::reveal(AnswerView *view, int sentence)
{
    const QTextBlock block = view->document()->findBlockByNumber(sentence);
    const QRectF box = view->document()->documentLayout()->blockBoundingRect(block);
    const QPoint top = view->mapTo(m_page, box.topLeft().toPoint());
    ensureVisible(0, top.y() + static_cast<int>(box.height()), 0, space(4));
    ensureVisible(0, top.y(), 0, space(4));
}

void ThreadView::walkOn(AnswerView *from, int direction)
{
    std::vector<AnswerView *> views;
    for (TurnWidget *turn : m_turns)
        if (turn->view())
            views.push_back(turn->view());
    const auto at = std::find(views.begin(), views.end(), from);
    if (at == views.end())
        return;
    const auto target = (at - views.begin()) + direction;
    if (target < 0 || target >= static_cast<std::ptrdiff_t>(views.size())) {
        verticalScrollBar()->setValue(direction < 0 ? 0 : verticalScrollBar()->maximum());
        return;
    }
    AnswerView *view = views[static_cast<std::size_t>(target)];
    view->setFocus(Qt::OtherFocusReason);
    view->focusSentence(direction > 0 ? 0 : static_cast<int>(view->sentences().size()) - 1);
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

/// The last answer that rests on this quote: one that is read before one that is folded. Null for none.
TurnWidget *ThreadView::turnCiting(const Citation &citation) const
{
    TurnWidget *found = nullptr;
    for (TurnWidget *turn : m_turns)
        if (turn->sentenceCiting(citation) >= 0 && (!found || found->isFolded() || !turn->isFolded()))
            found = turn;
    return found;
}

void ThreadView::showCitation(const Citation &citation)
{
    TurnWidget *shown = turnCiting(citation);
    for (TurnWidget *turn : m_turns)
        if (turn != shown && turn->view())
            turn->view()->focusSentence(-1);
    if (!shown)
        return;
    shown->showCitation(citation);
    if (AnswerView *view = shown->view()) // once the layout knows how high it is, should it have been folded
        QTimer::singleShot(0, view, [this, view] { reveal(view, view->focusedSentence()); });
}

void ThreadView::foldOld()
{
    for (std::size_t i = 0; i + 1 < m_turns.size(); ++i)
        m_turns[i]->setFolded(true);
}

void ThreadView::focusAnswer()
{
    for (auto it = m_turns.rbegin(); it != m_turns.rend(); ++it)
        if (AnswerView *view = (*it)->view()) {
            view->setFocus(Qt::OtherFocusReason);
            if (view->focusedSentence() < 0)
                view->focusSentence(0);
            return;
        }
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

void ThreadView::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    m_cards->hide();
}

void ThreadView::scrollContentsBy(int dx, int dy)
{
    QScrollArea::scrollContentsBy(dx, dy);
    m_cards->hide();
}

void ThreadView::keyPressEvent(QKeyEvent *event)
{
    if (event->modifiers() & Qt::AltModifier)
        event->ignore();
    else
        QScrollArea::keyPressEvent(event);
}

} // namespace adduce
