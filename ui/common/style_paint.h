#pragma once
#include <QBrush>
#include <QPen>

class QPainter;
class QStyle;
class QStyleOption;
class QStyleOptionComboBox;
class QStyleOptionProgressBar;
class QStyleOptionSlider;
class QStyleOptionSpinBox;
class QStyleOptionTab;
class QWidget;

namespace adduce {

// How Style draws its parts: flat boxes with a radius of 4, in the colours of the option's palette.

void roundedBox(QPainter &painter, const QRect &rect, const QBrush &fill, const QPen &edge);
void paintButton(QPainter &painter, const QStyleOption &option, bool primary);
void paintInput(QPainter &painter, const QStyleOption &option, bool fill);
void paintTab(QPainter &painter, const QStyleOptionTab &option);
void paintProgress(QPainter &painter, const QStyleOptionProgressBar &option);
void paintScrollBar(const QStyle &style, QPainter &painter, const QStyleOptionSlider &option, const QWidget *widget);
void paintSlider(const QStyle &style, QPainter &painter, const QStyleOptionSlider &option, const QWidget *widget);
void paintCheck(QPainter &painter, const QStyleOption &option);
void paintSpin(const QStyle &style, QPainter &painter, const QStyleOptionSpinBox &option, const QWidget *widget);
void paintCombo(QPainter &painter, const QStyleOptionComboBox &option);

} // namespace adduce
