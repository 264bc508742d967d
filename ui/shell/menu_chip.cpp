#include "ui/shell/menu_chip.h"

#include "ui/common/theme.h"
#include "ui/common/type.h"
#include "ui/common/widgets.h"
#include <QPainter>
#include <QStyleOptionToolButton>

namespace adduce {

using namespace Qt::StringLiterals;

MenuChip::MenuChip(const QString &iconName, const QString &name, QWidget *parent)
    : QToolButton(parent)
    , m_iconName(iconName)
    , m_name(name)
{
    setPopupMode(QToolButton::InstantPopup);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

void MenuChip::setIconName(const QString &iconName)
{
    m_iconName = iconName;
    update();
}

void MenuChip::setWords(const QString &words)
{
    setText(words);
    setTip(*this, words);
    setAccessibleName(u"%1: %2"_s.arg(m_name, words));
    updateGeometry();
    update();
}

QSize MenuChip::sizeHint() const
{
    const int text = std::min(fontMetrics().horizontalAdvance(this->text()), space(70));
    return { text + 2 * adduce::iconSize() + space(8), controlHeight() };
}

QSize MenuChip::minimumSizeHint() const
{
    return { 2 * adduce::iconSize() + space(6), controlHeight() };
}

void MenuChip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    QStyleOptionToolButton option;
    initStyleOption(&option);
    option.state &= ~QStyle::State_AutoRaise;
    style()->drawPrimitive(QStyle::PE_PanelButtonTool, &option, &painter, this);
    if (hasFocus())
        style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
    const Colours &c = colours(palette());
    const QColor ink = isEnabled() ? c.text : palette().color(QPalette::Disabled, QPalette::Text);
    const int side = adduce::iconSize();
    QRect inner = rect().adjusted(space(2) + 1, 0, -space(2) - 1, 0);
    paintIcon(painter, QRect(inner.left(), inner.center().y() - side / 2, side, side), m_iconName, ink);
    paintIcon(painter, QRect(inner.right() - side + 4, inner.center().y() - side / 2 + 2, side - 4, side - 4), u"go-down"_s,
        c.secondary);
    inner.adjust(side + space(1) + 2, 0, -side, 0);
    painter.setPen(ink);
    painter.drawText(inner, Qt::AlignLeft | Qt::AlignVCenter, fontMetrics().elidedText(text(), Qt::ElideMiddle, inner.width()));
}

} // namespace adduce
