#pragma once
#include <QHeaderView>
#include <QStyledItemDelegate>

namespace adduce {

/// Cells of a matrix: the quote with its page as a chip and marks beside it where it does not stand or another paper says otherwise, "not reported", or that it waits.
class MatrixDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

/// A header with a wrapped line and a quieter one under it (MatrixModel::SecondLineRole).
class MatrixHeader : public QHeaderView
{
    Q_OBJECT

public:
    explicit MatrixHeader(Qt::Orientation orientation, QWidget *parent = nullptr);

protected:
    void paintSection(QPainter *painter, const QRect &rect, int section) const override;
    [[nodiscard]] QSize sectionSizeFromContents(int section) const override;
};

} // namespace adduce
