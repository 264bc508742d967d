#include "ui/common/flow_layout.h"

#include <QStyle>
#include <QWidget>
#include <algorithm>

namespace adduce {

FlowLayout::FlowLayout(QWidget *parent)
    : QLayout(parent)
{
}

FlowLayout::~FlowLayout()
{
    for (const QLayoutItem *item : m_items)
        delete item;
}

void FlowLayout::addItem(QLayoutItem *item)
{
    m_items.push_back(item);
}

QLayoutItem *FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)] : nullptr;
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    QLayoutItem *item = itemAt(index);
    if (item)
        m_items.erase(m_items.begin() + index);
    return item;
}

int FlowLayout::heightForWidth(int width) const
{
    return place(QRect(0, 0, width, 0), false);
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem *item : m_items)
        size = size.expandedTo(item->minimumSize());
    const QMargins m = contentsMargins();
    return size + QSize(m.left() + m.right(), m.top() + m.bottom());
}

QSize FlowLayout::sizeHint() const
{
    QSize size;
    for (const QLayoutItem *item : m_items)
        if (!item->isEmpty())
            size = { size.width() + item->sizeHint().width() + spacing(), std::max(size.height(), item->sizeHint().height()) };
    const QMargins m = contentsMargins();
    return size + QSize(m.left() + m.right(), m.top() + m.bottom());
}

void FlowLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    place(rect, true);
}

int FlowLayout::place(const QRect &rect, bool move) const
{
    const QRect inside = rect.marginsRemoved(contentsMargins());
    int x = inside.left();
    int y = inside.top();
    std::vector<Placed> line;
    int height = 0; // of the line
    const auto endLine = [&] {
        if (move)
            setLine(line, height, inside);
        y += height;
        line.clear();
        height = 0;
    };
    for (QLayoutItem *item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize size = item->sizeHint().boundedTo(QSize(std::max(inside.width(), 1), QWIDGETSIZE_MAX));
        if (!line.empty() && x + size.width() > inside.right() + 1) {
            endLine();
            x = inside.left();
            y += spacing();
        }
        line.push_back({ item, QRect(QPoint(x, y), size) });
        x += size.width() + spacing();
        height = std::max(height, size.height());
    }
    endLine();
    return y - rect.top() + contentsMargins().bottom();
}

/// Words stand in the middle of the buttons beside them.
void FlowLayout::setLine(const std::vector<Placed> &line, int height, const QRect &inside) const
{
    const auto direction = parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight;
    for (const auto &[item, place] : line)
        item->setGeometry(QStyle::visualRect(direction, inside, place.translated(0, (height - place.height()) / 2)));
}

} // namespace adduce
