#pragma once
#include <QStyledItemDelegate>

namespace adduce {

/// A highlight: a bar of its colour, its words, the note below them, and where it stands. As high as these are.
class HighlightDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace adduce
