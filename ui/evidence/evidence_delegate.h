#pragma once
#include <QStyledItemDelegate>

namespace adduce {

/// Cells of the evidence table: wrapped text, the citation's chip with its place under it, the confidence with its shape.
class EvidenceDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace adduce
