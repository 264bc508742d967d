#include "ui/history/thread_delegate.h"

#include "ui/answer/chip.h"
#include "ui/common/icons.h"
#include "ui/common/marked_text.h"
#include "ui/common/theme.h"
#include "ui/history/thread_list_model.h"
#include <QAbstractItemView>
#include <QPainter>

namespace adduce {

namespace {

constexpr int kTitleLines = 2;

int captionHeight()
{
    return QFontMetrics(typeFont(Type::Caption)).lineSpacing();
}

int groupHeight(const QModelIndex &index)
{
    return index.data(ThreadListModel::GroupRole).toString().isEmpty()
        ? 0
        : space(4) + QFontMetrics(typeFont(Type::Caption)).lineSpacing() + space(2);
}

int timeWidth(const QModelIndex &index)
{
    const int pin = index.data(ThreadListModel::PinnedRole).toBool() ? iconSize() + space(1) : 0;
    return QFontMetrics(typeFont(Type::Caption)).horizontalAdvance(index.data(ThreadListModel::TimeRole).toString()) + space(3)
        + pin;
}

QString shortTitle(const QModelIndex &index)
{
    return index.data(ThreadListModel::TitleRole).toString().simplified().left(400);
}

bool hasSnippet(const QModelIndex &index)
{
    return static_cast<const ThreadListModel *>(index.model())->isSearching();
}

/// The tags from the right; those for which there is no room are a number. Returns the width that they took.
int paintTags(QPainter &painter, const QRect &row, const QPalette &palette, const QStringList &tags)
{
    const Colours &c = colours(palette);
    int right = row.right() + 1;
    for (qsizetype i = 0; i < tags.size(); ++i) {
        const bool last = i + 1 == tags.size();
        QString text = tags[i];
        int width = painter.fontMetrics().horizontalAdvance(text) + 2 * space(1) + 2;
        const int rest = last ? 0 : painter.fontMetrics().horizontalAdvance(QStringLiteral("+99")) + space(2);
        if (right - width - rest < row.left()) {
            painter.setPen(c.secondary);
            text = QStringLiteral("+%1").arg(tags.size() - i);
            width = painter.fontMetrics().horizontalAdvance(text);
            painter.drawText(QRect(right - width, row.top(), width, row.height()), Qt::AlignCenter, text);
            return row.right() + 1 - (right - width);
        }
        const QRectF box(right - width + 0.5, row.top() + 0.5, width - 1, row.height() - 1);
        painter.setPen(c.lineStrong);
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(box, 3, 3);
        painter.setPen(c.secondary);
        painter.drawText(box, Qt::AlignCenter, text);
        right -= width + space(2);
    }
    return row.right() + 1 - right;
}

} // namespace

void ThreadDelegate::paintFoot(QPainter &painter, const QRect &row, const QPalette &palette, const QModelIndex &index) const
{
    const Colours &c = colours(palette);
    QRect left = row;
    if (const QVariant confidence = index.data(ThreadListModel::ConfidenceRole); confidence.isValid())
        left.setLeft(
            left.left() + paintConfidence(painter, left, palette, static_cast<Confidence>(confidence.toInt())) + space(2));
    const auto say = [&](const QString &text, const QColor &colour) {
        painter.setPen(colour);
        const QString shown = painter.fontMetrics().elidedText(text, Qt::ElideRight, left.width());
        painter.drawText(left, Qt::AlignLeft | Qt::AlignVCenter, shown);
        left.setLeft(left.left() + painter.fontMetrics().horizontalAdvance(shown) + space(2));
    };
    if (const QString refused = index.data(ThreadListModel::RefusedRole).toString(); !refused.isEmpty()) {
        const int side = captionHeight() - 3;
        paintIcon(painter, QRect(left.left(), row.center().y() - side / 2, side, side), QStringLiteral("dash"), c.text);
        left.setLeft(left.left() + side + space(1));
        say(refused, c.text);
    }
    say(index.data(ThreadListModel::CountsRole).toString(), c.secondary);
    if (const QString warning = index.data(ThreadListModel::WarningRole).toString(); !warning.isEmpty()) {
        const int side = captionHeight() - 3;
        paintIcon(
            painter, QRect(left.left(), row.center().y() - side / 2, side, side), QStringLiteral("dialog-warning"), c.attention);
        left.setLeft(left.left() + side + space(1));
        say(warning, c.attention);
    }
    paintTags(painter, left, palette, index.data(ThreadListModel::TagsRole).toStringList());
}

void ThreadDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Colours &c = colours(option.palette);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const int over = groupHeight(index);
    if (over > 0) {
        painter->setFont(typeFont(Type::Caption));
        painter->setPen(c.secondary);
        painter->drawText(
            QRect(option.rect.left() + space(4), option.rect.top(), option.rect.width() - space(8), over - space(1)),
            Qt::AlignLeft | Qt::AlignBottom, index.data(ThreadListModel::GroupRole).toString());
    }
    const QRect row = option.rect.adjusted(0, over, 0, 0);
    if (option.state & QStyle::State_Selected)
        painter->fillRect(row, c.tint);
    else if (option.state & QStyle::State_MouseOver)
        painter->fillRect(row, c.hover);
    painter->fillRect(QRect(row.left(), row.bottom(), row.width(), 1), c.line);
    QRect inner = row.adjusted(space(4), space(2), -space(4), -space(2));

    QTextLayout title;
    const int height = layOutLines(title, shortTitle(index), typeFont(Type::Base), inner.width() - timeWidth(index), kTitleLines);
    painter->setPen(c.text);
    title.draw(painter, inner.topLeft(), wordMarks(title.text(), m_words, option.palette));

    painter->setFont(typeFont(Type::Caption));
    painter->setPen(c.secondary);
    painter->drawText(
        inner.adjusted(0, 1, 0, 0), Qt::AlignRight | Qt::AlignTop, index.data(ThreadListModel::TimeRole).toString());
    if (index.data(ThreadListModel::PinnedRole).toBool())
        paintIcon(*painter, QRect(inner.right() - timeWidth(index) + space(3), inner.top() + 1, captionHeight(), captionHeight()),
            QStringLiteral("window-pin"), c.accent);
    inner.setTop(inner.top() + height + space(1));
    if (hasSnippet(index)) {
        const QString text =
            painter->fontMetrics().elidedText(index.data(ThreadListModel::SnippetRole).toString(), Qt::ElideRight, inner.width());
        QTextLayout snippet;
        layOutLines(snippet, text, typeFont(Type::Caption), inner.width(), 1);
        painter->setPen(c.secondary);
        snippet.draw(painter, inner.topLeft(), wordMarks(text, m_words, option.palette));
        inner.setTop(inner.top() + captionHeight() + space(1));
    }
    paintFoot(*painter, QRect(inner.left(), inner.top(), inner.width(), captionHeight() + 2), option.palette, index);
    if ((option.state & QStyle::State_HasFocus) && (option.state & QStyle::State_KeyboardFocusChange)) {
        painter->setPen(QPen(c.accent, 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(row.adjusted(1, 1, -1, -2));
    }
    painter->restore();
}

QSize ThreadDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QTextLayout layout;
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    const int row = view ? view->viewport()->width() : option.rect.width();
    const int width = std::max(space(20), row - space(8) - timeWidth(index));
    const int title = layOutLines(layout, shortTitle(index), typeFont(Type::Base), width, kTitleLines);
    const int snippet = hasSnippet(index) ? captionHeight() + space(1) : 0;
    return { space(40), groupHeight(index) + title + space(1) + snippet + captionHeight() + 2 + space(4) };
}

} // namespace adduce
