#include "core/configuration/configuration.h"

#include "core/base/error.h"
#include "core/base/tr.h"

#include <QJsonArray>
#include <algorithm>
#include <array>
#include <utility>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kVersion = 1; // of the file's form
constexpr std::array kOcrModes { std::pair(OcrMode::Off, "off"), std::pair(OcrMode::Ask, "ask"),
    std::pair(OcrMode::Automatic, "automatic") };

QJsonObject toJson(const WebSettings &web)
{
    return { { u"allowed"_s, web.isAllowed }, { u"duck_duck_go"_s, web.usesDuckDuckGo }, { u"wikipedia"_s, web.usesWikipedia },
        { u"searxng"_s, web.searxng }, { u"email"_s, web.email }, { u"days_kept"_s, web.daysKept } };
}

QJsonObject toJson(const OnlineSettings &online)
{
    return { { u"local_only"_s, online.isLocalOnly }, { u"crossref"_s, online.usesCrossref }, { u"web"_s, toJson(online.web) } };
}

QJsonObject toJson(const ReadingSettings &reading)
{
    const auto mode = std::ranges::find(kOcrModes, reading.ocr.mode, &std::pair<OcrMode, const char *>::first);
    return { { u"ocr"_s, QString::fromLatin1(mode->second) },
        { u"ocr_languages"_s, QJsonArray::fromStringList(reading.ocr.languages) }, { u"seconds"_s, reading.seconds },
        { u"megabytes"_s, reading.megabytes } };
}

QJsonObject toJson(const ServerSettings &server)
{
    return { { u"address"_s, server.address }, { u"port"_s, server.port },
        { u"hosts"_s, QJsonArray::fromStringList(server.hosts) }, { u"origins"_s, QJsonArray::fromStringList(server.origins) },
        { u"certificate"_s, server.certificate }, { u"key"_s, server.key }, { u"behind_proxy"_s, server.isBehindProxy },
        { u"requests_per_minute"_s, server.requestsPerMinute }, { u"questions"_s, server.questions },
        { u"question_seconds"_s, server.questionSeconds }, { u"upload_megabytes"_s, server.uploadMegabytes },
        { u"add_from"_s, QJsonArray::fromStringList(server.addFrom) } };
}

QStringList textsOf(const QJsonValue &value)
{
    QStringList texts;
    for (const QJsonValue &text : value.toArray())
        if (!text.toString().isEmpty())
            texts << text.toString();
    return texts;
}

int within(const QJsonValue &value, int low, int high, int otherwise)
{
    const int number = value.toInt(low - 1); // also for what is no whole number
    return number >= low && number <= high ? number : otherwise;
}

ReadingSettings readingFromJson(const QJsonObject &json)
{
    ReadingSettings reading;
    for (const auto &[mode, name] : kOcrModes)
        if (json[u"ocr"_s].toString() == QLatin1StringView(name))
            reading.ocr.mode = mode;
    if (const QStringList languages = textsOf(json[u"ocr_languages"_s]); !languages.isEmpty())
        reading.ocr.languages = languages;
    reading.seconds = within(json[u"seconds"_s], kFewestSeconds, kMostSeconds, reading.seconds);
    reading.megabytes = within(json[u"megabytes"_s], kFewestMegabytes, kMostMegabytes, reading.megabytes);
    return reading;
}

ServerSettings serverFromJson(const QJsonObject &json)
{
    ServerSettings server;
    server.address = json[u"address"_s].toString(server.address);
    server.port = within(json[u"port"_s], 1, 65'535, server.port);
    server.hosts = textsOf(json[u"hosts"_s]);
    server.origins = textsOf(json[u"origins"_s]);
    server.certificate = json[u"certificate"_s].toString();
    server.key = json[u"key"_s].toString();
    server.isBehindProxy = json[u"behind_proxy"_s].toBool();
    server.requestsPerMinute = within(json[u"requests_per_minute"_s], 1, kMostServerNumber, server.requestsPerMinute);
    server.questions = within(json[u"questions"_s], 1, kMostServerNumber, server.questions);
    server.questionSeconds = within(json[u"question_seconds"_s], 1, kMostServerNumber, server.questionSeconds);
    server.addFrom = textsOf(json[u"add_from"_s]);
    server.uploadMegabytes = within(json[u"upload_megabytes"_s], 1, kMostServerNumber, server.uploadMegabytes);
    return server;
}

WebSettings webFromJson(const QJsonObject &json)
{
    WebSettings web;
    web.isAllowed = json[u"allowed"_s].toBool();
    web.usesDuckDuckGo = json[u"duck_duck_go"_s].toBool(web.usesDuckDuckGo);
    web.usesWikipedia = json[u"wikipedia"_s].toBool(web.usesWikipedia);
    web.searxng = json[u"searxng"_s].toString();
    web.email = json[u"email"_s].toString();
    web.daysKept = within(json[u"days_kept"_s], kFewestWebDays, kMostWebDays, web.daysKept);
    return web;
}

/// None for what is no profile: one that cannot be read must not take the rest of the configuration along.
std::optional<Profile> readProfile(const QJsonValue &json)
{
    if (!json.isObject())
        return std::nullopt;
    try {
        return profileFromJson(json.toObject());
    } catch (const Error &) {
        return std::nullopt;
    }
}

} // namespace

const Profile *findProfile(const Configuration &configuration, const QString &name)
{
    const QString composed = name.normalized(QString::NormalizationForm_C);
    const auto own = std::ranges::find(configuration.profiles, composed, &Profile::name);
    return own != configuration.profiles.end() ? &*own : builtInProfile(composed);
}

QStringList profileNames(const Configuration &configuration)
{
    QStringList names;
    for (const Profile &profile : builtInProfiles())
        names << profile.name;
    for (const Profile &profile : configuration.profiles)
        names << profile.name;
    return names;
}

const Profile &profileNamed(const Configuration &configuration, const QString &name)
{
    if (const Profile *profile = findProfile(configuration, name))
        return *profile;
    throw Error(ErrorKind::BadInput,
        tr("there is no profile called \"%1\"; there are %2").arg(name, profileNames(configuration).join(u", "_s)));
}

void keepProfile(Configuration &configuration, const Profile &profile)
{
    if (builtInProfile(profile.name))
        throw Error(ErrorKind::BadInput,
            tr("\"%1\" is a profile that comes with the program; give yours another name").arg(profile.name));
    const auto known = std::ranges::find(configuration.profiles, profile.name, &Profile::name);
    if (known != configuration.profiles.end())
        *known = profile;
    else
        configuration.profiles.push_back(profile);
}

QJsonObject toJson(const Configuration &configuration)
{
    QJsonArray profiles;
    for (const Profile &profile : configuration.profiles)
        profiles.append(toJson(profile));
    return { { u"version"_s, kVersion }, { u"profile"_s, toJson(configuration.profile) }, { u"profiles"_s, profiles },
        { u"models"_s, toJson(configuration.models) }, { u"online"_s, toJson(configuration.online) },
        { u"remembers"_s, configuration.remembers }, { u"logs_questions"_s, configuration.logsQuestions },
        { u"reading"_s, toJson(configuration.reading) }, { u"server"_s, toJson(configuration.server) } };
}

Configuration configurationFromJson(const QJsonObject &json)
{
    Configuration configuration;
    configuration.profile = readProfile(json[u"profile"_s]).value_or(Profile {});
    for (const QJsonValue &value : json[u"profiles"_s].toArray())
        if (const auto profile = readProfile(value); profile && !builtInProfile(profile->name))
            keepProfile(configuration, *profile);
    configuration.models = modelSettingsFromJson(json[u"models"_s].toObject());
    configuration.remembers = json[u"remembers"_s].toBool();
    configuration.logsQuestions = json[u"logs_questions"_s].toBool(true);
    const QJsonObject online = json[u"online"_s].toObject();
    configuration.online = { online[u"local_only"_s].toBool(), online[u"crossref"_s].toBool(),
        webFromJson(online[u"web"_s].toObject()) };
    configuration.reading = readingFromJson(json[u"reading"_s].toObject());
    configuration.server = serverFromJson(json[u"server"_s].toObject());
    return configuration;
}

} // namespace adduce
