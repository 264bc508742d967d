#pragma once
#include <QStyledItemDelegate>

namespace adduce {

/// A thread: over the first of a group its heading; title on up to two lines, pin and time; while words are sought,
/// where they stand; at the foot how sure, how much, what is wrong, and its tags. The words sought are marked.
class ThreadDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void setMarkedWords(const QStringList &words) { m_words = words; } ///< as searchedWords() tells them
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    void paintFoot(QPainter &painter, const QRect &row, const QPalette &palette, const QModelIndex &index) const;

    QStringList m_words;
};

} // namespace adduce
