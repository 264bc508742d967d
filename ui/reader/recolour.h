#pragma once
#include <QImage>

namespace adduce {

/// Turns a light page (RGB32) into a dark one in place: the lightness is mapped onto the dark theme's Base to Text, the
/// hue stays, so that links and figures keep their colour.
void recolour(QImage &page);

} // namespace adduce
