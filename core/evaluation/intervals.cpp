#include "core/evaluation/intervals.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <random>

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

std::optional<Interval> resampledInterval(const std::vector<RatioPart> &parts)
{
    constexpr int kSamples = 1000;
    if (parts.size() < 2)
        return std::nullopt;
    std::mt19937 random(20'240'229); // NOLINT: the same observations have the same interval
    std::vector<double> figures;
    for (int sample = 0; sample < kSamples; ++sample) {
        RatioPart sum { 0, 0 };
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const RatioPart &drawn = parts[static_cast<std::size_t>(std::uint64_t(random()) * parts.size() >> 32U)];
            sum.value += drawn.value;
            sum.of += drawn.of;
        }
        if (sum.of > 0)
            figures.push_back(sum.value / sum.of);
    }
    if (figures.empty())
        return std::nullopt;
    return Interval { quantile(figures, 0.025), quantile(figures, 0.975) };
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
