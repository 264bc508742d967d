#pragma once
#include <QWidget>
#include <utility>

namespace adduce {

/// Notices, while a widget is painted, that it has come to a screen with other pixels: what it shows is to be drawn anew.
class ScreenScale
{
public:
    [[nodiscard]] bool hasChanged(const QWidget &widget)
    {
        const double now = widget.devicePixelRatioF();
        return std::exchange(m_scale, now) != now;
    }

private:
    double m_scale = 1; ///< device pixels a pixel, when it was painted last
};

} // namespace adduce
