#pragma once
#include <QStyledItemDelegate>

class QTableView;

namespace adduce {

/// A table as all of ours look: no frame, no vertical lines, whole rows chosen, row heights from the font.
[[nodiscard]] QTableView *makeTableView();
void prepareTableView(QTableView &table); ///< makes one look so

/// Plain cells with one line under each row.
class RowDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace adduce
