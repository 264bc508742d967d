#include "ui/common/table.h"

#include "ui/common/chip.h"
#include "ui/common/theme.h"
#include "ui/common/type.h"
#include <QHeaderView>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTableView>

namespace adduce {

namespace {

/// Plain cells with one line under each row.
class RowDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyleOptionViewItem cell = option; // the row shows where one is: its tint and its bar
        cell.state &= ~QStyle::State_HasFocus;
        QStyledItemDelegate::paint(painter, cell, index);
        const Colours &c = colours(option.palette);
        painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), c.line);
        if ((option.state & QStyle::State_Selected) && index.column() == 0)
            painter->fillRect(QRect(option.rect.left(), option.rect.top(), 3, option.rect.height() - 1), c.accent);
    }
};

class ConfidenceDelegate : public RowDelegate
{
public:
    ConfidenceDelegate(int role, QObject *parent)
        : RowDelegate(parent)
        , m_role(role)
    {
    }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        RowDelegate::paint(painter, option, index);
        if (const QVariant confidence = index.data(m_role); confidence.isValid())
            paintConfidence(
                *painter, option.rect.adjusted(space(2), 0, 0, 0), option.palette, static_cast<Confidence>(confidence.toInt()));
    }
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        return RowDelegate::sizeHint(option, index) + QSize(space(4), 0);
    }
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        RowDelegate::initStyleOption(option, index);
        if (index.data(m_role).isValid())
            option->text.clear();
    }

private:
    int m_role;
};

} // namespace

QAbstractItemDelegate *makeConfidenceDelegate(int role, QObject *parent)
{
    return new ConfidenceDelegate(role, parent);
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
