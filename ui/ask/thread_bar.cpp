#include "ui/ask/thread_bar.h"

#include "ui/ask/open_thread.h"
#include "ui/common/widgets.h"
#include <QHBoxLayout>
#include <QInputDialog>
#include <QMenu>

namespace adduce {

using namespace Qt::StringLiterals;

ThreadBar::ThreadBar(OpenThread &thread, QWidget *parent)
    : QWidget(parent)
    , m_thread(thread)
    , m_title(new ElidedLabel(Type::Strong))
    , m_count(quiet({}, Type::Caption))
    , m_new(flatButton(u"list-add"_s, tr("New thread")))
    , m_pin(iconButton(u"window-pin"_s, tr("Pin this thread")))
    , m_export(iconButton(u"document-export"_s, tr("Export this thread...")))
    , m_more(iconButton(u"view-more"_s, tr("What can be done with this thread")))
    , m_menu(new QMenu(this))
{
    setMinimumHeight(controlHeight() + 2 * space(1));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(space(4) + gutter(), space(1), space(4), space(1));
    row->setSpacing(space(2));
    row->addWidget(m_title, 0);
    row->addWidget(m_count);
    row->addStretch(1);
    for (QToolButton *tool : { m_new, m_pin, m_export, m_more })
        row->addWidget(tool);
    setTip(*m_new, m_new->text());
    connect(m_new, &QToolButton::clicked, this, &ThreadBar::newWanted);
    connect(m_export, &QToolButton::clicked, this, &ThreadBar::exportWanted);
    m_pin->setCheckable(true);
    connect(m_pin, &QToolButton::clicked, &m_thread, &OpenThread::pin);
    m_more->setMenu(m_menu);
    m_more->setPopupMode(QToolButton::InstantPopup);
    connect(m_menu, &QMenu::aboutToShow, this, &ThreadBar::fillMenu);
}

void ThreadBar::refresh(bool running)
{
    const int questions = m_thread.questions();
    m_title->setText(questions == 0 ? tr("New thread") : m_thread.title());
    m_count->setText(questions == 0 ? QString() : tr("%Ln question(s)", nullptr, questions));
    m_new->setEnabled(questions > 0 && !running);
    for (QToolButton *tool : { m_pin, m_export, m_more })
        tool->setEnabled(m_thread.id() && !running);
    m_pin->setChecked(m_thread.marks().isPinned);
    setTip(*m_pin, m_thread.marks().isPinned ? tr("Unpin this thread") : tr("Pin this thread"));
}

void ThreadBar::fillMenu()
{
    m_menu->clear();
    m_menu->addAction(icon(u"document-edit"_s), tr("Rename..."), this, &ThreadBar::askForTitle);
    m_menu->addAction(icon(u"edit-copy"_s), tr("Copy thread as Markdown"), &m_thread, &OpenThread::copyAsMarkdown);
    m_menu->addAction(tr("Copy what is cited as BibTeX"), &m_thread, &OpenThread::copyCited);
    m_menu->addSeparator();
    m_menu->addAction(icon(u"edit-delete"_s), tr("Delete thread"), this, &ThreadBar::deleteWanted);
}

void ThreadBar::askForTitle()
{
    auto *dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Rename thread"));
    dialog->setLabelText(tr("Title"));
    dialog->setTextValue(m_thread.marks().title);
    connect(dialog, &QInputDialog::textValueSelected, &m_thread, &OpenThread::rename);
    dialog->open();
}

void ThreadBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    showWords(*m_new, width() >= space(140)); // the title needs the room
}

} // namespace adduce
