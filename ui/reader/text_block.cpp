#include "ui/reader/text_block.h"

#include <algorithm>
#include <cstdlib>

namespace adduce {

std::optional<FoundTextBlock> findTextBlock(const QImage &page, double scale)
{
    // Columns of pixels that hold more ink than a rule under a running head is thick: one letter of one long line does. The
    // paper's colour is that of its corner.
    constexpr double kRule = 2;
    const QRgb paper = page.pixel(1, 1);
    const auto inked = [&](int x) {
        int ink = 0;
        for (int y = page.height() / 20; y < page.height() * 19 / 20; ++y)
            ink += std::abs(qGray(page.pixel(x, y)) - qGray(paper)) > 60 ? 1 : 0;
        return ink > kRule * scale;
    };
    int left = 0;
    int right = page.width() - 1;
    while (left < right && !inked(left))
        ++left;
    while (right > left && !inked(right))
        --right;
    if (left >= right)
        return std::nullopt;
    constexpr double kAir = 8;
    const TextBlock block { left / scale - kAir, std::min(page.width() / scale, right / scale + kAir) };
    return FoundTextBlock { block, right - left >= page.width() * 2 / 5 };
}

} // namespace adduce
