#include "ui/answer/confidence_delegate.h"

#include "ui/answer/chip.h"
#include "ui/common/type.h"
#include <QPainter>

namespace adduce {

ConfidenceDelegate::ConfidenceDelegate(int role, QObject *parent)
    : RowDelegate(parent)
    , m_role(role)
{
}

void ConfidenceDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    RowDelegate::paint(painter, option, index);
    if (const QVariant confidence = index.data(m_role); confidence.isValid())
        paintConfidence(
            *painter, option.rect.adjusted(space(2), 0, 0, 0), option.palette, static_cast<Confidence>(confidence.toInt()));
}

QSize ConfidenceDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QVariant confidence = index.data(m_role);
    const QSize hint = RowDelegate::sizeHint(option, index); // of the row, and of a dash
    if (!confidence.isValid())
        return hint;
    const int width = confidenceWidth(QFontMetrics(option.font), static_cast<Confidence>(confidence.toInt()));
    return { std::max(hint.width(), space(2) + width + space(2)), hint.height() };
}

void ConfidenceDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    RowDelegate::initStyleOption(option, index);
    if (index.data(m_role).isValid())
        option->text.clear();
}

} // namespace adduce
