#include "ui/ask/ask_page.h"

#include "core/library/space_store.h"
#include "core/workspace/kept_memory.h"
#include "ui/answer/thread_find.h"
#include "ui/ask/follow_up_row.h"
#include "ui/ask/memory_keeper.h"
#include "ui/ask/overview_pane.h"
#include "ui/ask/overview_reader.h"
#include "ui/ask/thread_bar.h"
#include "ui/ask/unkept_answers.h"
#include "ui/common/live_region.h"
#include "ui/common/widgets.h"
#include <QStackedWidget>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

std::vector<EarlierTurn> turnsBefore(const TurnWidget &turn, const std::vector<TurnWidget *> &turns)
{
    std::vector<EarlierTurn> before;
    for (TurnWidget *other : turns) {
        if (other == &turn)
            break;
        before.push_back(other->answer() ? earlierTurn(*other->answer(), before) : EarlierTurn {});
        before.back().question = other->asked().text();
    }
    return before;
}

/// What is written, at the foot: no wider than an answer.
QLayout *makeFoot(std::initializer_list<QWidget *> parts)
{
    auto *column = new QVBoxLayout;
    column->setSpacing(space(2));
    for (QWidget *part : parts) {
        part->setMaximumWidth(readingWidth() - gutter());
        column->addWidget(part);
    }
    auto *foot = new QHBoxLayout;
    foot->setContentsMargins(space(4) + gutter(), space(2), space(6), space(4));
    foot->addLayout(column, 1000);
    foot->addStretch(1);
    return foot;
}

} // namespace

AskPage::AskPage(const Services &services, QUndoStack &undo, AnswerRatings &ratings, QWidget *parent)
    : QWidget(parent)
    , m_stack(new QStackedWidget)
    , m_firstRun(new FirstRun(!services.sampleFolder.isEmpty() ? FirstRun::Trial::Sample
              : !services.handbook.isEmpty()                   ? FirstRun::Trial::Handbook
                                                               : FirstRun::Trial::None))
    , m_view(new ThreadView(services.library, &ratings))
    , m_find(new ThreadFind(*m_view))
    , m_open(new OpenThread(services.libraryThread, *m_view, undo, this))
    , m_asker(new Asker(services.library, services.ask, this))
    , m_bar(new ThreadBar(*m_open))
    , m_overview(new OverviewPane(!services.handbook.isEmpty()))
    , m_overviewReader(new OverviewReader(services, *m_overview, this))
    , m_followUps(new FollowUpRow)
    , m_box(new QuestionBox)
    , m_web(new WebToggle(services))
    , m_memory(new MemoryKeeper(services, undo, this))
    , m_workspace(services.workspace)
    , m_library(services.libraryThread)
    , m_live(new LiveRegion(this))
{
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    passFocus(*this, m_box->text());
    m_box->addOption(*m_web);
    auto *page = new QWidget;
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_bar);
    column->addWidget(line());
    column->addWidget(m_find);
    column->addWidget(m_overview, 1);
    column->addWidget(m_view, 1);
    column->addLayout(makeFoot({ m_followUps, m_box }));
    m_stack->addWidget(page);
    m_stack->addWidget(m_firstRun);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_stack);
    connectAsking();
    connectThread();
    connect(m_asker, &Asker::answered, this, [this, &library = services.library](const Answer &answer, SavedTurn saved) {
        const bool isReadOnly = library.readOnly() != ReadOnly::No;
        const bool isAsTyped = m_box->text().toPlainText().trimmed() == answer.question.trimmed();
        if (!saved.thread && (isReadOnly || (answer.isPassing() && isAsTyped)))
            m_box->text().clear();
        if (!saved.thread && isReadOnly)
            emit said(tr("The library can only be read: this answer is not kept."));
    });
    showState();
}

void AskPage::connectAsking()
{
    connect(m_box, &QuestionBox::asked, this, &AskPage::ask);
    connect(m_box, &QuestionBox::stopped, m_asker, &Asker::stop);
    connect(m_web, &WebToggle::failed, this, &AskPage::failed);
    connect(m_memory, &MemoryKeeper::said, this, &AskPage::said);
    connect(m_memory, &MemoryKeeper::failed, this, &AskPage::failed);
    m_asker->setAllowing([this](QuestionSettings &settings) {
        settings.web = m_web->web();
        settings.memory = memoryUse(m_workspace);
    });
    connect(
        m_asker, &Asker::answered, m_memory, [this](const Answer &answer) { m_memory->consider(answer, m_asker->settings()); });
    connect(m_followUps, &FollowUpRow::asked, this, [this](const QString &question) { put(nullptr, question); });
    connect(m_view, &ThreadView::askAgain, this, [this](TurnWidget *turn, const AskAgain &how) {
        const auto ask = [this, at = QPointer(turn), how] {
            if (const bool isOther = !how.question.isEmpty(); isOther || at)
                put(isOther ? nullptr : at, isOther ? how.question : at->asked().text(), how);
        };
        if (!how.usesLearnedSpace)
            return ask();
        const auto useLearned = [](Database &database) { SpaceStore(database).activate({}); };
        m_library.write(this, useLearned, ask);
    });
    connect(m_view, &ThreadView::editWanted, this, [this](TurnWidget *turn) {
        m_edited = turn;
        m_box->edit(turn->asked().text());
    });
    connect(m_asker, &Asker::answered, this, [this](const Answer &answer, SavedTurn saved) {
        m_view->scrollToTurn(m_asker->turn());
        if (saved.thread)
            m_open->setSaved(saved.thread, answer.question);
    });
    connect(m_asker, &Asker::nextFound, this, [this](const TurnWidget *turn, const QStringList &questions) {
        if (m_view->turns().empty() || m_view->turns().back() != turn)
            return; // of another version of an earlier answer
        m_next = questions;
        showState();
    });
    connect(m_asker, &Asker::runningChanged, m_box, &QuestionBox::setRunning);
    connect(m_overview, &OverviewPane::asked, this, [this](const QString &question) { put(nullptr, question); });
    connect(m_overviewReader, &OverviewReader::failed, this, &AskPage::failed);
    connect(m_overviewReader, &OverviewReader::announced, m_live, &LiveRegion::say);
    connect(m_asker, &Asker::runningChanged, this, &AskPage::showState);
}

void AskPage::connectThread()
{
    connect(m_view, &ThreadView::keepWanted, m_open, [this] { m_open->unkept().keep(); });
    connect(m_bar, &ThreadBar::newWanted, this, &AskPage::newThread);
    connect(m_bar, &ThreadBar::exportWanted, this, &AskPage::exportThread);
    connect(m_bar, &ThreadBar::deleteWanted, this, [this] {
        whenFree([this] { m_open->remove(); }); // an answer that is kept afterwards would bring it back
    });
    // Until then the question stays in the box: a window that is killed comes back with it.
    connect(m_open, &OpenThread::answerSaved, this, [this](const QString &question) {
        if (m_box->text().toPlainText().trimmed() == question) { // not what was typed meanwhile
            m_box->text().clear();
            m_box->endEditing();
        } else if (m_asker->turn() && m_asker->turn() == m_edited)
            m_box->leaveEditing(); // that edit is answered: these words are the next question
    });
    connect(m_open, &OpenThread::changed, this, [this](const QStringList &questions) {
        m_box->leaveEditing();
        m_edited = nullptr;
        m_asker->forgetNext();
        m_next.clear();
        for (const QString &question : questions)
            m_box->text().remember(question);
        showState();
        emit threadChanged();
    });
    connect(m_open, &OpenThread::marksRead, this, [this] {
        // An answer that is not saved stays with it in sight: to be saved, which brings the thread back, or given up.
        if (m_open->marks().isDeleted && !isRunning() && !m_open->unkept().any())
            newThread();
        else
            showState();
    });
    connect(m_open, &OpenThread::failed, this, &AskPage::failed);
    connect(m_find, &FindLine::closed, this, [this] { m_box->text().setFocus(); });
}

// ---- asking

void AskPage::ask(const QString &question)
{
    const bool isEdited = m_edited && m_box->isEditing(); // which ends with the answer: until then its words stay in the box
    put(isEdited ? m_edited.data() : nullptr, question);
}

void AskPage::put(TurnWidget *turn, const QString &question, const AskAgain &how)
{
    if (isRunning())
        return;
    m_open->stay();
    const auto ask = [this, isAgain = turn != nullptr, at = QPointer(turn), question, how] {
        if (!isRunning() && (at || !isAgain))
            begin(at, question, how);
    };
    m_open->unkept().keep(ask); // in the order of the thread
}

void AskPage::begin(TurnWidget *turn, const QString &question, const AskAgain &how)
{
    if (!turn) {
        turn = m_view->addTurn(question);
        m_view->foldOld();
    }
    connect(&turn->asked(), &AskedQuestion::announced, m_live, &LiveRegion::say, Qt::UniqueConnection);
    m_view->scrollToTurn(turn);
    m_next.clear();
    m_overviewReader->stop();
    m_asker->ask(*turn, question, { m_open->id(), turnsBefore(*turn, m_view->turns()) }, how);
}

// ---- the thread in hand

void AskPage::whenFree(const std::function<void()> &then)
{
    if (!isRunning())
        m_open->unkept().keep(then);
    else
        emit said(tr("“%1” is still being answered: stop it or wait, then change the thread.")
                .arg(inShort(m_asker->turn()->asked().text())));
}

void AskPage::newThread()
{
    whenFree([this] {
        m_open->close();
        m_box->text().setFocus();
    });
}

void AskPage::openThread(ThreadId id)
{
    if (!isRunning() || id != m_open->id())
        whenFree([this, id] { m_open->open(id); });
}

void AskPage::exportThread()
{
    if (m_open->id() && !isRunning())
        emit exportWanted({ m_open->id() });
}

// ---- what is seen

void AskPage::setPapers(int papers, int searchable, bool isReading)
{
    // A thread that is open stays in sight: its quotes are kept whatever happens to the library.
    m_stack->setCurrentIndex(papers == 0 && m_view->turns().empty() ? 1 : 0);
    m_overviewReader->setPapers(searchable, isReading);
}

void AskPage::showState()
{
    const bool isBegun = !m_view->turns().empty();
    m_bar->refresh(isRunning());
    m_box->setFollowUp(isBegun);
    m_overview->setVisible(!isBegun);
    m_view->setVisible(isBegun);
    if (isBegun)
        m_find->refresh();
    else
        m_find->hide();
    const Answer *last = isBegun && !isRunning() ? m_view->turns().back()->answer() : nullptr;
    if (last && !m_next.isEmpty())
        m_followUps->setQuestions(m_next);
    else
        m_followUps->setTopics(last ? last->followUps : QStringList());
}

bool AskPage::find()
{
    if (m_view->turns().empty())
        return false;
    m_find->open();
    return true;
}

bool AskPage::closeTopmost()
{
    if (m_view->closeTopmost())
        return true;
    if (m_find->isVisible()) {
        m_find->hide();
        return true;
    }
    if (!isRunning())
        return false;
    m_asker->stop();
    return true;
}

} // namespace adduce
