#pragma once
#include "core/settings/stage_parameters.h"
#include <QDateTime>
#include <optional>
#include <vector>

namespace adduce {

/// The weather of one hour. None: the service has no value for it.
struct WeatherHour
{
    QDateTime at = {}; ///< UTC, its beginning
    std::optional<double> temperature = {}; ///< °C
    std::optional<double> precipitation = {}; ///< mm, of the hour
    std::optional<double> wind = {}; ///< km/h
    std::optional<double> gusts = {}; ///< km/h
    std::optional<double> humidity = {}; ///< %

    friend bool operator==(const WeatherHour &, const WeatherHour &) = default;
};

/// An hour whose temperature lies far from the mean.
struct WeatherAnomaly
{
    std::size_t hour = 0; ///< its place among the hours, from 0
    double deviations = 0; ///< how many standard deviations; below 0: colder

    friend bool operator==(const WeatherAnomaly &, const WeatherAnomaly &) = default;
};

/// What the hours come to.
struct WeatherFigures
{
    /// Of each hour: the mean temperature of the last ones that end with it (WeatherParameters::rollingHours); none before there are so
    /// many, and where half of them or more have no value.
    std::vector<std::optional<double>> rollingMeans = {};
    std::optional<double> mean = {}; ///< of all temperatures
    std::optional<double> deviation = {}; ///< their standard deviation, of a sample; none of fewer than two
    std::vector<WeatherAnomaly> anomalies = {}; ///< hours farther from the mean than is usual, in order
    std::optional<double> volatility = {}; ///< mean absolute change of the temperature from one hour to the next, °C
    int calmHours = 0; ///< with wind below WeatherParameters::calmBelow
    int gustyHours = 0; ///< with gusts of `gustyFrom` or more
    double completeness = 0; ///< 0 to 1: share of the hours asked for that have all five values

    friend bool operator==(const WeatherFigures &, const WeatherFigures &) = default;
};

/// `hours` follow each other; `asked`: how many were asked for. Pure.
WeatherFigures weatherFigures(const std::vector<WeatherHour> &hours, int asked, const WeatherParameters &parameters = {});

/// What some of the hours come to.
struct WeatherSpan
{
    std::optional<double> lowest = {}; ///< temperature, °C
    std::optional<double> highest = {};
    std::optional<double> precipitation = {}; ///< mm, in all; none without any value

    friend bool operator==(const WeatherSpan &, const WeatherSpan &) = default;
};

/// Of the hours that begin from `from` until before `until`. Pure.
WeatherSpan weatherSpan(const std::vector<WeatherHour> &hours, const QDateTime &from, const QDateTime &until);

} // namespace adduce
