#pragma once
#include "core/base/error.h"
#include "core/tools/weather_figures.h"
#include <QStringList>
#include <QUrl>
#include <stop_token>

namespace adduce {

class EgressGate;

/// Where the weather is asked for: Open-Meteo, which wants no key and is free where it is not for profit; or another that answers as it.
struct WeatherService
{
    QUrl geocoding { QStringLiteral("https://geocoding-api.open-meteo.com/v1/search") };
    QUrl forecast { QStringLiteral("https://api.open-meteo.com/v1/forecast") };
};

/// The weather of a place, of some days before and some from today on.
struct Weather
{
    QString place; ///< as the service calls it
    QString region; ///< "Oregon"; may be empty, as the country may
    QString country;
    double latitude = 0; ///< degrees
    double longitude = 0;
    QStringList others {}; ///< places of the same name that were not meant, "Paris, Texas, United States"
    QDateTime at {}; ///< UTC, when it was asked for
    int offsetSeconds = 0; ///< of the place's clocks from UTC
    std::vector<WeatherHour> hours {}; ///< one after the other
    WeatherFigures figures {};
    WeatherParameters parameters {}; ///< that these were reckoned with
};

/// Finds the place ("Tokyo"; "Portland, Oregon": with the region or country it is in) and asks for its weather. Of several places that are
/// called so, the one with the most inhabitants is taken, and the others are told. Sends nothing but the name, the language of its
/// replies, and then the coordinates. Blocks; needs no event loop. Throws BadInput for a place that is not known (the detail is the place), BadReply for a
/// reply that cannot be used, Rejected, Overloaded, Unreachable when none comes in time, Stopped, and as the gate.
Weather fetchWeather(EgressGate &gate, const QString &place, const WeatherService &service = {},
    const WeatherParameters &parameters = {}, const std::stop_token &stop = {});

/// What the weather is, a sentence a line, translated, in numbers of the user's language, with units and the source. Text of the service in
/// them is plain text.
QStringList weatherLines(const Weather &weather);

/// Why there is no weather and what to do, translated.
ErrorWords weatherErrorWords(const Error &error);

} // namespace adduce
