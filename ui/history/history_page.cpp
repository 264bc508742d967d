#include "ui/history/history_page.h"

#include "core/library/database.h"
#include "core/threads/thread_store.h"
#include "ui/answer/thread_marking.h"
#include "ui/common/marked_text.h"
#include "ui/common/widgets.h"
#include "ui/history/thread_import.h"
#include <QAction>
#include <QListView>
#include <QLocale>
#include <QMenu>
#include <QSplitter>
#include <QUndoStack>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

HistoryPage::HistoryPage(const Services &services, QUndoStack &undo, QWidget *parent)
    : QWidget(parent)
    , m_services(services)
    , m_undo(undo)
    , m_list(new HistoryList(services))
    , m_marking(new ThreadMarking(services.library, undo, this))
    , m_import(new ThreadImport(services.library, this))
    , m_view(new ThreadView(services.library))
    , m_title(new MarkedLabel(Type::Question))
    , m_facts(new PlainLabel({}, Type::Caption))
    , m_empty(new PlainLabel({}, Type::Reading))
    , m_head(new QWidget)
    , m_tagMenu(new QMenu(this))
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
    connect(m_list, &HistoryList::chosen, this, &HistoryPage::showChosen);
    connect(m_list, &HistoryList::activated, this, &HistoryPage::openChosen);
    connect(m_list, &HistoryList::undoWanted, &m_undo, &QUndoStack::undo);
    connect(m_list, &HistoryList::importWanted, this, &HistoryPage::chooseImport);
    connect(m_list, &HistoryList::menuWanted, this, &HistoryPage::showMenu);
    connect(m_list, &HistoryList::failed, this, &HistoryPage::failed);
    connect(&undo, &QUndoStack::indexChanged, this, [this] { m_list->offerUndo({}); });
    connect(m_marking, &ThreadMarking::failed, this, &HistoryPage::failed);
    connect(m_marking, &ThreadMarking::changed, this, [this] {
        reload();
        emit changed();
    });
    connect(m_import, &ThreadImport::failed, this, &HistoryPage::failed);
    connect(m_import, &ThreadImport::said, this, &HistoryPage::said);
    connect(m_import, &ThreadImport::imported, this, [this](const std::vector<ThreadId> &threads) {
        reload();
        if (!threads.empty())
            m_list->select(threads.front());
        emit changed();
    });
    const auto addKey = [this](const QString &text, const QKeySequence &keys, auto does) {
        auto *action = new QAction(text, &m_list->view());
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetShortcut);
        m_list->view().addAction(action);
        connect(action, &QAction::triggered, this, does);
    };
    addKey(tr("Delete"), QKeySequence::Delete, &HistoryPage::removeChosen);
    addKey(tr("Rename..."), Qt::Key_F2, &HistoryPage::rename);
    m_view->setReadOnly();
    connect(m_view, &ThreadView::citationActivated, this, &HistoryPage::citationActivated);
    connect(m_view, &ThreadView::sentenceFocused, this, &HistoryPage::sentenceFocused);
    connect(m_tagMenu, &QMenu::aboutToShow, this, &HistoryPage::fillTags);
}

QLayout *HistoryPage::makeTools()
{
    m_open = primaryButton(tr("Open in Ask"), u"ask-about"_s);
    m_restore = primaryButton(tr("Take back"), u"edit-reset"_s);
    auto *renaming = button(tr("Rename..."), u"document-edit"_s);
    auto *tags = button(tr("Tags"), u"tag"_s);
    auto *exporting = button(tr("Export..."), u"document-export"_s);
    auto *checking = button(tr("Check quotes"), u"quote-exact"_s);
    auto *duplicating = button(tr("Duplicate"), u"edit-copy"_s);
    auto *removing = button(tr("Delete"), u"edit-delete"_s);
    tags->setMenu(m_tagMenu);
    m_tools = { m_open, renaming, tags, exporting, checking, duplicating, removing };
    m_stepText = new PlainLabel({}, Type::Caption);
    m_stepText->setSecondary(true);
    auto *previous = iconButton(u"go-up"_s, tr("Previous match"));
    auto *next = iconButton(u"go-down"_s, tr("Next match"));
    m_steps = new QWidget;
    auto *steps = new QHBoxLayout(m_steps);
    steps->setContentsMargins(0, 0, 0, 0);
    steps->addWidget(m_stepText);
    steps->addWidget(previous);
    steps->addWidget(next);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(space(6), space(2), space(4), space(2));
    row->setSpacing(space(2));
    row->addWidget(m_restore);
    for (QPushButton *made : m_tools)
        row->addWidget(made);
    for (QPushButton *made : QList { m_restore } + m_tools) {
        made->setAccessibleName(made->text());
        setTip(*made, made->text());
    }
    m_more = iconButton(u"view-more"_s, tr("What can be done with this thread"));
    row->addWidget(m_more);
    row->addStretch(1);
    row->addWidget(m_steps);
    connect(m_more, &QToolButton::clicked, this, [this] { showMenu(m_more->mapToGlobal(m_more->rect().bottomLeft())); });
    connect(m_open, &QPushButton::clicked, this, &HistoryPage::openChosen);
    connect(m_restore, &QPushButton::clicked, this, &HistoryPage::restoreChosen);
    connect(renaming, &QPushButton::clicked, this, &HistoryPage::rename);
    connect(exporting, &QPushButton::clicked, this, &HistoryPage::exportChosen);
    connect(checking, &QPushButton::clicked, this, &HistoryPage::checkChosen);
    connect(duplicating, &QPushButton::clicked, this, &HistoryPage::duplicateChosen);
    connect(removing, &QPushButton::clicked, this, &HistoryPage::removeChosen);
    connect(previous, &QToolButton::clicked, this, [this] { showMatch(m_match - 1); });
    connect(next, &QToolButton::clicked, this, [this] { showMatch(m_match + 1); });
    return row;
}

QWidget *HistoryPage::makeThread()
{
    m_empty->setSecondary(true);
    m_empty->setWordWrap(true);
    m_empty->setMargin(space(6));
    m_empty->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_facts->setSecondary(true);
    m_facts->setWrapping();
    auto *head = new QVBoxLayout(m_head);
    head->setContentsMargins(space(4) + gutter(), space(4), space(6), 0);
    head->setSpacing(space(1));
    head->addWidget(m_title);
    head->addWidget(m_facts);
    auto *page = new QWidget;
    page->setBackgroundRole(QPalette::Base);
    page->setAutoFillBackground(true);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(makeTools());
    column->addWidget(line());
    column->addWidget(m_empty, 1);
    column->addWidget(m_head);
    column->addWidget(m_view, 1);
    return page;
}

void HistoryPage::showTools()
{
    const bool few = width() < space(190);
    for (qsizetype i = 0; i < m_tools.size(); ++i)
        m_tools[i]->setVisible(!m_list->isBin() && (!few || i == 0));
}

void HistoryPage::showChosen()
{
    const bool any = m_list->model().rowCount() > 0 && m_list->current();
    for (QPushButton *tool : m_tools)
        tool->setEnabled(any);
    m_more->setEnabled(any);
    showTools();
    m_restore->setVisible(m_list->isBin());
    m_restore->setEnabled(any);
    m_view->setVisible(any);
    m_head->setVisible(any);
    m_empty->setVisible(!any);
    m_empty->setText(m_list->emptyWords());
    if (!any) {
        m_steps->hide();
        m_view->clear();
        m_shown = {};
        return;
    }
    try {
        Database database = m_services.library.open();
        auto thread = ThreadStore(database).find(m_list->current());
        if (!thread)
            return;
        const QString &title = thread->row.marks.title;
        const QStringList &words = m_list->model().soughtWords();
        m_title->setText(title, words);
        m_title->setVisible(
            thread->turns.empty() || title != thread->turns.front().answer.question.simplified()); // said once is enough
        showFacts(*thread);
        Shown next { std::move(*thread), words, {} };
        next.notes = citationNotes(database, everyCitationOf(next.thread));
        if (next == m_shown)
            return;
        m_shown = std::move(next);
    } catch (const Error &error) {
        emit failed(error);
        return;
    }
    m_view->setCitationNotes(m_shown.notes);
    m_view->setThread(m_shown.thread, m_shown.words);
    m_match = 0;
    m_steps->setVisible(m_view->matchCount() > 0);
    if (m_view->matchCount() > 0)
        showMatch(0);
}

void HistoryPage::showMatch(int match)
{
    const int count = m_view->matchCount();
    if (count == 0)
        return;
    m_match = (match + count) % count;
    m_view->showMatch(m_match);
    m_stepText->setText(tr("Match %1 of %2").arg(m_match + 1).arg(count));
}

/// When it was asked, of what, who wrote, and whether its quotes still stand.
void HistoryPage::showFacts(const Thread &thread)
{
    const ThreadRow &row = thread.row;
    QStringList parts { QLocale().toString(row.createdAt.toLocalTime(), QLocale::ShortFormat) };
    constexpr qsizetype kNamed = 4; // of each kind
    for (const QString &scope : row.scopes.mid(0, kNamed))
        parts << (scope.isEmpty() ? tr("All documents") : inShort(scope));
    if (row.models.isEmpty())
        parts << tr("No model");
    for (const QString &model : row.models.mid(0, kNamed))
        parts << inShort(model);
    if (row.scopes.size() > kNamed || row.models.size() > kNamed)
        parts << u"…"_s;
    const std::vector<Citation> citations = everyCitationOf(thread);
    if (!citations.empty()) {
        QDateTime last;
        int checked = 0, found = 0;
        Database database = m_services.library.open();
        for (const Citation &citation : citations)
            if (const auto check = lastCheck(database, citation)) {
                ++checked;
                found += check->outcome == QuoteOutcome::Found ? 1 : 0;
                last = last.isValid() ? std::min(last, check->checkedAt) : check->checkedAt;
            }
        const auto all = static_cast<int>(citations.size());
        const QString when = QLocale().toString(last.toLocalTime(), QLocale::ShortFormat);
        if (checked == all && found == all)
            parts << tr("all %n quote(s) checked again %1", nullptr, all).arg(when);
        else if (checked == all)
            parts << tr("%1 of %n quote(s) found word for word, %2", nullptr, all).arg(QString::number(found), when);
    }
    if (!row.marks.tags.isEmpty())
        parts << tr("Tags: %1").arg(inShort(row.marks.tags.join(u", "_s), 200));
    m_facts->setText(parts.join(u"  ·  "_s));
}

void HistoryPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    for (QPushButton *made : m_tools)
        showWords(*made, width() >= space(330));
    showTools();
}

bool HistoryPage::closeTopmost()
{
    if (m_view->closeTopmost())
        return true;
    if (!m_list->isBin())
        return false;
    m_list->showBin(false);
    return true;
}

} // namespace adduce
