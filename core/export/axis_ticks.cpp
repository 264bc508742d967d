#include "core/export/axis_ticks.h"

#include <QLocale>
#include <algorithm>
#include <array>
#include <cmath>

namespace adduce {

std::vector<double> axisTicks(const Interval &range)
{
    constexpr double kSteps = 5; // wished for
    const double width = range.high > range.low ? range.high - range.low : std::max(std::abs(range.low), 1.0);
    const double power = std::pow(10, std::floor(std::log10(width / kSteps)));
    double step = power * 10;
    for (const double round : std::array { 5.0, 2.0, 1.0 })
        if (round * power * kSteps >= width)
            step = round * power;
    const double low = range.high > range.low ? range.low : range.low - width / 2;
    const double high = range.high > range.low ? range.high : range.high + width / 2;
    const auto first = static_cast<qint64>(std::floor(low / step));
    const auto last = std::max(first + 1, static_cast<qint64>(std::ceil(high / step)));
    std::vector<double> ticks;
    for (qint64 i = first; i <= last; ++i)
        ticks.push_back(static_cast<double>(i) * step);
    return ticks;
}

QString tickLabel(double tick)
{
    constexpr int kDigits = 6;
    return QLocale().toString(tick, 'g', kDigits).replace(u'-', QChar(0x2212));
}

} // namespace adduce
