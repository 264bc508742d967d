#include "core/configuration/configuration.h"

#include "core/base/error.h"

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
    QStringList languages;
    for (const QJsonValue &language : json[u"ocr_languages"_s].toArray())
        if (!language.toString().isEmpty())
            languages << language.toString();
    if (!languages.isEmpty())
        reading.ocr.languages = languages;
    reading.seconds = within(json[u"seconds"_s], kFewestSeconds, kMostSeconds, reading.seconds);
    reading.megabytes = within(json[u"megabytes"_s], kFewestMegabytes, kMostMegabytes, reading.megabytes);
    return reading;
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
    throw Error(ErrorKind::BadInput, name, u"a profile is one of %1"_s.arg(profileNames(configuration).join(u", "_s)));
}

void keepProfile(Configuration &configuration, const Profile &profile)
{
    if (builtInProfile(profile.name))
        throw Error(ErrorKind::BadInput, profile.name, u"a profile that comes with the program; give yours another name"_s);
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
        { u"reading"_s, toJson(configuration.reading) } };
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
    return configuration;
}

} // namespace adduce
