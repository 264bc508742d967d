#include "ui/evidence/evidence_delegate.h"

#include "core/ask/answer.h"
#include "ui/common/chip.h"
#include "ui/common/theme.h"
#include "ui/common/type.h"
#include "ui/evidence/evidence_model.h"
#include <QAbstractItemView>
#include <QPainter>

namespace adduce {

namespace {

constexpr int kWrapped = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

QRect inside(const QRect &cell)
{
    return cell.adjusted(space(2), space(2), -space(2), -space(2));
}

} // namespace

void EvidenceDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Colours &c = colours(option.palette);
    const bool selected = option.state & QStyle::State_Selected;
    painter->save();
    if (selected)
        painter->fillRect(option.rect, c.tint);
    painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), c.line);
    if (selected && index.column() == EvidenceModel::Number)
        painter->fillRect(QRect(option.rect.left(), option.rect.top(), 3, option.rect.height() - 1), c.accent);
    const QRect cell = inside(option.rect);
    painter->setFont(typeFont(Type::Base));
    painter->setPen(index.column() == EvidenceModel::Number || index.column() == EvidenceModel::Notes ? c.secondary : c.text);
    switch (index.column()) {
    case EvidenceModel::CitationColumn: {
        const QRectF chip = paintChip(*painter, cell, index.data().toString(), option.palette);
        painter->setFont(typeFont(Type::Caption));
        painter->setPen(c.secondary);
        painter->drawText(cell.adjusted(0, static_cast<int>(chip.height()) + space(1), 0, 0), kWrapped,
            index.data(EvidenceModel::PlaceRole).toString());
        break;
    }
    case EvidenceModel::ConfidenceColumn: {
        QRect row = cell;
        row.setHeight(painter->fontMetrics().lineSpacing());
        paintConfidence(
            *painter, row, option.palette, static_cast<Confidence>(index.data(EvidenceModel::ConfidenceRole).toInt()));
        break;
    }
    case EvidenceModel::Number:
        painter->drawText(cell, Qt::AlignRight | Qt::AlignTop, index.data().toString());
        break;
    default:
        painter->drawText(cell, kWrapped, index.data().toString());
    }
    if ((option.state & QStyle::State_HasFocus) && (option.state & QStyle::State_KeyboardFocusChange)) {
        painter->setPen(QPen(c.accent, 2));
        painter->drawRect(option.rect.adjusted(1, 1, -1, -2));
    }
    painter->restore();
}

QSize EvidenceDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    const int width = view ? std::max(space(10), view->visualRect(index).width()) : option.rect.width();
    const QRect cell(0, 0, std::max(space(5), width - 2 * space(2)), 100'000);
    int height = 0;
    if (index.column() == EvidenceModel::CitationColumn)
        height = chipSize(index.data().toString()).height() + space(1)
            + QFontMetrics(typeFont(Type::Caption))
                  .boundingRect(cell, kWrapped, index.data(EvidenceModel::PlaceRole).toString())
                  .height();
    else
        height = QFontMetrics(typeFont(Type::Base)).boundingRect(cell, kWrapped, index.data().toString()).height();
    return { width, height + 2 * space(2) + 1 };
}

} // namespace adduce
