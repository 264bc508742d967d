#pragma once
#include <QProxyStyle>

namespace adduce {

/// Fusion without its gradients: flat buttons, inputs, tabs, bars and rows in the colours of the palette.
class Style : public QProxyStyle
{
    Q_OBJECT

public:
    Style();

    void drawPrimitive(
        PrimitiveElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const override;
    void drawComplexControl(
        ComplexControl control, const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const override;
    QRect subControlRect(
        ComplexControl control, const QStyleOptionComplex *option, SubControl sub, const QWidget *widget) const override;
    QRect subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const override;
    QSize sizeFromContents(
        ContentsType type, const QStyleOption *option, const QSize &size, const QWidget *widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override;
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget, QStyleHintReturn *data) const override;
    void polish(QWidget *widget) override;
    using QProxyStyle::polish;
};

/// Marks a button as the one thing to do: filled with the accent.
void makePrimary(QWidget *button);
[[nodiscard]] bool isPrimary(const QWidget *button);

} // namespace adduce
