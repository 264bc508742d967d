#include "core/tools/weather.h"

#include "core/base/tr.h"

#include <QLocale>
#include <algorithm>
#include <cmath>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

QString number(double value, int digits = 1)
{
    return QLocale().toString(value, 'f', digits);
}

/// By the clocks of the place.
QString timeWords(const Weather &weather, const QDateTime &at)
{
    const QDateTime there = at.toOffsetFromUtc(weather.offsetSeconds);
    return QLocale().toString(there.date(), QLocale::ShortFormat) + u' ' + there.time().toString(u"HH:mm"_s);
}

QString placeWords(const Weather &weather)
{
    QStringList parts { weather.place, weather.region, weather.country };
    parts.removeAll(QString());
    parts.removeDuplicates();
    return tr("Weather of %1 (%2°, %3°).").arg(parts.join(u", "_s), number(weather.latitude, 2), number(weather.longitude, 2));
}

/// The hour that holds the moment it was asked for; null when it is not among them.
const WeatherHour *hourNow(const Weather &weather)
{
    const auto next = std::ranges::upper_bound(weather.hours, weather.at, {}, &WeatherHour::at);
    constexpr int kHourSeconds = 3'600;
    if (next == weather.hours.begin() || std::prev(next)->at.secsTo(weather.at) >= kHourSeconds)
        return nullptr;
    return &*std::prev(next);
}

QString nowWords(const Weather &weather, const WeatherHour &now)
{
    QStringList parts;
    if (now.temperature)
        parts << tr("%1 °C").arg(number(*now.temperature));
    if (now.wind)
        parts << tr("wind %1 km/h").arg(number(*now.wind, 0));
    if (now.humidity)
        parts << tr("humidity %1 %").arg(number(*now.humidity, 0));
    return parts.isEmpty() ? QString() : tr("At %1 there: %2.").arg(timeWords(weather, now.at), parts.join(u", "_s));
}

QString spanWords(const WeatherSpan &span, const char *withRain, const char *without)
{
    if (!span.lowest)
        return {};
    return span.precipitation ? tr(withRain).arg(number(*span.lowest), number(*span.highest), number(*span.precipitation))
                              : tr(without).arg(number(*span.lowest), number(*span.highest));
}

QString anomalyWords(const Weather &weather)
{
    const std::vector<WeatherAnomaly> &all = weather.figures.anomalies;
    const QString deviations = QLocale().toString(weather.parameters.anomalousDeviations);
    if (all.empty())
        return tr("No hour lies more than %1 standard deviations from the mean temperature.").arg(deviations);
    const auto size = [](const WeatherAnomaly &anomaly) { return std::abs(anomaly.deviations); };
    const WeatherHour &farthest = weather.hours.at(std::ranges::max_element(all, {}, size)->hour);
    return tr("Hours more than %1 standard deviations from the mean temperature: %2; the farthest has %3 °C (%4).")
        .arg(deviations, QString::number(all.size()), number(farthest.temperature.value_or(0)), timeWords(weather, farthest.at));
}

/// The rolling mean that ends with the moment it was asked for.
std::optional<double> lastMean(const Weather &weather)
{
    const WeatherHour *now = hourNow(weather);
    const auto index = now ? static_cast<std::size_t>(now - weather.hours.data()) : weather.hours.size();
    return index < weather.figures.rollingMeans.size() ? weather.figures.rollingMeans[index] : std::nullopt;
}

QStringList figureLines(const Weather &weather)
{
    const WeatherFigures &figures = weather.figures;
    QStringList lines;
    if (const auto mean = lastMean(weather))
        lines
            << tr("Mean temperature of the last %Ln hour(s): %1 °C.", nullptr, weather.parameters.rollingHours).arg(number(*mean));
    if (figures.volatility)
        lines << tr("From one hour to the next the temperature changes by %1 °C on average.").arg(number(*figures.volatility, 2));
    if (figures.deviation)
        lines << anomalyWords(weather);
    lines << tr("Calm hours, with wind below %1 km/h: %2. Gusty hours, with gusts of %3 km/h or more: %4.")
                 .arg(QLocale().toString(weather.parameters.calmBelow), QString::number(figures.calmHours),
                     QLocale().toString(weather.parameters.gustyFrom), QString::number(figures.gustyHours));
    constexpr double kPercent = 100;
    lines << tr("All values are there for %1 % of the hours.").arg(number(std::floor(figures.completeness * kPercent), 0));
    return lines;
}

} // namespace

QStringList weatherLines(const Weather &weather)
{
    QStringList lines { placeWords(weather) };
    if (!weather.others.isEmpty())
        lines << tr("Of the places of this name, the one with the most inhabitants was taken. Others: %1.")
                     .arg(weather.others.join(u"; "_s));
    const WeatherHour *now = hourNow(weather);
    const QDateTime present = now ? now->at : weather.at;
    if (now)
        lines << nowWords(weather, *now);
    const QDateTime begin = weather.hours.empty() ? present : weather.hours.front().at;
    const QDateTime end = weather.hours.empty() ? present : weather.hours.back().at.addSecs(1);
    lines << spanWords(weatherSpan(weather.hours, begin, present),
        QT_TRANSLATE_NOOP("adduce", "The days before: %1 to %2 °C, %3 mm of precipitation."),
        QT_TRANSLATE_NOOP("adduce", "The days before: %1 to %2 °C."));
    lines << spanWords(weatherSpan(weather.hours, present, end),
        QT_TRANSLATE_NOOP("adduce", "The days ahead: %1 to %2 °C, %3 mm of precipitation."),
        QT_TRANSLATE_NOOP("adduce", "The days ahead: %1 to %2 °C."));
    lines << figureLines(weather) << tr("Source: Open-Meteo.com, CC BY 4.0.");
    lines.removeAll(QString());
    return lines;
}

ErrorWords weatherErrorWords(const Error &error)
{
    const auto with = [&](const QString &what) { return what.arg(error.detail()); };
    switch (error.kind()) {
    case ErrorKind::BadInput:
        return { with(tr("The weather service knows no place called %1.")),
            tr("Check the spelling, or name a larger place nearby.") };
    case ErrorKind::Unreachable:
    case ErrorKind::NotListening:
        return { with(tr("The weather service does not answer: %1.")),
            tr("Check the connection to the internet, and ask again in a while.") };
    case ErrorKind::BadReply:
        return { with(tr("What the weather service replied cannot be used: %1.")), tr("Ask again in a while.") };
    case ErrorKind::Rejected:
        return { with(tr("The weather service does not take the request: %1.")), tr("Ask again in a while.") };
    default:
        return words(error.kind(), error.detail());
    }
}

} // namespace adduce
