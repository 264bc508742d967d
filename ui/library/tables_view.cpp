#include "ui/library/tables_view.h"

#include "ui/common/table.h"
#include "ui/common/widgets.h"
#include "ui/reader/page_crop.h"
#include <QHeaderView>
#include <QSplitter>
#include <QStandardItemModel>
#include <QTableView>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

std::vector<ShownTable> shownTables(const DocumentFacts &facts)
{
    std::vector<ShownTable> shown;
    for (std::size_t i = 0; i < facts.tables.size(); ++i) {
        const auto &[page, area] = facts.tablePlaces.at(i);
        const QString caption = facts.captions.at(static_cast<qsizetype>(i));
        Citation place;
        place.document = facts.row.id;
        place.sha256 = facts.row.sha256;
        place.path = facts.row.path;
        place.page = page + 1;
        place.rects = { area };
        shown.push_back(
            { facts.tables[i], caption.isEmpty() ? facts.tables[i].label : caption, labelOf(facts, page), std::move(place) });
    }
    return shown;
}

TablesView::TablesView(const Services &services, QWidget *parent)
    : QWidget(parent)
    , m_list(new QTreeWidget)
    , m_cells(new QStandardItemModel(this))
    , m_view(makeTableView())
    , m_crop(new PageCrop(services))
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
    m_crop->setWhole();
    m_crop->setAccessibleName(tr("The table on its page"));
    auto *table = new QSplitter;
    table->addWidget(m_view);
    table->addWidget(m_crop);
    table->setStretchFactor(0, 1);
    table->setStretchFactor(1, 1);
    table->setSizes({ space(70), space(70) });
    table->setChildrenCollapsible(false);
    auto *parts = new QSplitter(Qt::Vertical);
    parts->addWidget(m_list);
    parts->addWidget(table);
    parts->setStretchFactor(0, 2);
    parts->setStretchFactor(1, 3);
    parts->setChildrenCollapsible(false);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(parts);
    connect(m_list, &QTreeWidget::currentItemChanged, this,
        [this](QTreeWidgetItem *item) { showTable(item ? m_list->indexOfTopLevelItem(item) : -1); });
    connect(m_list, &QTreeWidget::itemActivated, this,
        [this](QTreeWidgetItem *item) { emit tableActivated(m_list->indexOfTopLevelItem(item)); });
}

void TablesView::setTables(std::vector<ShownTable> tables)
{
    const int chosen = std::max(0, m_list->indexOfTopLevelItem(m_list->currentItem()));
    m_tables = std::move(tables);
    m_list->clear();
    for (const ShownTable &shown : m_tables) {
        const QString name = shown.name.isEmpty() ? tr("Without a caption") : shown.name;
        auto *item = new QTreeWidgetItem(m_list, { name, shown.page, QString::number(shown.table.rows.size()) });
        item->setToolTip(0, plainTip(name));
    }
    m_list->setCurrentItem(m_list->topLevelItem(std::min(chosen, m_list->topLevelItemCount() - 1)));
    if (m_tables.empty())
        showTable(-1);
}

void TablesView::showTable(int table)
{
    m_cells->clear();
    if (table < 0 || table >= static_cast<int>(m_tables.size()))
        return m_crop->setCitation({});
    const Table &shown = m_tables[static_cast<std::size_t>(table)].table;
    m_crop->setCitation(m_tables[static_cast<std::size_t>(table)].place);
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
