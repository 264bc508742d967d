#include "ui/history/history_toolbar.h"

#include "ui/common/widgets.h"
#include "ui/history/thread_commands.h"
#include <QHBoxLayout>
#include <QMenu>

namespace adduce {

using namespace Qt::StringLiterals;

HistoryToolbar::HistoryToolbar(ThreadCommands &commands, QWidget *parent)
    : QWidget(parent)
    , m_restore(primaryButton(tr("Take back"), u"edit-reset"_s))
    , m_more(iconButton(u"view-more"_s, tr("What can be done with this thread")))
{
    QPushButton *open = primaryButton(tr("Open in Ask"), u"ask-about"_s);
    QPushButton *renaming = button(tr("Rename..."), u"document-edit"_s);
    QPushButton *tags = button(tr("Tags"), u"tag"_s);
    QPushButton *exporting = button(tr("Export..."), u"document-export"_s);
    QPushButton *checking = button(tr("Check quotes"), u"quote-exact"_s);
    QPushButton *duplicating = button(tr("Duplicate"), u"edit-copy"_s);
    QPushButton *removing = button(tr("Delete"), u"edit-delete"_s);
    tags->setMenu(&commands.tags());
    m_kept = { open, renaming, tags, exporting, checking, duplicating, removing };
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space(2));
    for (QPushButton *made : QList { m_restore } + m_kept) {
        made->setAccessibleName(made->text());
        setTip(*made, made->text());
        row->addWidget(made);
    }
    row->addWidget(m_more);
    connect(m_restore, &QPushButton::clicked, &commands, &ThreadCommands::restore);
    connect(open, &QPushButton::clicked, &commands, &ThreadCommands::open);
    connect(renaming, &QPushButton::clicked, &commands, &ThreadCommands::rename);
    connect(exporting, &QPushButton::clicked, &commands, &ThreadCommands::exportChosen);
    connect(checking, &QPushButton::clicked, &commands, &ThreadCommands::checkQuotes);
    connect(duplicating, &QPushButton::clicked, &commands, &ThreadCommands::duplicate);
    connect(removing, &QPushButton::clicked, &commands, &ThreadCommands::remove);
    connect(m_more, &QToolButton::clicked, &commands,
        [this, &commands] { commands.showMenu(m_more->mapToGlobal(m_more->rect().bottomLeft())); });
}

void HistoryToolbar::setThread(bool any, bool isBin)
{
    m_isBin = isBin;
    for (QPushButton *made : QList { m_restore } + m_kept)
        made->setEnabled(any);
    m_more->setEnabled(any);
    m_restore->setVisible(isBin);
    showButtons();
}

void HistoryToolbar::fit(int width)
{
    m_isNarrow = width < space(190);
    for (QPushButton *made : m_kept)
        showWords(*made, width >= space(330));
    showButtons();
}

void HistoryToolbar::showButtons()
{
    for (QPushButton *made : m_kept)
        made->setVisible(!m_isBin && (!m_isNarrow || made == m_kept.front()));
    layout()->activate(); // at once: the page must not ask for the room of what is gone
}

} // namespace adduce
