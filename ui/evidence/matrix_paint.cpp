#include "ui/evidence/matrix_paint.h"

#include "core/evidence/matrix.h"
#include "ui/answer/chip.h"
#include "ui/common/icons.h"
#include "ui/common/marked_text.h"
#include "ui/common/theme.h"
#include "ui/evidence/matrix_model.h"
#include <QAbstractItemView>
#include <QPainter>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kWrappedInCell = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
constexpr int kHeaderLines = 3;

QRect insideCell(const QRect &cell)
{
    return cell.adjusted(space(3), space(2), -space(2), -space(2));
}

bool isQuoted(const QModelIndex &index)
{
    const QVariant state = index.data(MatrixModel::StateRole);
    return state.isValid() && static_cast<CellState>(state.toInt()) == CellState::Quoted;
}

} // namespace

void MatrixDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Colours &c = colours(option.palette);
    const bool chosen = option.state & QStyle::State_Selected;
    painter->save();
    if (chosen)
        painter->fillRect(option.rect, c.tint);
    painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), c.line);
    painter->fillRect(QRect(option.rect.right(), option.rect.top(), 1, option.rect.height()), c.line);
    QRect cell = insideCell(option.rect);
    const QString text = index.data().toString();
    painter->setFont(typeFont(Type::Base));
    if (isQuoted(index)) {
        painter->setPen(c.text);
        QRect used;
        painter->drawText(cell, kWrappedInCell, text, &used);
        cell.setTop(used.bottom() + space(1));
        const QRectF chip = paintChip(*painter, cell, index.data(MatrixModel::ChipRole).toString(), option.palette);
        QRect mark(static_cast<int>(chip.right()) + space(1), static_cast<int>(chip.top()), static_cast<int>(chip.height()),
            static_cast<int>(chip.height()));
        if (index.data(MatrixModel::ErrorRole).toBool()) {
            paintIcon(*painter, mark, u"dialog-warning"_s, c.attention);
            mark.translate(mark.width() + space(1), 0);
        }
        if (!index.data(MatrixModel::ConflictRole).toString().isEmpty())
            paintIcon(*painter, mark, u"conflict"_s, c.attention);
    } else {
        const bool waits = !index.data(MatrixModel::StateRole).isValid();
        const int side = iconSize() - 2;
        paintIcon(*painter, QRect(cell.left(), cell.top() + 1, side, side), waits ? u"state-waiting"_s : u"dash"_s, c.secondary);
        painter->setPen(c.secondary);
        painter->drawText(cell.adjusted(side + space(1), 0, 0, 0), kWrappedInCell, text);
    }
    if (chosen) {
        painter->setPen(QPen(c.accent, 2));
        painter->drawRect(option.rect.adjusted(1, 1, -1, -1));
    }
    painter->restore();
}

QSize MatrixDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    const int width = view ? std::max(space(20), view->visualRect(index).width()) : option.rect.width();
    const QRect cell = insideCell(QRect(0, 0, width, 100'000));
    int height = QFontMetrics(typeFont(Type::Base)).boundingRect(cell, kWrappedInCell, index.data().toString()).height();
    if (isQuoted(index))
        height += space(1) + chipSize(index.data(MatrixModel::ChipRole).toString()).height();
    return { width, height + 2 * space(2) + 1 };
}

MatrixHeader::MatrixHeader(Qt::Orientation orientation, QWidget *parent)
    : QHeaderView(orientation, parent)
{
    setSectionsClickable(true);
    setHighlightSections(false);
    setMinimumSectionSize(space(orientation == Qt::Horizontal ? 30 : 12));
    if (orientation == Qt::Vertical)
        setFixedWidth(space(50));
}

void MatrixHeader::paintSection(QPainter *painter, const QRect &rect, int section) const
{
    const Colours &c = colours(palette());
    painter->save();
    painter->fillRect(rect, palette().window());
    painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), c.line);
    painter->fillRect(QRect(rect.right(), rect.top(), 1, rect.height()), c.line);
    const QRect cell = insideCell(rect);
    QTextLayout first;
    QFont strong = typeFont(Type::Strong);
    const int height = layOutLines(first, model()->headerData(section, orientation(), Qt::DisplayRole).toString().left(400),
        strong, cell.width(), kHeaderLines);
    painter->setClipRect(cell);
    painter->setPen(c.text);
    first.draw(painter, cell.topLeft());
    QTextLayout second;
    layOutLines(second, model()->headerData(section, orientation(), MatrixModel::SecondLineRole).toString().left(400),
        typeFont(Type::Caption), cell.width(), kHeaderLines);
    painter->setPen(c.secondary);
    second.draw(painter, QPointF(cell.left(), cell.top() + height + 2));
    painter->restore();
}

QSize MatrixHeader::sectionSizeFromContents(int section) const
{
    const int width = std::max(space(20), (orientation() == Qt::Horizontal ? sectionSize(section) : this->width()) - space(5));
    QTextLayout first, second;
    const int height = layOutLines(first, model()->headerData(section, orientation(), Qt::DisplayRole).toString().left(400),
                           typeFont(Type::Strong), width, kHeaderLines)
        + 2
        + layOutLines(second, model()->headerData(section, orientation(), MatrixModel::SecondLineRole).toString().left(400),
            typeFont(Type::Caption), width, kHeaderLines);
    return { width + space(5), height + 2 * space(2) };
}

} // namespace adduce
