#pragma once
#include <QStyledItemDelegate>

namespace adduce {

class FirstPages;

/// The title on two lines, then who and when, with the state as an icon and a word on the right; beside a small picture, if asked for.
class LibraryDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit LibraryDelegate(FirstPages *pictures, QObject *parent = nullptr); ///< null: without
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    FirstPages *m_pictures;
};

} // namespace adduce
