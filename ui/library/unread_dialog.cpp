#include "ui/library/unread_dialog.h"

#include "core/base/error.h"
#include "ui/common/open_outside.h"
#include "ui/common/widgets.h"
#include "ui/jobs/library_job.h"
#include "ui/library/document_editing.h"
#include "ui/library/read_again.h"
#include <QFileInfo>
#include <QHeaderView>
#include <QTreeWidget>
#include <QUrl>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

static ErrorWords reasonOf(const DocumentRow &row)
{
    return words(row.reason.value_or(ErrorKind::NoText), reasonSubject(row, QFileInfo(row.path).fileName()));
}

UnreadDialog::UnreadDialog(LibraryThread &library, LibraryJob &job, DocumentEditing &editing, QWidget *parent)
    : QDialog(parent)
    , m_reading(library)
    , m_job(job)
    , m_editing(editing)
    , m_list(new QTreeWidget)
    , m_empty(emptyNote(tr("Every document could be read.")))
    , m_what(new PlainLabel)
    , m_next(new PlainLabel)
    , m_again(primaryButton(tr("Read again"), u"view-refresh"_s))
    , m_open(button(tr("Open"), u"document-open"_s))
    , m_folder(button(tr("Show in folder"), u"folder"_s))
    , m_remove(button(tr("Remove from the library"), u"edit-delete"_s))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("What could not be read"));
    m_list->setHeaderLabels({ tr("Document"), tr("Why") });
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setAccessibleName(tr("What could not be read"));
    m_list->header()->setStretchLastSection(true);
    layOut();
    connect(m_list, &QTreeWidget::itemSelectionChanged, this, &UnreadDialog::showState);
    connect(m_list, &QTreeWidget::itemActivated, m_again, &QPushButton::click);
    connect(m_again, &QPushButton::clicked, this, [this] { readAgain(m_job, chosen()); });
    connect(m_open, &QPushButton::clicked, this, [this] { emit openWanted(chosen().front()); });
    connect(m_folder, &QPushButton::clicked, this,
        [this] { openOutside(QUrl::fromLocalFile(QFileInfo(chosen().front().path).path())); });
    connect(m_remove, &QPushButton::clicked, this, [this] {
        std::vector<DocumentId> documents;
        for (const DocumentRow &row : chosen())
            documents.push_back(row.id);
        m_editing.remove(documents); // which can be undone
    });
    connect(&m_job, &LibraryJob::changed, this, &UnreadDialog::fill);
    fill();
}

void UnreadDialog::layOut()
{
    for (PlainLabel *label : { m_what, m_next }) {
        label->setWrapping();
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    }
    m_next->setSecondary(true);
    auto *close = button(tr("Close"));
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    auto *buttons = new QHBoxLayout;
    for (QPushButton *one : { m_remove, m_folder, m_open }) {
        one->setAutoDefault(false);
        buttons->addWidget(one);
    }
    buttons->addStretch(1);
    for (QPushButton *one : { m_again, close }) {
        one->setAutoDefault(false);
        buttons->addWidget(one);
    }
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_empty, 1);
    column->addWidget(m_list, 1);
    column->addWidget(m_what);
    column->addWidget(m_next);
    column->addLayout(buttons);
    resizeInSight(*this, { space(190), space(120) });
}

void UnreadDialog::fill()
{
    const auto read = [](Database &database) {
        std::vector<DocumentRow> rows = DocumentStore(database).list();
        std::erase_if(rows, [](const DocumentRow &row) {
            return row.supersededBy || (row.state != DocumentState::Failed && row.state != DocumentState::NeedsOcr);
        });
        std::ranges::stable_sort(rows, {}, [](const DocumentRow &row) { return row.reason; }); // like beside like
        return rows;
    };
    m_reading.run(this, read, [this](const std::vector<DocumentRow> &rows) { list(rows); });
}

void UnreadDialog::list(const std::vector<DocumentRow> &rows)
{
    if (rows == m_rows && m_list->topLevelItemCount() > 0)
        return; // other documents have changed
    const std::vector<DocumentRow> before = chosen();
    m_rows = rows;
    m_list->clear();
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const DocumentRow &row = m_rows[i];
        auto *item = new QTreeWidgetItem(m_list, { displayTitle(row).simplified(), reasonOf(row).what.simplified() });
        item->setData(0, Qt::UserRole, static_cast<int>(i));
        item->setToolTip(0, plainTip(row.path));
        item->setToolTip(1, plainTip(sentence(Error(row.reason.value_or(ErrorKind::NoText), row.path, row.reasonDetail))));
        item->setSelected(std::ranges::find(before, row.id, &DocumentRow::id) != before.end());
    }
    m_list->resizeColumnToContents(0);
    m_list->setColumnWidth(0, std::min(m_list->columnWidth(0), space(90)));
    m_list->setVisible(!m_rows.empty());
    m_empty->setVisible(m_rows.empty());
    if (m_list->selectedItems().isEmpty() && !m_rows.empty())
        m_list->setCurrentItem(m_list->topLevelItem(0));
    showState();
}

void UnreadDialog::showState()
{
    const std::vector<DocumentRow> rows = chosen();
    m_again->setEnabled(!rows.empty());
    m_remove->setEnabled(!rows.empty());
    for (QPushButton *one : { m_open, m_folder })
        one->setEnabled(rows.size() == 1);
    const bool scans = std::ranges::any_of(rows, [](const DocumentRow &row) { return row.state == DocumentState::NeedsOcr; });
    m_again->setText(scans ? tr("Recognise text (OCR)") : tr("Read again"));
    const ErrorWords said = rows.size() == 1 ? reasonOf(rows.front()) : ErrorWords {};
    m_what->setText(said.what);
    m_next->setText(said.next);
}

std::vector<DocumentRow> UnreadDialog::chosen() const
{
    std::vector<DocumentRow> rows;
    for (const QTreeWidgetItem *item : m_list->selectedItems())
        rows.push_back(m_rows.at(static_cast<std::size_t>(item->data(0, Qt::UserRole).toInt())));
    return rows;
}

} // namespace adduce
