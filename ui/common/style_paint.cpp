#include "ui/common/style_paint.h"

#include "ui/common/icons.h"
#include "ui/common/theme.h"
#include "ui/common/type.h"
#include <QAbstractSpinBox>
#include <QPainter>
#include <QStyleOption>
#include <array>
#include <tuple>

namespace adduce {

using namespace Qt::StringLiterals;

constexpr qreal kRadius = 4;

void roundedBox(QPainter &painter, const QRect &rect, const QBrush &fill, const QPen &edge)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(fill);
    painter.setPen(edge);
    const qreal half = edge.style() == Qt::NoPen ? 0 : edge.widthF() / 2;
    painter.drawRoundedRect(QRectF(rect).adjusted(half, half, -half, -half), kRadius, kRadius);
    painter.restore();
}

void paintButton(QPainter &painter, const QStyleOption &option, bool primary)
{
    const Colours &c = colours(option.palette);
    const bool enabled = option.state & QStyle::State_Enabled;
    const bool down = option.state & (QStyle::State_Sunken | QStyle::State_On);
    const bool hover = enabled && (option.state & QStyle::State_MouseOver);
    QColor fill = down ? c.tintStrong : hover ? c.hover : option.palette.color(QPalette::Button);
    QColor edge = enabled ? c.lineStrong : c.line;
    if (primary && enabled)
        fill = edge = down ? c.accent.darker(115) : hover ? c.accent.lighter(c.isDark ? 108 : 118) : c.accent;
    roundedBox(painter, option.rect, fill, QPen(edge, 1));
}

void paintInput(QPainter &painter, const QStyleOption &option, bool fill)
{
    const Colours &c = colours(option.palette);
    const bool focus = option.state & QStyle::State_HasFocus;
    const bool enabled = option.state & QStyle::State_Enabled;
    roundedBox(painter, option.rect,
        fill ? QBrush(option.palette.color(enabled ? QPalette::Base : QPalette::Window)) : QBrush(Qt::NoBrush),
        focus ? QPen(c.accent, 2) : QPen(enabled ? c.field : c.line, 1));
}

void paintTab(QPainter &painter, const QStyleOptionTab &option)
{
    const Colours &c = colours(option.palette);
    const bool selected = option.state & QStyle::State_Selected;
    if (!selected && (option.state & QStyle::State_MouseOver))
        painter.fillRect(option.rect, c.hover);
    if (option.state & QStyle::State_HasFocus) {
        painter.setPen(QPen(c.accent, 2));
        painter.drawRect(option.rect.adjusted(3, 4, -4, -5));
    }
    if (selected)
        painter.fillRect(QRect(option.rect.left(), option.rect.bottom() - 1, option.rect.width(), 2), c.accent);
    painter.setFont(typeFont(selected ? Type::Strong : Type::Base));
    painter.setPen(selected ? c.text : c.secondary);
    const QRect text = option.rect.adjusted(option.leftButtonSize.width(), 0, -option.rightButtonSize.width(), 0);
    painter.drawText(text, Qt::AlignCenter | Qt::TextShowMnemonic, option.text);
}

void paintProgress(QPainter &painter, const QStyleOptionProgressBar &option)
{
    const Colours &c = colours(option.palette);
    QRect groove = option.rect;
    groove.setHeight(4);
    groove.moveCenter(option.rect.center());
    painter.fillRect(groove, c.line);
    const int range = option.maximum - option.minimum;
    if (range <= 0) { // unknown: a quiet third
        painter.fillRect(groove.adjusted(0, 0, -groove.width() * 2 / 3, 0), c.chipEdge);
        return;
    }
    groove.setWidth(static_cast<int>(qint64(groove.width()) * (option.progress - option.minimum) / range));
    painter.fillRect(groove, c.accent);
}

void paintScrollBar(const QStyle &style, QPainter &painter, const QStyleOptionSlider &option, const QWidget *widget)
{
    const Colours &c = colours(option.palette);
    if (option.maximum <= option.minimum)
        return;
    QRect slider = style.subControlRect(QStyle::CC_ScrollBar, &option, QStyle::SC_ScrollBarSlider, widget);
    slider = option.orientation == Qt::Vertical ? slider.adjusted(2, 1, -2, -1) : slider.adjusted(1, 2, -1, -2);
    const bool active = option.state & (QStyle::State_MouseOver | QStyle::State_Sunken);
    roundedBox(painter, slider, active ? c.field : c.lineStrong, Qt::NoPen);
}

/// Lying ones only: a line, filled up to a round handle.
void paintSlider(const QStyle &style, QPainter &painter, const QStyleOptionSlider &option, const QWidget *widget)
{
    const Colours &c = colours(option.palette);
    const bool isEnabled = option.state & QStyle::State_Enabled;
    const QRect handle = style.subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, widget);
    const int side = std::min(iconSize() - 2, option.rect.height() - 2);
    QRect knob(0, 0, side, side);
    knob.moveCenter(handle.center());
    const QRect groove(option.rect.left(), knob.center().y() - 1, option.rect.width(), 3);
    painter.fillRect(groove, c.lineStrong);
    QRect filled = groove;
    if (option.upsideDown)
        filled.setLeft(knob.center().x());
    else
        filled.setRight(knob.center().x());
    painter.fillRect(filled, isEnabled ? c.accent : c.field);
    const bool hasFocus = option.state & QStyle::State_HasFocus;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(hasFocus ? c.accent : c.field, hasFocus ? 2 : 1));
    painter.setBrush(option.palette.base());
    painter.drawEllipse(knob);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void paintCheck(QPainter &painter, const QStyleOption &option)
{
    const Colours &c = colours(option.palette);
    const int side = std::min(option.rect.width(), option.rect.height());
    const QRect box(option.rect.left(), option.rect.top() + (option.rect.height() - side) / 2, side, side);
    const bool on = option.state & (QStyle::State_On | QStyle::State_NoChange);
    const QColor &full = option.state & QStyle::State_Enabled ? c.accent : c.lineStrong;
    roundedBox(painter, box, on ? QBrush(full) : option.palette.base(), QPen(on ? full : c.field, 1));
    if (on)
        paintIcon(painter, box.adjusted(1, 1, -1, -1), option.state & QStyle::State_On ? u"check"_s : u"dash"_s, c.onAccent);
}

void paintSpin(const QStyle &style, QPainter &painter, const QStyleOptionSpinBox &option, const QWidget *widget)
{
    const Colours &c = colours(option.palette);
    paintInput(painter, option, true);
    const std::array buttons { std::tuple(QStyle::SC_SpinBoxUp, QAbstractSpinBox::StepUpEnabled, u"go-up"_s),
        std::tuple(QStyle::SC_SpinBoxDown, QAbstractSpinBox::StepDownEnabled, u"go-down"_s) };
    for (const auto &[part, step, name] : buttons) {
        const QRect place = style.subControlRect(QStyle::CC_SpinBox, &option, part, widget);
        const int side = std::min({ place.width(), place.height(), iconSize() * 3 / 4 });
        QRect drawn(0, 0, side, side);
        drawn.moveCenter(place.center());
        paintIcon(painter, drawn, name, option.stepEnabled.testFlag(step) ? c.text : c.secondary);
    }
}

void paintCombo(QPainter &painter, const QStyleOptionComboBox &option)
{
    const Colours &c = colours(option.palette);
    QStyleOption box = option;
    box.state &= ~(QStyle::State_On | QStyle::State_Sunken);
    paintButton(painter, box, false);
    if (option.state & QStyle::State_HasFocus)
        roundedBox(painter, option.rect, Qt::NoBrush, QPen(c.accent, 2));
    const int side = iconSize() - 4;
    paintIcon(painter, QRect(option.rect.right() - side - space(2), option.rect.center().y() - side / 2, side, side),
        u"go-down"_s, c.secondary);
}

} // namespace adduce
