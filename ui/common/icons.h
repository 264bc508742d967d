#pragma once
#include <QIcon>
#include <QPixmap>

class QPalette;

namespace adduce {

/// Which colour of the palette an icon takes.
enum class Tone
{
    Text,
    Secondary,
    Accent,
    OnAccent,
    Attention,
    Error
};

/// One of our own icons (`resources/icons/NAME.svg`), drawn in a colour of the application's palette of the moment: it
/// follows a change of theme by itself. Sharp at every size and screen scale.
[[nodiscard]] QIcon icon(const QString &name, Tone tone = Tone::Text);

/// For delegates and paint events.
void paintIcon(QPainter &painter, const QRect &rect, const QString &name, const QColor &colour);

} // namespace adduce
