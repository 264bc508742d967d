#include "ui/reader/recolour.h"

namespace adduce {

void recolour(QImage &page)
{
    constexpr int kDark = 0x1B; // of white paper
    constexpr int kLight = 0xE2; // of black ink
    for (int y = 0; y < page.height(); ++y) {
        auto *row = reinterpret_cast<QRgb *>(page.scanLine(y));
        for (int x = 0; x < page.width(); ++x) {
            const int r = qRed(row[x]);
            const int g = qGreen(row[x]);
            const int b = qBlue(row[x]);
            const int light = (r * 77 + g * 151 + b * 28) >> 8;
            const int mapped = kLight - (kLight - kDark) * light / 255;
            const auto channel = [&](int c) { return std::clamp(mapped + (c - light) * 3 / 4, 0, 255); };
            row[x] = qRgb(channel(r), channel(g), channel(b));
        }
    }
}

} // namespace adduce
