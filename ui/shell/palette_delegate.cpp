#include "ui/shell/palette_delegate.h"

#include "ui/common/theme.h"
#include "ui/common/type.h"
#include <QPainter>

namespace adduce {

constexpr int kMostOfAside = 3; // parts of the row's width that the right may take: one of three

QSize PaletteDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return { 0, controlHeight() };
}

void PaletteDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Colours &c = colours(option.palette);
    const bool isHeading = !index.flags().testFlag(Qt::ItemIsSelectable);
    painter->save();
    if (option.state & QStyle::State_Selected)
        painter->fillRect(option.rect, c.tint);
    else if (!isHeading && option.state & QStyle::State_MouseOver)
        painter->fillRect(option.rect, c.hover);
    QRect inner = option.rect.adjusted(space(3), 0, -space(3), 0);
    const auto draw = [&](const QString &text, Type type, const QColor &colour, Qt::Alignment side, int width) {
        painter->setFont(typeFont(type));
        painter->setPen(colour);
        const QString shown = painter->fontMetrics().elidedText(text, Qt::ElideRight, width);
        painter->drawText(inner, Qt::AlignVCenter | side, shown);
        return painter->fontMetrics().horizontalAdvance(shown);
    };
    if (const QString aside = index.data(kAside).toString(); !aside.isEmpty())
        inner.setRight(
            inner.right() - space(4) - draw(aside, Type::Caption, c.secondary, Qt::AlignRight, inner.width() / kMostOfAside));
    const QString name = index.data(Qt::DisplayRole).toString();
    draw(name, isHeading ? Type::Caption : Type::Base, isHeading ? c.secondary : c.text, Qt::AlignLeft, inner.width());
    painter->restore();
}

} // namespace adduce
