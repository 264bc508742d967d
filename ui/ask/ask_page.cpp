#include "ui/ask/ask_page.h"

#include "core/library/database.h"
#include "core/threads/thread_store.h"
#include "ui/ask/follow_up_row.h"
#include "ui/answer/thread_marking.h"
#include "ui/common/live_region.h"
#include "ui/common/theme.h"
#include "ui/common/widgets.h"
#include <QMenu>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

AskPage::AskPage(const Services &services, QUndoStack &undo, QWidget *parent)
    : QWidget(parent)
    , m_services(services)
    , m_stack(new QStackedWidget)
    , m_firstRun(new FirstRun(!services.sampleFolder.isEmpty() ? FirstRun::Trial::Sample
              : !services.handbook.isEmpty()                   ? FirstRun::Trial::Handbook
                                                               : FirstRun::Trial::None))
    , m_view(new ThreadView(services.library))
    , m_followUps(new FollowUpRow)
    , m_box(new QuestionBox)
    , m_title(new ElidedLabel(Type::Strong))
    , m_count(new PlainLabel({}, Type::Caption))
    , m_invitation(new QWidget)
    , m_new(flatButton(u"list-add"_s, tr("New thread")))
    , m_pin(iconButton(u"window-pin"_s, tr("Pin this thread")))
    , m_export(iconButton(u"document-export"_s, tr("Export this thread...")))
    , m_more(iconButton(u"view-more"_s, tr("What can be done with this thread")))
    , m_live(new LiveRegion(this))
    , m_menu(new QMenu(this))
    , m_marking(new ThreadMarking(services.library, undo, this))
{
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    passFocus(*this, m_box->text());
    m_stack->addWidget(makeThreadPage());
    m_stack->addWidget(m_firstRun);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_stack);
    connect(m_box, &QuestionBox::asked, this, &AskPage::ask);
    connect(m_followUps, &FollowUpRow::asked, this, &AskPage::askNew);
    connect(m_box, &QuestionBox::stopped, this, &AskPage::stop);
    connect(m_view, &ThreadView::askAgain, this, [this](TurnWidget *turn, const std::optional<RetrievalParameters> &retrieval) {
        askAgain(turn, turn->question(), retrieval);
    });
    connect(m_view, &ThreadView::editWanted, this, &AskPage::edit);
    connect(m_view, &ThreadView::keepWanted, this, &AskPage::keepAnswers);
    connect(m_new, &QToolButton::clicked, this, &AskPage::newThread);
    connect(m_export, &QToolButton::clicked, this, &AskPage::exportThread);
    m_pin->setCheckable(true);
    connect(m_pin, &QToolButton::clicked, this, [this](bool pin) {
        m_marking->change(pin ? tr("Pin thread") : tr("Unpin thread"), { m_thread }, [pin](ThreadMarks &m) { m.pinned = pin; });
    });
    m_more->setMenu(m_menu);
    m_more->setPopupMode(QToolButton::InstantPopup);
    connect(m_menu, &QMenu::aboutToShow, this, &AskPage::fillMenu);
    connect(m_marking, &ThreadMarking::failed, this, &AskPage::failed);
    connect(m_marking, &ThreadMarking::changed, this, [this] {
        reloadMarks();
        emit threadMarked();
    });
    updateHead();
}

void AskPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    showWords(*m_new, width() >= space(140)); // the thread's title needs the room
}

QWidget *AskPage::makeHead()
{
    auto *head = new QWidget;
    head->setMinimumHeight(controlHeight() + 2 * space(1));
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(space(4) + gutter(), space(1), space(4), space(1));
    row->setSpacing(space(2));
    m_count->setSecondary(true);
    row->addWidget(m_title, 0);
    row->addWidget(m_count);
    row->addStretch(1);
    setTip(*m_new, m_new->text());
    row->addWidget(m_new);
    row->addWidget(m_pin);
    row->addWidget(m_export);
    row->addWidget(m_more);
    return head;
}

QWidget *AskPage::makeThreadPage()
{
    auto *hint = new QVBoxLayout(m_invitation);
    hint->setContentsMargins(space(4) + gutter(), space(6), space(6), 0);
    hint->setSpacing(space(2));
    hint->addWidget(new PlainLabel(tr("Ask your papers a question"), Type::Question));
    auto *words = new PlainLabel(
        tr("Every sentence of an answer is a sentence of a paper, with its page. A click on the page's name opens it "
           "with the sentence marked. What the papers do not say is not answered."),
        Type::Reading);
    words->setSecondary(true);
    words->setWordWrap(true);
    words->setMaximumWidth(readingWidth());
    hint->addWidget(words);
    hint->addStretch(1);

    auto *page = new QWidget;
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeHead());
    column->addWidget(line());
    column->addWidget(m_invitation, 1);
    column->addWidget(m_view, 1);
    auto *box = new QVBoxLayout;
    box->setSpacing(space(2));
    for (QWidget *part : { static_cast<QWidget *>(m_followUps), static_cast<QWidget *>(m_box) }) {
        part->setMaximumWidth(readingWidth() - gutter());
        box->addWidget(part);
    }
    auto *foot = new QHBoxLayout;
    foot->setContentsMargins(space(4) + gutter(), space(2), space(6), space(4));
    foot->addLayout(box, 1000);
    foot->addStretch(1);
    column->addLayout(foot);
    return page;
}

/// What is in the collections at this moment. A library that cannot be read is told by the question itself.
DocumentScope AskPage::scopeNow() const
{
    try {
        Database database = m_services.library.open();
        return CollectionStore(database).resolve(m_scope);
    } catch (const Error &) {
        return {};
    }
}

void AskPage::ask(const QString &question)
{
    if (m_edited && m_box->isEditing()) // which ends once there is an answer: until then its words are kept in the box
        return askAgain(m_edited, question);
    askNew(question);
}

void AskPage::askNew(const QString &question)
{
    if (m_run || !keepAnswers()) // in the order of the thread
        return;
    TurnWidget *turn = m_view->addTurn(question);
    m_view->foldOld();
    start(turn, question);
}

void AskPage::askAgain(TurnWidget *turn, const QString &question, const std::optional<RetrievalParameters> &retrieval)
{
    if (m_run || !keepAnswers())
        return;
    turn->askAnew(question);
    start(turn, question, retrieval);
}

void AskPage::edit(TurnWidget *turn)
{
    m_edited = turn;
    m_box->edit(turn->question());
}

void AskPage::start(TurnWidget *turn, const QString &question, const std::optional<RetrievalParameters> &retrieval)
{
    m_turn = turn;
    connect(m_turn, &TurnWidget::announced, m_live, &LiveRegion::say, Qt::UniqueConnection);
    m_view->scrollToTurn(m_turn);
    Question asked { question, scopeNow(), m_scopeName };
    if (m_models)
        m_models(asked);
    if (retrieval)
        asked.retrieval = retrieval;
    m_turn->setWriter(asked.model ? asked.model->name : QString());
    m_run = new AskRun(m_services.ask, std::move(asked), keepIn(m_services.library, { m_thread, turn->firstVersion() }), this);
    connect(m_run, &AskRun::happened, this, &AskPage::take);
    connect(m_run, &AskRun::answered, this, &AskPage::answered);
    connect(m_run, &AskRun::notKept, this, [this](const Error &error) { m_turn->setUnkept(error); });
    connect(m_run, &AskRun::failed, this, [this](const Error &error) { m_turn->setError(error); });
    connect(m_run, &AskRun::finished, this, [this] {
        m_run->deleteLater();
        m_run = nullptr;
        m_turn = nullptr;
        m_box->setRunning(false);
        updateHead();
        emit runningChanged(false);
    });
    m_box->setRunning(true);
    updateHead();
    emit runningChanged(true);
}

void AskPage::take(const AskEvent &event)
{
    if (const auto *stage = std::get_if<StageStarted>(&event))
        m_turn->showStage(stage->stage);
    else if (const auto *found = std::get_if<SentenceReady>(&event))
        m_turn->addSentence(found->sentence);
}

void AskPage::answered(const Answer &answer, SavedTurn saved)
{
    m_turn->setAnswer(answer, saved.turn);
    m_view->scrollToTurn(m_turn);
    if (saved.thread)
        kept(saved, answer.question);
}

void AskPage::stop()
{
    if (m_run)
        m_run->stop();
}

void AskPage::addEvidence()
{
    if (!m_view->turns().empty() && m_view->turns().back()->view())
        emit m_view->turns().back()->evidenceWanted();
}

void AskPage::setLibraryEmpty(bool empty)
{
    // A thread that is open stays in sight: its quotes are kept whatever happens to the library.
    m_stack->setCurrentIndex(empty && m_view->turns().empty() ? 1 : 0);
}

void AskPage::updateHead()
{
    const auto turns = static_cast<int>(m_view->turns().size());
    m_title->setText(turns == 0       ? tr("New thread")
            : m_marks.title.isEmpty() ? m_view->turns().front()->question()
                                      : m_marks.title);
    m_count->setText(turns == 0 ? QString() : tr("%n question(s)", nullptr, turns));
    m_box->setFollowUp(turns > 0);
    m_invitation->setVisible(turns == 0);
    m_view->setVisible(turns > 0);
    m_new->setEnabled(turns > 0 && !m_run);
    for (QToolButton *tool : { m_pin, m_export, m_more })
        tool->setEnabled(m_thread && !m_run);
    const Answer *last = turns > 0 && !m_run ? m_view->turns().back()->answer() : nullptr;
    m_followUps->setTopics(last ? last->followUps : QStringList());
    m_pin->setChecked(m_marks.pinned);
    setTip(*m_pin, m_marks.pinned ? tr("Unpin this thread") : tr("Pin this thread"));
}

bool AskPage::closeTopmost()
{
    if (m_view->closeTopmost())
        return true;
    if (!m_run)
        return false;
    stop();
    return true;
}

} // namespace adduce
