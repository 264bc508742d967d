#pragma once
#include <QStyledItemDelegate>

namespace adduce {

/// A thread: its title on up to two lines with the words sought marked, when it was used, what it holds.
class ThreadDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void setMarkedWords(const QStringList &words) { m_words = words; }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    QStringList m_words;
};

} // namespace adduce
