#include "ui/library/fact_list.h"

#include "ui/common/widgets.h"
#include <QHeaderView>

namespace adduce {

constexpr int kPlace = Qt::UserRole;

FactList::FactList(const QString &name, const QStringList &columns, QWidget *parent)
    : QTreeWidget(parent)
{
    setHeaderLabels(columns);
    setUniformRowHeights(true);
    setRootIsDecorated(false);
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(name);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    header()->setSectionResizeMode(0, QHeaderView::Stretch);
    connect(this, &QTreeWidget::itemActivated, this,
        [this](const QTreeWidgetItem *item) { emit placeActivated(item->data(0, kPlace)); });
}

QTreeWidgetItem *FactList::add(const QStringList &cells, const QVariant &place, const QString &tip, QTreeWidgetItem *above)
{
    auto *item = above ? new QTreeWidgetItem(above, cells) : new QTreeWidgetItem(this, cells);
    item->setData(0, kPlace, place);
    item->setToolTip(0, plainTip(tip));
    return item;
}

} // namespace adduce
