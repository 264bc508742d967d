#include "ui/highlights/highlight_colours.h"

#include <QAction>
#include <QPainter>
#include <QVariant>
#include <array>

namespace adduce {

namespace {

struct Tones
{
    QRgb light, dark; ///< over a page
    QRgb swatchOnLight, swatchOnDark;
};

constexpr std::array<Tones, kHighlightColours> kTones { {
    { 0xFFFFF0A6, 0xFF433C0C, 0xFFE0B400, 0xFFE6C84B },
    { 0xFFD5F0BE, 0xFF1D3A12, 0xFF5FA02E, 0xFF8CCB5E },
    { 0xFFCFE3FB, 0xFF12304F, 0xFF3B82D6, 0xFF7FB3EE },
    { 0xFFFBD3DE, 0xFF4A1E2C, 0xFFD9557B, 0xFFEE93AE },
    { 0xFFE5D8F8, 0xFF33214D, 0xFF8A5FCB, 0xFFB99AE6 },
} };

const Tones &tones(HighlightColour colour)
{
    return kTones[static_cast<std::size_t>(colour)];
}

} // namespace

QColor highlightColour(HighlightColour colour, bool dark)
{
    return QColor::fromRgb(dark ? tones(colour).dark : tones(colour).light);
}

QColor swatchColour(HighlightColour colour, bool dark)
{
    return QColor::fromRgb(dark ? tones(colour).swatchOnDark : tones(colour).swatchOnLight);
}

QIcon swatch(HighlightColour colour, bool dark)
{
    constexpr int kSide = 64; // pixels; drawn smaller, and sharp up to four times the usual size
    QPixmap drawn(kSide, kSide);
    drawn.fill(Qt::transparent);
    QPainter painter(&drawn);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(swatchColour(colour, dark));
    painter.drawEllipse(QRect(8, 8, kSide - 16, kSide - 16));
    return QIcon(drawn);
}

QList<QAction *> colourActions(QObject *parent, bool dark)
{
    QList<QAction *> actions;
    for (std::size_t i = 0; i < kHighlightColours; ++i) {
        const auto colour = static_cast<HighlightColour>(i);
        auto *action = new QAction(swatch(colour, dark), words(colour), parent);
        action->setData(static_cast<int>(i));
        actions << action;
    }
    return actions;
}

} // namespace adduce
