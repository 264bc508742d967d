#include "ui/history/history_page.h"

#include "ui/common/widgets.h"
#include "ui/history/history_foot.h"
#include "ui/history/history_toolbar.h"
#include "ui/history/match_steps.h"
#include "ui/history/replay_dialog.h"
#include "ui/history/thread_commands.h"
#include "ui/history/thread_import.h"
#include <QAction>
#include <QListView>
#include <QSplitter>
#include <QUndoStack>
#include <QVBoxLayout>

namespace adduce {

HistoryPage::HistoryPage(const Services &services, QUndoStack &undo, AnswerRatings &ratings, QWidget *parent)
    : QWidget(parent)
    , m_list(new HistoryList(services))
    , m_pane(new ThreadPane(services.libraryThread, ratings))
    , m_commands(new ThreadCommands(services.libraryThread, undo, *m_list, this))
    , m_imports(new ThreadImport(services.library, this))
    , m_toolbar(new HistoryToolbar(*m_commands))
{
    passFocus(*this, m_list->view());
    auto *split = new QSplitter;
    split->setChildrenCollapsible(false);
    split->addWidget(m_list);
    split->addWidget(makeThread());
    split->setStretchFactor(0, 0);
    split->setStretchFactor(1, 1);
    split->setSizes({ space(105), space(200) });
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(split);
    connectList(undo);
    connectCommands();
    connectImports();
    connect(m_pane, &ThreadPane::failed, this, &HistoryPage::failed);
    const auto replay = [this, &services](ThreadId thread) {
        const Profile profile = services.configuration.current().profile;
        (new ReplayDialog(services.workspace, QString::number(thread.value), profile, this))->open();
    };
    connect(m_pane, &ThreadPane::replayWanted, this, replay);
    connect(m_commands, &ThreadCommands::replayWanted, this, replay);
    connect(m_pane, &ThreadPane::changesSeen, this, &HistoryPage::reload);
    connect(&threadView(), &ThreadView::citationActivated, this, &HistoryPage::citationActivated);
    connect(&threadView(), &ThreadView::sentenceFocused, this, &HistoryPage::sentenceFocused);
}

QWidget *HistoryPage::makeThread()
{
    auto *tools = new QHBoxLayout;
    tools->setContentsMargins(space(6), space(2), space(4), space(2));
    tools->setSpacing(space(2));
    tools->addWidget(m_toolbar);
    tools->addStretch(1);
    tools->addWidget(&m_pane->steps());
    auto *thread = new QWidget;
    thread->setBackgroundRole(QPalette::Base);
    thread->setAutoFillBackground(true);
    auto *column = new QVBoxLayout(thread);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(tools);
    column->addWidget(line());
    column->addWidget(m_pane, 1);
    return thread;
}

void HistoryPage::connectList(QUndoStack &undo)
{
    connect(m_list, &HistoryList::chosen, this, &HistoryPage::showChosen);
    connect(m_list, &HistoryList::activated, m_commands, &ThreadCommands::open);
    connect(m_list, &HistoryList::menuWanted, m_commands, &ThreadCommands::showMenu);
    connect(m_list, &HistoryList::failed, this, &HistoryPage::failed);
    connect(&m_list->foot(), &HistoryFoot::undoWanted, &undo, &QUndoStack::undo);
    connect(&m_list->foot(), &HistoryFoot::importWanted, this, [this] { m_imports->choose(this); });
    connect(&undo, &QUndoStack::indexChanged, this, [this] { m_list->foot().offerUndo({}); });
    const auto addKey = [this](const QString &text, const QKeySequence &keys, void (ThreadCommands::*does)()) {
        auto *action = new QAction(text, &m_list->view());
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetShortcut);
        m_list->view().addAction(action);
        connect(action, &QAction::triggered, m_commands, does);
    };
    addKey(tr("Delete"), QKeySequence::Delete, &ThreadCommands::remove);
    addKey(tr("Rename..."), Qt::Key_F2, &ThreadCommands::rename);
}

void HistoryPage::connectCommands()
{
    connect(m_commands, &ThreadCommands::openInAsk, this, &HistoryPage::openInAsk);
    connect(m_commands, &ThreadCommands::exportWanted, this, &HistoryPage::exportWanted);
    connect(m_commands, &ThreadCommands::changed, this, &HistoryPage::changed);
    connect(m_commands, &ThreadCommands::checking, m_pane, &ThreadPane::say);
    connect(m_commands, &ThreadCommands::checked, this, &HistoryPage::checked);
    connect(m_commands, &ThreadCommands::failed, this, &HistoryPage::failed);
}

void HistoryPage::connectImports()
{
    connect(m_imports, &ThreadImport::failed, this, &HistoryPage::failed);
    connect(m_imports, &ThreadImport::said, this, &HistoryPage::said);
    connect(m_imports, &ThreadImport::imported, this, [this](const std::vector<ThreadId> &threads) {
        reload();
        if (!threads.empty())
            m_list->select(threads.front());
        emit changed();
    });
}

void HistoryPage::showChosen()
{
    const bool any = m_list->model().rowCount() > 0 && m_list->current();
    m_toolbar->setThread(any, m_list->isBin());
    if (any)
        m_pane->read(m_list->current(), m_list->model().soughtWords());
    else
        m_pane->clear(m_list->emptyWords());
}

void HistoryPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_toolbar->fit(width());
}

bool HistoryPage::closeTopmost()
{
    if (threadView().closeTopmost())
        return true;
    if (!m_list->isBin())
        return false;
    m_list->showBin(false);
    return true;
}

} // namespace adduce
