#include "ui/library/removed_papers_dialog.h"

#include "ui/common/widgets.h"
#include "ui/library/document_editing.h"
#include <QFileInfo>
#include <QHeaderView>
#include <QLocale>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

enum RemovedColumns
{
    TitleColumn,
    AuthorsColumn,
    YearColumn,
    RemovedColumn,
    FileColumn,
    ColumnCount
};

} // namespace

RemovedPapersDialog::RemovedPapersDialog(LibraryThread &library, DocumentEditing &editing, QWidget *parent)
    : QDialog(parent)
    , m_reading(library)
    , m_editing(editing)
    , m_list(new QTreeWidget)
    , m_empty(emptyNote(tr("No paper was removed.")))
    , m_putBack(primaryButton(tr("Put back"), u"view-refresh"_s))
    , m_forget(button(tr("Forget"), u"edit-delete"_s))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Removed papers"));
    m_list->setHeaderLabels({ tr("Title"), tr("Authors"), tr("Year"), tr("Removed"), tr("File") });
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setAccessibleName(tr("Removed papers"));
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(TitleColumn, QHeaderView::Stretch);
    layOut();
    connect(m_list, &QTreeWidget::itemSelectionChanged, this, &RemovedPapersDialog::showState);
    connect(m_list, &QTreeWidget::itemActivated, m_putBack, &QPushButton::click);
    connect(m_putBack, &QPushButton::clicked, this, [this] { m_editing.putBack(chosen()); });
    connect(m_forget, &QPushButton::clicked, this, [this] { m_editing.forget(chosen()); });
    connect(&m_editing, &DocumentEditing::changed, this, &RemovedPapersDialog::fill);
    fill();
}

void RemovedPapersDialog::layOut()
{
    auto *close = button(tr("Close"));
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    for (QPushButton *one : { m_putBack, m_forget, close })
        one->setAutoDefault(false);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_forget);
    buttons->addStretch(1);
    buttons->addWidget(m_putBack);
    buttons->addWidget(close);
    auto *column = new QVBoxLayout(this);
    column->addWidget(
        hint(tr("A paper that is put back is described and filed as it was, and its file is read again. What is forgotten can be "
                "added as any other file.")));
    column->addWidget(m_empty, 1);
    column->addWidget(m_list, 1);
    column->addLayout(buttons);
    resizeInSight(*this, { space(170), space(100) });
}

void RemovedPapersDialog::fill()
{
    const auto read = [](Database &database) {
        std::vector<Listed> listed;
        for (RemovedPaper &paper : RemovedPapers(database).list()) {
            const bool isThere = QFileInfo::exists(paper.path);
            listed.push_back({ std::move(paper), isThere });
        }
        return listed;
    };
    m_reading.run(this, read, [this](const std::vector<Listed> &papers) { list(papers); });
}

void RemovedPapersDialog::list(const std::vector<Listed> &papers)
{
    m_list->clear();
    for (const auto &[paper, isThere] : papers) {
        auto *item = new QTreeWidgetItem(m_list);
        item->setData(TitleColumn, Qt::UserRole, paper.id.value);
        item->setText(TitleColumn, paper.title.simplified());
        item->setText(AuthorsColumn, paper.authors.mid(0, 3).join(u", "_s));
        item->setText(YearColumn, paper.year > 0 ? QString::number(paper.year) : QString());
        item->setText(RemovedColumn, QLocale().toString(paper.removedAt.toLocalTime(), QLocale::ShortFormat));
        item->setText(FileColumn, isThere ? tr("there") : tr("not found"));
        for (int column = 0; column < ColumnCount; ++column)
            item->setToolTip(column, plainTip(paper.title + u'\n' + paper.path));
    }
    for (const RemovedColumns column : { AuthorsColumn, YearColumn, RemovedColumn, FileColumn })
        m_list->resizeColumnToContents(column);
    m_list->setColumnWidth(AuthorsColumn, std::min(m_list->columnWidth(AuthorsColumn), space(40)));
    m_list->setVisible(!papers.empty());
    m_empty->setVisible(papers.empty());
    if (!papers.empty())
        m_list->setCurrentItem(m_list->topLevelItem(0));
    showState();
}

void RemovedPapersDialog::showState()
{
    const bool isAny = !m_list->selectedItems().isEmpty();
    m_putBack->setEnabled(isAny);
    m_forget->setEnabled(isAny);
}

std::vector<RemovedPaperId> RemovedPapersDialog::chosen() const
{
    std::vector<RemovedPaperId> papers;
    for (const QTreeWidgetItem *item : m_list->selectedItems())
        papers.push_back({ item->data(TitleColumn, Qt::UserRole).toLongLong() });
    return papers;
}

} // namespace adduce
