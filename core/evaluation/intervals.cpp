#include "core/evaluation/intervals.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace adduce {

double meanOf(const std::vector<double> &values)
{
    return values.empty() ? 0 : std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

Interval meanInterval(const std::vector<double> &values)
{
    if (values.size() < 2)
        return {};
    const auto n = static_cast<double>(values.size());
    const double mean = meanOf(values);
    double squares = 0;
    for (const double value : values)
        squares += (value - mean) * (value - mean);
    const double half = kNormal95 * std::sqrt(squares / (n - 1) / n);
    return { std::max(0.0, mean - half), std::min(1.0, mean + half) };
}

double quantile(std::vector<double> values, double share)
{
    if (values.empty())
        return 0;
    std::ranges::sort(values);
    const double at = std::clamp(share, 0.0, 1.0) * static_cast<double>(values.size() - 1);
    const auto below = static_cast<std::size_t>(at);
    const std::size_t above = std::min(below + 1, values.size() - 1);
    return values[below] + (at - static_cast<double>(below)) * (values[above] - values[below]);
}

} // namespace adduce
