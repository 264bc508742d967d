#include "ui/common/table.h"

#include "ui/common/theme.h"
#include "ui/common/type.h"
#include <QHeaderView>
#include <QPainter>
#include <QTableView>

namespace adduce {

void RowDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem cell = option; // the row shows where one is: its tint and its bar
    cell.state &= ~QStyle::State_HasFocus;
    QStyledItemDelegate::paint(painter, cell, index);
    const Colours &c = colours(option.palette);
    painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), c.line);
    if ((option.state & QStyle::State_Selected) && index.column() == 0)
        painter->fillRect(QRect(option.rect.left(), option.rect.top(), 3, option.rect.height() - 1), c.accent);
}

QTableView *makeTableView()
{
    auto *table = new QTableView;
    prepareTableView(*table);
    return table;
}

void prepareTableView(QTableView &table)
{
    table.setItemDelegate(new RowDelegate(&table));
    table.setFrameShape(QFrame::NoFrame);
    table.setShowGrid(false);
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setSelectionMode(QAbstractItemView::SingleSelection);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    table.setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table.setWordWrap(false);
    table.setTabKeyNavigation(false);
    table.verticalHeader()->hide();
    table.verticalHeader()->setDefaultSectionSize(controlHeight());
    table.horizontalHeader()->setHighlightSections(false);
    table.horizontalHeader()->setFont(typeFont(Type::Caption));
    table.horizontalHeader()->setMinimumHeight(controlHeight());
    table.horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

} // namespace adduce
