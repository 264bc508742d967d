#pragma once
#include <QStyledItemDelegate>

namespace adduce {

/// A row of the command palette: its name on the left, and apart from it on the right what belongs to it, such as keys. A row that
/// cannot be chosen is the heading of those under it.
class PaletteDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    static constexpr int kAside = Qt::UserRole + 10; ///< the text on the right, if any

    using QStyledItemDelegate::QStyledItemDelegate;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace adduce
