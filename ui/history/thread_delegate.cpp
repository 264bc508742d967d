#include "ui/history/thread_delegate.h"

#include "ui/common/theme.h"
#include "ui/common/type.h"
#include "ui/history/thread_list_model.h"
#include <QAbstractItemView>
#include <QPainter>
#include <QTextLayout>

namespace adduce {

namespace {

constexpr int kTitleLines = 2;

/// Lays the title out on at most two lines; the second is elided.
int layOut(QTextLayout &layout, const QString &title, const QFont &font, int width)
{
    layout.setText(title);
    layout.setFont(font);
    layout.beginLayout();
    double y = 0;
    for (int i = 0; i < kTitleLines; ++i) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(width);
        line.setPosition(QPointF(0, y));
        y += line.height();
    }
    layout.endLayout();
    return qRound(y);
}

QList<QTextLayout::FormatRange> marks(const QString &title, const QStringList &words, const QColor &colour)
{
    QList<QTextLayout::FormatRange> ranges;
    for (const QString &word : words)
        for (qsizetype at = title.indexOf(word, 0, Qt::CaseInsensitive); at >= 0;
            at = title.indexOf(word, at + word.size(), Qt::CaseInsensitive)) {
            QTextLayout::FormatRange range;
            range.start = static_cast<int>(at);
            range.length = static_cast<int>(word.size());
            range.format.setBackground(colour);
            ranges << range;
        }
    return ranges;
}

int timeWidth(const QModelIndex &index)
{
    return QFontMetrics(typeFont(Type::Caption)).horizontalAdvance(index.data(ThreadListModel::TimeRole).toString()) + space(3);
}

QString shortTitle(const QModelIndex &index)
{
    return index.data(ThreadListModel::TitleRole).toString().simplified().left(400);
}

} // namespace

void ThreadDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Colours &c = colours(option.palette);
    painter->save();
    if (option.state & QStyle::State_Selected)
        painter->fillRect(option.rect, c.tint);
    else if (option.state & QStyle::State_MouseOver)
        painter->fillRect(option.rect, c.hover);
    painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), c.line);
    const QRect inner = option.rect.adjusted(space(4), space(2), -space(4), -space(2));

    const QString title = shortTitle(index);
    QTextLayout layout;
    const int height = layOut(layout, title, typeFont(Type::Base), inner.width() - timeWidth(index));
    painter->setPen(c.text);
    layout.draw(painter, inner.topLeft(), marks(title, m_words, c.markStrong));

    painter->setFont(typeFont(Type::Caption));
    painter->setPen(c.secondary);
    painter->drawText(
        inner.adjusted(0, 1, 0, 0), Qt::AlignRight | Qt::AlignTop, index.data(ThreadListModel::TimeRole).toString());
    painter->drawText(inner.adjusted(0, height + space(1), 0, 0), Qt::AlignLeft | Qt::AlignTop,
        index.data(ThreadListModel::CountsRole).toString());
    if ((option.state & QStyle::State_HasFocus) && (option.state & QStyle::State_KeyboardFocusChange)) {
        painter->setPen(QPen(c.accent, 2));
        painter->drawRect(option.rect.adjusted(1, 1, -1, -2));
    }
    painter->restore();
}

QSize ThreadDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QTextLayout layout;
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    const int row = view ? view->viewport()->width() : option.rect.width();
    const int width = std::max(space(20), row - space(8) - timeWidth(index));
    const int height = layOut(layout, shortTitle(index), typeFont(Type::Base), width);
    return { space(40), height + space(1) + QFontMetrics(typeFont(Type::Caption)).lineSpacing() + space(4) };
}

} // namespace adduce
