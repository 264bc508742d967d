#include "ui/search/passage_delegate.h"

#include "ui/common/marked_text.h"
#include "ui/common/theme.h"
#include "ui/search/passage_list_model.h"
#include <QFontMetrics>
#include <QPainter>
#include <QTextLayout>

namespace adduce {

constexpr int kExcerptLines = 3;

static int lineHeight(Type type)
{
    return QFontMetrics(typeFont(type)).lineSpacing();
}

QSize PassageDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return { 0,
        2 * space(2) + lineHeight(Type::Strong) + kExcerptLines * lineHeight(Type::Base) + lineHeight(Type::Caption)
            + 2 * space(1) };
}

void PassageDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Colours &c = colours(option.palette);
    painter->save();
    if (option.state & QStyle::State_Selected)
        painter->fillRect(option.rect, c.tint);
    else if (option.state & QStyle::State_MouseOver)
        painter->fillRect(option.rect, c.hover);
    painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), c.line);
    QRect inner = option.rect.adjusted(space(4), space(2), -space(4), -space(2));
    const auto drawLine = [&](Type type, int role, const QColor &colour) {
        painter->setFont(typeFont(type));
        painter->setPen(colour);
        const QString shown = painter->fontMetrics().elidedText(index.data(role).toString(), Qt::ElideRight, inner.width());
        painter->drawText(inner, Qt::AlignLeft | Qt::AlignTop, shown);
        inner.setTop(inner.top() + lineHeight(type) + space(1));
    };
    drawLine(Type::Strong, PassageListModel::TitleRole, c.text);
    QTextLayout excerpt;
    layOutLines(
        excerpt, index.data(PassageListModel::ExcerptRole).toString(), typeFont(Type::Base), inner.width(), kExcerptLines);
    painter->setPen(c.text);
    const QStringList &words = static_cast<const PassageListModel *>(index.model())->soughtWords();
    excerpt.draw(painter, inner.topLeft(), wordMarks(excerpt.text(), words, option.palette));
    inner.setTop(inner.top() + kExcerptLines * lineHeight(Type::Base) + space(1));
    drawLine(Type::Caption, PassageListModel::PlaceRole, c.secondary);
    if ((option.state & QStyle::State_HasFocus) && (option.state & QStyle::State_KeyboardFocusChange)) {
        painter->setPen(QPen(c.accent, 2));
        painter->drawRect(option.rect.adjusted(1, 1, -1, -2));
    }
    painter->restore();
}

} // namespace adduce
