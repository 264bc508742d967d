#include "core/tools/weather_figures.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace adduce {

namespace {

std::optional<double> meanOf(std::span<const WeatherHour> hours, int fewest)
{
    double sum = 0;
    int count = 0;
    for (const WeatherHour &hour : hours)
        if (hour.temperature) {
            sum += *hour.temperature;
            ++count;
        }
    return count >= fewest ? std::optional(sum / count) : std::nullopt;
}

std::vector<std::optional<double>> rollingMeansOf(const std::vector<WeatherHour> &hours, int rollingHours)
{
    const auto rolling = static_cast<std::size_t>(std::max(rollingHours, 1));
    std::vector<std::optional<double>> means(hours.size());
    for (std::size_t end = rolling; end <= hours.size(); ++end)
        means[end - 1] = meanOf(std::span(hours).subspan(end - rolling, rolling), static_cast<int>(rolling) / 2 + 1);
    return means;
}

std::optional<double> deviationOf(const std::vector<WeatherHour> &hours, double mean)
{
    double squares = 0;
    int count = 0;
    for (const WeatherHour &hour : hours)
        if (hour.temperature) {
            squares += (*hour.temperature - mean) * (*hour.temperature - mean);
            ++count;
        }
    return count > 1 ? std::optional(std::sqrt(squares / (count - 1))) : std::nullopt;
}

std::vector<WeatherAnomaly> anomaliesIn(
    const std::vector<WeatherHour> &hours, double mean, double deviation, double anomalousDeviations)
{
    std::vector<WeatherAnomaly> found;
    constexpr double kEven = 1e-9; // °C: what all hours alike differ by is rounding
    for (std::size_t i = 0; i < hours.size() && deviation > kEven; ++i)
        if (hours[i].temperature && std::abs(*hours[i].temperature - mean) > anomalousDeviations * deviation)
            found.push_back({ i, (*hours[i].temperature - mean) / deviation });
    return found;
}

std::optional<double> volatilityOf(const std::vector<WeatherHour> &hours)
{
    double sum = 0;
    int count = 0;
    for (std::size_t i = 1; i < hours.size(); ++i)
        if (hours[i].temperature && hours[i - 1].temperature) {
            sum += std::abs(*hours[i].temperature - *hours[i - 1].temperature);
            ++count;
        }
    return count > 0 ? std::optional(sum / count) : std::nullopt;
}

bool isComplete(const WeatherHour &hour)
{
    return hour.temperature && hour.precipitation && hour.wind && hour.gusts && hour.humidity;
}

} // namespace

WeatherFigures weatherFigures(const std::vector<WeatherHour> &hours, int asked, const WeatherParameters &parameters)
{
    WeatherFigures figures;
    figures.rollingMeans = rollingMeansOf(hours, parameters.rollingHours);
    figures.mean = meanOf(hours, 1);
    if (figures.mean)
        figures.deviation = deviationOf(hours, *figures.mean);
    if (figures.deviation)
        figures.anomalies = anomaliesIn(hours, *figures.mean, *figures.deviation, parameters.anomalousDeviations);
    figures.volatility = volatilityOf(hours);
    for (const WeatherHour &hour : hours) {
        figures.calmHours += hour.wind && *hour.wind < parameters.calmBelow ? 1 : 0;
        figures.gustyHours += hour.gusts && *hour.gusts >= parameters.gustyFrom ? 1 : 0;
    }
    if (asked > 0)
        figures.completeness = std::min(1.0, static_cast<double>(std::ranges::count_if(hours, isComplete)) / asked);
    return figures;
}

WeatherSpan weatherSpan(const std::vector<WeatherHour> &hours, const QDateTime &from, const QDateTime &until)
{
    WeatherSpan span;
    for (const WeatherHour &hour : hours) {
        if (hour.at < from || hour.at >= until)
            continue;
        if (hour.temperature) {
            span.lowest = std::min(span.lowest.value_or(*hour.temperature), *hour.temperature);
            span.highest = std::max(span.highest.value_or(*hour.temperature), *hour.temperature);
        }
        if (hour.precipitation)
            span.precipitation = span.precipitation.value_or(0) + *hour.precipitation;
    }
    return span;
}

} // namespace adduce
