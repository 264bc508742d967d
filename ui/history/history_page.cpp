#include "ui/history/history_page.h"

#include "core/library/database.h"
#include "ui/common/widgets.h"
#include "ui/history/thread_delegate.h"
#include <QHideEvent>
#include <QInputDialog>
#include <QLineEdit>
#include <QListView>
#include <QLocale>
#include <QSplitter>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

HistoryPage::HistoryPage(const Services &services, QWidget *parent)
    : QWidget(parent)
    , m_services(services)
    , m_model(new ThreadListModel(this))
    , m_delegate(new ThreadDelegate(this))
    , m_find(new QLineEdit)
    , m_list(new QListView)
    , m_count(new PlainLabel({}, Type::Caption))
    , m_view(new ThreadView(services.library))
    , m_empty(new PlainLabel({}, Type::Reading))
    , m_undoBar(new QWidget)
    , m_undoText(new ElidedLabel(Type::Caption))
{
    setFocusProxy(m_list);
    auto *split = new QSplitter;
    split->setChildrenCollapsible(false);
    split->addWidget(makeList());
    split->addWidget(makeThread());
    split->setStretchFactor(0, 0);
    split->setStretchFactor(1, 1);
    split->setSizes({ space(85), space(200) });
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(split);
    connect(m_view, &ThreadView::citationActivated, this, &HistoryPage::citationActivated);
    connect(m_view, &ThreadView::sentenceFocused, this, &HistoryPage::sentenceFocused);
}

HistoryPage::~HistoryPage()
{
    blockSignals(true); // who listens may be gone
    finishRemove();
}

QWidget *HistoryPage::makeList()
{
    m_find->setPlaceholderText(tr("Find a thread"));
    m_find->setAccessibleName(tr("Find a thread"));
    m_find->addAction(icon(u"edit-find"_s, Tone::Secondary), QLineEdit::LeadingPosition);
    m_find->setClearButtonEnabled(true);
    m_list->setModel(m_model);
    m_list->setItemDelegate(m_delegate);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setMouseTracking(true);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setAccessibleName(tr("Threads"));
    m_count->setSecondary(true);
    m_count->setContentsMargins(space(4), space(1), space(4), space(2));
    auto *side = new QWidget;
    side->setMinimumWidth(space(40));
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(space(4), space(2), space(4), space(2));
    head->addWidget(m_find);
    column->addLayout(head);
    column->addWidget(line());
    column->addWidget(m_list, 1);
    auto *undo = linkButton(tr("Undo"));
    auto *row = new QHBoxLayout(m_undoBar);
    row->setContentsMargins(space(4), space(1), space(2), space(1));
    row->addWidget(m_undoText, 1);
    row->addWidget(undo);
    m_undoBar->hide();
    column->addWidget(line());
    column->addWidget(m_undoBar);
    column->addWidget(m_count);
    connect(undo, &QToolButton::clicked, this, &HistoryPage::undoRemove);
    connect(m_find, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_model->setFilter(text);
        m_delegate->setMarkedWords(m_model->filterWords());
        select(m_chosen);
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &HistoryPage::showChosen);
    connect(m_list, &QListView::activated, this, [this] { emit openInAsk(m_chosen); });
    return side;
}

QWidget *HistoryPage::makeThread()
{
    auto *open = primaryButton(tr("Open in Ask"), u"ask-about"_s);
    auto *renaming = button(tr("Rename..."), u"document-edit"_s);
    auto *exporting = button(tr("Export..."), u"document-export"_s);
    auto *removing = button(tr("Delete"), u"edit-delete"_s);
    m_needsThread = { open, renaming, exporting, removing };
    for (QPushButton *made : { open, renaming, exporting, removing }) {
        made->setAccessibleName(made->text());
        made->setToolTip(made->text());
    }
    auto *row = new QHBoxLayout;
    row->setContentsMargins(space(6), space(2), space(4), space(2));
    row->setSpacing(space(2));
    for (QWidget *widget : m_needsThread)
        row->addWidget(widget);
    row->addStretch(1);
    m_empty->setSecondary(true);
    m_empty->setWordWrap(true);
    m_empty->setMargin(space(6));
    m_empty->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    auto *page = new QWidget;
    page->setBackgroundRole(QPalette::Base);
    page->setAutoFillBackground(true);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(row);
    column->addWidget(line());
    column->addWidget(m_empty, 1);
    column->addWidget(m_view, 1);
    connect(open, &QPushButton::clicked, this, [this] { emit openInAsk(m_chosen); });
    connect(renaming, &QPushButton::clicked, this, &HistoryPage::rename);
    connect(exporting, &QPushButton::clicked, this, [this] { emit exportWanted(m_chosen); });
    connect(removing, &QPushButton::clicked, this, &HistoryPage::removeChosen);
    return page;
}

void HistoryPage::reload()
{
    try {
        Database database = m_services.library.open();
        m_model->setRows(ThreadStore(database).list());
    } catch (const Error &error) {
        emit failed(error);
    }
    select(m_chosen);
}

void HistoryPage::select(ThreadId id)
{
    const int row = std::max(0, m_model->rowOf(id));
    if (m_model->rowCount() > 0)
        m_list->setCurrentIndex(m_model->index(row));
    else
        showChosen();
    const int shown = m_model->rowCount();
    m_count->setText(shown == m_model->countAll() ? tr("%n thread(s)", nullptr, shown)
                                                  : tr("%1 of %n thread(s)", nullptr, m_model->countAll()).arg(shown));
}

void HistoryPage::showChosen()
{
    const QModelIndex index = m_list->currentIndex();
    const bool any = index.isValid() && index.row() < m_model->rowCount();
    for (QWidget *widget : m_needsThread)
        widget->setEnabled(any);
    m_view->setVisible(any);
    m_empty->setVisible(!any);
    m_empty->setText(m_model->countAll() == 0 ? tr("No thread yet. What you ask is kept here as it is answered.")
                                              : tr("No thread has these words in its title."));
    if (!any) {
        m_view->clear();
        return;
    }
    m_chosen = m_model->row(index.row()).id;
    try {
        Database database = m_services.library.open();
        if (const auto thread = ThreadStore(database).find(m_chosen))
            m_view->setThread(*thread, m_model->filterWords());
    } catch (const Error &error) {
        emit failed(error);
    }
}

void HistoryPage::rename()
{
    auto *dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Rename thread"));
    dialog->setLabelText(tr("Title"));
    dialog->setTextValue(m_model->row(m_list->currentIndex().row()).marks.title);
    connect(dialog, &QInputDialog::textValueSelected, this, [this, id = m_chosen](const QString &title) {
        if (title.trimmed().isEmpty())
            return;
        try {
            Database database = m_services.library.open();
            ThreadMarks marks = ThreadStore(database).find(id)->row.marks;
            marks.title = title;
            ThreadStore(database).setMarks(id, marks);
        } catch (const Error &error) {
            emit failed(error);
        }
        reload();
        emit changed();
    });
    dialog->open();
}

void HistoryPage::removeChosen()
{
    finishRemove();
    const QModelIndex index = m_list->currentIndex();
    if (!index.isValid())
        return;
    m_removing = m_chosen;
    m_undoText->setText(tr("Deleted: %1").arg(m_model->row(index.row()).marks.title));
    m_undoBar->show();
    const int row = index.row();
    m_model->setHidden(m_removing);
    if (m_model->rowCount() > 0)
        m_list->setCurrentIndex(m_model->index(std::min(row, m_model->rowCount() - 1)));
    select(m_model->rowCount() > 0 ? m_chosen : ThreadId {});
}

void HistoryPage::undoRemove()
{
    const ThreadId back = std::exchange(m_removing, {});
    m_undoBar->hide();
    m_model->setHidden({});
    select(back);
}

void HistoryPage::finishRemove()
{
    if (!m_removing)
        return;
    try {
        Database database = m_services.library.open();
        ThreadStore(database).remove(std::exchange(m_removing, {}));
    } catch (const Error &error) {
        emit failed(error);
    }
    m_undoBar->hide();
    m_model->setHidden({});
    reload();
    emit changed();
}

void HistoryPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    // Where room is short, the icons speak alone; their names stay for screen readers and tips.
    const bool narrow = width() < space(190);
    for (QWidget *widget : m_needsThread)
        if (auto *made = qobject_cast<QPushButton *>(widget); made)
            made->setText(narrow ? QString() : made->accessibleName());
}

void HistoryPage::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    if (!event->spontaneous())
        finishRemove();
}

void HistoryPage::find()
{
    m_find->setFocus(Qt::ShortcutFocusReason);
    m_find->selectAll();
}

bool HistoryPage::closeTopmost()
{
    return m_view->closeCard();
}

} // namespace adduce
