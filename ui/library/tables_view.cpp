#include "ui/library/tables_view.h"

#include "ui/common/table.h"
#include "ui/common/widgets.h"
#include <QHeaderView>
#include <QSplitter>
#include <QStandardItemModel>
#include <QTableView>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

TablesView::TablesView(QWidget *parent)
    : QWidget(parent)
    , m_list(new QTreeWidget)
    , m_cells(new QStandardItemModel(this))
    , m_view(makeTableView())
{
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHeaderLabels({ tr("Table"), tr("Page"), tr("Rows") });
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->setAccessibleName(tr("Tables of the document"));
    m_view->setModel(m_cells);
    m_view->setAccessibleName(tr("Cells of the table"));
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    auto *parts = new QSplitter(Qt::Vertical);
    parts->addWidget(m_list);
    parts->addWidget(m_view);
    parts->setStretchFactor(0, 2);
    parts->setStretchFactor(1, 3);
    parts->setChildrenCollapsible(false);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(parts);
    connect(m_list, &QTreeWidget::currentItemChanged, this,
        [this](QTreeWidgetItem *item) { showCells(item ? m_list->indexOfTopLevelItem(item) : -1); });
    connect(m_list, &QTreeWidget::itemActivated, this,
        [this](QTreeWidgetItem *item) { emit tableActivated(m_list->indexOfTopLevelItem(item)); });
}

void TablesView::setTables(std::vector<Table> tables, const QStringList &captions, const QStringList &places)
{
    const int chosen = std::max(0, m_list->indexOfTopLevelItem(m_list->currentItem()));
    m_tables = std::move(tables);
    m_list->clear();
    for (int i = 0; i < static_cast<int>(m_tables.size()); ++i) {
        const Table &table = m_tables[static_cast<std::size_t>(i)];
        const QString name = !captions.at(i).isEmpty() ? captions.at(i)
            : !table.label.isEmpty()                   ? table.label
                                                       : tr("Without a caption");
        auto *item = new QTreeWidgetItem(m_list, { name, places.at(i), QString::number(table.rows.size()) });
        item->setToolTip(0, plainTip(name));
    }
    m_list->setCurrentItem(m_list->topLevelItem(std::min(chosen, m_list->topLevelItemCount() - 1)));
    if (m_tables.empty())
        showCells(-1);
}

void TablesView::showCells(int table)
{
    m_cells->clear();
    if (table < 0 || table >= static_cast<int>(m_tables.size()))
        return;
    const Table &shown = m_tables[static_cast<std::size_t>(table)];
    for (int i = 0; i < static_cast<int>(shown.rows.size()); ++i) {
        QList<QStandardItem *> row;
        for (const QString &cell : shown.rows[static_cast<std::size_t>(i)].cells) {
            auto *item = new QStandardItem(cell);
            item->setToolTip(plainTip(cell));
            if (i < shown.headerRows) {
                QFont font = item->font();
                font.setBold(true);
                item->setFont(font);
            }
            row << item;
        }
        m_cells->appendRow(row);
    }
    m_view->horizontalHeader()->hide();
    m_view->resizeColumnsToContents();
    for (int column = 0; column < m_cells->columnCount(); ++column)
        m_view->setColumnWidth(column, std::min(m_view->columnWidth(column), space(60)));
}

} // namespace adduce
