#include "core/tools/weather.h"

#include "core/base/time_limit.h"
#include "core/network/http.h"
#include "core/text/hidden_characters.h"
#include "core/text/words.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QUrlQuery>
#include <algorithm>
#include <array>
#include <cmath>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kMostBytes = qint64(256) << 10; // fourteen days are about 15 kB
constexpr int kMostPlaces = 10;
constexpr qsizetype kLongestName = 80;

[[noreturn]] void throwBadReply(const QUrl &address, const QString &why)
{
    throw Error(ErrorKind::BadReply, hostOf(address), why);
}

/// Throws for a status that is no success.
void checkStatus(const QUrl &address, const HttpReply &reply)
{
    constexpr int kOk = 200;
    constexpr int kBadRequest = 400;
    constexpr int kTooMany = 429;
    constexpr int kServerFails = 500;
    if (reply.status == kOk)
        return;
    const QString status = u"HTTP %1"_s.arg(reply.status);
    const QString reason = QJsonDocument::fromJson(reply.body).object()[u"reason"_s].toString().simplified().left(kLongestName);
    if (reply.status == kTooMany)
        throw Error(ErrorKind::Overloaded, hostOf(address), status);
    if (reply.status >= kBadRequest && reply.status < kServerFails)
        throw Error(ErrorKind::Rejected, hostOf(address), reason.isEmpty() ? status : withoutHiddenCharacters(reason));
    throw Error(ErrorKind::Unreachable, hostOf(address), status);
}

int hoursAsked(const WeatherParameters &parameters)
{
    constexpr int kDayHours = 24;
    return (parameters.daysBefore + parameters.daysAhead) * kDayHours;
}

QJsonObject replyTo(EgressGate &gate, const QUrl &address, double seconds, const std::stop_token &stop)
{
    constexpr double kMilliseconds = 1000;
    const int ms = static_cast<int>(seconds * kMilliseconds);
    const HttpRequest request { .url = address,
        .headers = { { "Accept", "application/json" } },
        .deadlines = { ms, ms, ms },
        .mostBytes = kMostBytes,
        .outgoing = { .purpose = EgressPurpose::Weather } };
    const TimeLimit limit(stop, std::chrono::milliseconds(ms));
    HttpReply reply;
    try {
        reply = fetch(gate, request, limit.token());
    } catch (const Error &error) {
        if (error.kind() != ErrorKind::Stopped || stop.stop_requested())
            throw;
        throw Error(ErrorKind::Unreachable, hostOf(address), u"no whole reply within %1 s"_s.arg(seconds));
    }
    checkStatus(address, reply);
    const QJsonDocument json = QJsonDocument::fromJson(reply.body);
    if (!json.isObject())
        throwBadReply(address, u"no JSON object"_s);
    return json.object();
}

/// A name of the service, as it may be shown.
QString nameIn(const QJsonValue &value)
{
    return withoutHiddenCharacters(value.toString()).simplified().left(kLongestName);
}

QString folded(const QString &name)
{
    return foldWord(name.simplified());
}

struct Place
{
    QString name, region, country, code;
    double latitude = 0, longitude = 0, inhabitants = 0;

    [[nodiscard]] QString shown() const
    {
        QStringList parts { name, region, country };
        parts.removeAll(QString());
        parts.removeDuplicates();
        return parts.join(u", "_s);
    }
    /// In the region or country that was named with it.
    [[nodiscard]] bool isIn(const QString &where) const
    {
        return std::ranges::any_of(std::array { region, country, code }, [&](const QString &s) { return folded(s) == where; });
    }
};

std::optional<Place> placeFrom(const QJsonObject &json)
{
    constexpr double kMostLatitude = 90;
    constexpr double kMostLongitude = 180;
    const QJsonValue latitude = json[u"latitude"_s];
    const QJsonValue longitude = json[u"longitude"_s];
    const Place place { nameIn(json[u"name"_s]), nameIn(json[u"admin1"_s]), nameIn(json[u"country"_s]),
        nameIn(json[u"country_code"_s]), latitude.toDouble(), longitude.toDouble(), json[u"population"_s].toDouble() };
    const bool isOnEarth = latitude.isDouble() && longitude.isDouble() && std::abs(place.latitude) <= kMostLatitude
        && std::abs(place.longitude) <= kMostLongitude;
    return isOnEarth && !place.name.isEmpty() ? std::optional(place) : std::nullopt;
}

QString language()
{
    const QString code = QLocale().name().section(u'_', 0, 0);
    return code.size() == 2 ? code : u"en"_s;
}

QUrl addressOf(const QUrl &geocoding, const QString &name)
{
    QUrl address = geocoding;
    QUrlQuery query(address);
    query.addQueryItem(u"name"_s, QString::fromLatin1(QUrl::toPercentEncoding(name)));
    query.addQueryItem(u"count"_s, QString::number(kMostPlaces));
    query.addQueryItem(u"language"_s, language());
    query.addQueryItem(u"format"_s, u"json"_s);
    address.setQuery(query);
    return address;
}

/// Those that are called so, and the one that the service finds best, which may be called otherwise in another language.
std::vector<Place> placesCalled(EgressGate &gate, const QString &name, const WeatherService &service,
    const WeatherParameters &parameters, const std::stop_token &stop)
{
    const QUrl address = addressOf(service.geocoding, name);
    const QJsonObject reply = replyTo(gate, address, parameters.geocodingSeconds, stop);
    const QJsonValue results = reply.value(u"results"_s);
    if (!results.isArray() && !results.isUndefined()) // it leaves them out where it finds nothing
        throwBadReply(address, u"no list of places"_s);
    std::vector<Place> places;
    for (const QJsonValue &result : results.toArray())
        if (auto place = placeFrom(result.toObject()); place && places.size() < kMostPlaces)
            places.push_back(*std::move(place));
    if (places.empty() && !results.toArray().isEmpty())
        throwBadReply(address, u"places without a name or coordinates"_s);
    const QString wanted = folded(name);
    const QString best = places.empty() ? QString() : folded(places.front().name);
    std::erase_if(places, [&](const Place &place) { return folded(place.name) != wanted && folded(place.name) != best; });
    std::ranges::stable_sort(places, std::ranges::greater(), &Place::inhabitants);
    return places;
}

/// The numbers of one figure, as many as there are hours; none of them where the service has none for the figure.
std::vector<std::optional<double>> valuesOf(
    const QUrl &address, const QJsonObject &hourly, const QString &name, std::size_t hours, double low, double high)
{
    const QJsonValue given = hourly[name];
    std::vector<std::optional<double>> values(hours);
    if (given.isUndefined() || given.isNull())
        return values;
    const QJsonArray array = given.toArray();
    if (!given.isArray() || static_cast<std::size_t>(array.size()) != hours)
        throwBadReply(address, u"%1 has no value for each hour"_s.arg(name));
    for (std::size_t i = 0; i < hours; ++i)
        if (const QJsonValue value = array[static_cast<qsizetype>(i)];
            value.isDouble() && value.toDouble() >= low && value.toDouble() <= high) // what no weather ever was is no value
            values[i] = value.toDouble();
    return values;
}

std::vector<WeatherHour> timesOf(const QUrl &address, const QJsonValue &given, int offsetSeconds, int asked)
{
    const QJsonArray times = given.toArray();
    if (times.isEmpty() || times.size() > 2 * qsizetype(asked))
        throwBadReply(address, u"no hours"_s);
    std::vector<WeatherHour> hours;
    for (const QJsonValue &time : times) {
        QDateTime at = QDateTime::fromString(time.toString(), Qt::ISODate);
        at = QDateTime(at.date(), at.time(), Qt::UTC).addSecs(-offsetSeconds); // it tells the clocks of the place
        if (!at.isValid() || (!hours.empty() && at <= hours.back().at))
            throwBadReply(address, u"hours that do not follow each other"_s);
        hours.push_back({ .at = at });
    }
    return hours;
}

std::vector<WeatherHour> hoursFrom(const QUrl &address, const QJsonObject &reply, int offsetSeconds, int asked)
{
    struct Figure
    {
        const char *name;
        std::optional<double> WeatherHour::*value;
        double low, high;
    };
    static constexpr std::array kFigures { Figure { "temperature_2m", &WeatherHour::temperature, -100, 70 },
        Figure { "precipitation", &WeatherHour::precipitation, 0, 500 }, Figure { "wind_speed_10m", &WeatherHour::wind, 0, 500 },
        Figure { "wind_gusts_10m", &WeatherHour::gusts, 0, 500 },
        Figure { "relative_humidity_2m", &WeatherHour::humidity, 0, 100 } };
    const QJsonObject hourly = reply[u"hourly"_s].toObject();
    std::vector<WeatherHour> hours = timesOf(address, hourly[u"time"_s], offsetSeconds, asked);
    for (const Figure &figure : kFigures) {
        const auto values = valuesOf(address, hourly, QString::fromLatin1(figure.name), hours.size(), figure.low, figure.high);
        for (std::size_t i = 0; i < hours.size(); ++i)
            hours[i].*figure.value = values[i];
    }
    if (std::ranges::none_of(hours, [](const WeatherHour &hour) { return hour.temperature.has_value(); }))
        throwBadReply(address, u"no temperatures"_s);
    return hours;
}

void askForHours(EgressGate &gate, Weather &weather, const WeatherService &service, const std::stop_token &stop)
{
    constexpr int kDigits = 4; // about ten metres
    constexpr int kMostOffset = 15 * 3600;
    QUrl address = service.forecast;
    QUrlQuery query(address);
    query.addQueryItem(u"latitude"_s, QString::number(weather.latitude, 'f', kDigits));
    query.addQueryItem(u"longitude"_s, QString::number(weather.longitude, 'f', kDigits));
    query.addQueryItem(u"hourly"_s, u"temperature_2m,precipitation,wind_speed_10m,wind_gusts_10m,relative_humidity_2m"_s);
    query.addQueryItem(u"past_days"_s, QString::number(weather.parameters.daysBefore));
    query.addQueryItem(u"forecast_days"_s, QString::number(weather.parameters.daysAhead));
    query.addQueryItem(u"timezone"_s, u"auto"_s);
    address.setQuery(query);
    const QJsonObject reply = replyTo(gate, address, weather.parameters.forecastSeconds, stop);
    weather.offsetSeconds = std::clamp(reply[u"utc_offset_seconds"_s].toInt(), -kMostOffset, kMostOffset);
    const int asked = hoursAsked(weather.parameters);
    weather.hours = hoursFrom(address, reply, weather.offsetSeconds, asked);
    weather.figures = weatherFigures(weather.hours, asked, weather.parameters);
}

} // namespace

Weather fetchWeather(EgressGate &gate, const QString &place, const WeatherService &service, const WeatherParameters &parameters,
    const std::stop_token &stop)
{
    const QString name = place.section(u',', 0, 0).simplified().left(kLongestName);
    const QString where = folded(place.section(u',', 1));
    std::vector<Place> places = name.isEmpty() ? std::vector<Place>() : placesCalled(gate, name, service, parameters, stop);
    if (!where.isEmpty())
        std::erase_if(places, [&](const Place &one) { return !one.isIn(where); });
    if (places.empty())
        throw Error(ErrorKind::BadInput, place.simplified(), u"no place is called so"_s);
    const Place &taken = places.front();
    Weather weather { taken.name, taken.region, taken.country, taken.latitude, taken.longitude };
    for (const Place &other : places)
        if (other.shown() != taken.shown() && !weather.others.contains(other.shown()))
            weather.others << other.shown();
    weather.at = QDateTime::currentDateTimeUtc();
    weather.parameters = parameters;
    askForHours(gate, weather, service, stop);
    return weather;
}

} // namespace adduce
