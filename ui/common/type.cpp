#include "ui/common/type.h"

#include <QApplication>
#include <QFontMetrics>
#include <QtMath>

namespace adduce {

QFont typeFont(Type type)
{
    QFont font = QApplication::font();
    const double points = font.pointSizeF() > 0 ? font.pointSizeF() : font.pixelSize() * 0.75;
    switch (type) {
    case Type::Caption:
        font.setPointSizeF(points - 1);
        break;
    case Type::Base:
        break;
    case Type::Strong:
        font.setWeight(QFont::DemiBold);
        break;
    case Type::Quote:
        font.setPointSizeF(points + 0.5);
        break;
    case Type::Reading:
        font.setPointSizeF(points + 1.5);
        break;
    case Type::Question:
        font.setPointSizeF(points + 3);
        font.setWeight(QFont::DemiBold);
        break;
    case Type::Figure:
        font.setPointSizeF(points + 11);
        font.setWeight(QFont::DemiBold);
        break;
    }
    return font;
}

static int lineSpacing(Type type)
{
    return QFontMetrics(typeFont(type)).lineSpacing();
}

int space(int steps)
{
    return std::max(3, lineSpacing(Type::Base) / 4) * steps;
}

int controlHeight()
{
    return lineSpacing(Type::Base) + 3 * space(1) - 2;
}

int iconSize()
{
    return std::max(16, space(4));
}

int readingWidth()
{
    return qCeil(QFontMetricsF(typeFont(Type::Reading)).averageCharWidth() * 78) + gutter();
}

int gutter()
{
    return space(4);
}

} // namespace adduce
