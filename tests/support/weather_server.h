#pragma once
#include "core/network/egress.h"
#include "core/tools/weather.h"
#include "tests/support/loopback_server.h"
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace adduce::test {

/// What Open-Meteo says to a search for Tokyo.
inline const QByteArray kTokyo = R"({"results": [{"id": 1850147, "name": "Tokyo", "latitude": 35.6895, "longitude": 139.69171,
    "country": "Japan", "country_code": "JP", "admin1": "Tokyo", "timezone": "Asia/Tokyo", "population": 9733276}],
    "generationtime_ms": 0.7})";

/// So many hours from midnight of the 1 March 2026 on, by clocks nine hours ahead; each figure is one number all the time.
inline QJsonObject forecast(int hours = 336)
{
    QJsonObject hourly;
    QJsonArray times;
    const QDateTime begin(QDate(2026, 3, 1), QTime(0, 0), Qt::UTC);
    for (int i = 0; i < hours; ++i)
        times.append(begin.addSecs(i * 3600).toString(QStringLiteral("yyyy-MM-ddTHH:mm")));
    hourly[QStringLiteral("time")] = times;
    double value = 10;
    for (const char *figure : { "temperature_2m", "precipitation", "wind_speed_10m", "wind_gusts_10m", "relative_humidity_2m" }) {
        QJsonArray values;
        for (int i = 0; i < hours; ++i)
            values.append(value);
        hourly[QLatin1StringView(figure)] = values;
        value += 10;
    }
    return { { QStringLiteral("latitude"), 35.7 }, { QStringLiteral("longitude"), 139.7 },
        { QStringLiteral("timezone"), QStringLiteral("Asia/Tokyo") }, { QStringLiteral("utc_offset_seconds"), 9 * 3600 },
        { QStringLiteral("hourly_units"), QJsonObject { { QStringLiteral("temperature_2m"), QStringLiteral("°C") } } },
        { QStringLiteral("hourly"), hourly } };
}

inline QByteArray bytes(const QJsonObject &json)
{
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

/// Another value for one of the hourly ones.
inline QByteArray forecastWith(const QString &name, const QJsonValue &value)
{
    QJsonObject all = forecast();
    QJsonObject hourly = all[QStringLiteral("hourly")].toObject();
    hourly[name] = value;
    all[QStringLiteral("hourly")] = hourly;
    return bytes(all);
}

/// Answers a search for places and a forecast, each always alike.
class WeatherServer : public LoopbackServer
{
public:
    WeatherServer(const Script &places, const Script &weather)
        : LoopbackServer(
              [places, weather](const QByteArray &request) { return request.startsWith("GET /v1/search?") ? places : weather; })
    {
    }

    [[nodiscard]] WeatherService service() const
    {
        return { .geocoding = url(QStringLiteral("/v1/search")), .forecast = url(QStringLiteral("/v1/forecast")) };
    }
};

} // namespace adduce::test
