#include "core/configuration/former_settings.h"

#include "core/configuration/configuration_file.h"
#include "core/settings/parameter_fields.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSettings>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

QJsonObject modelsIn(const QSettings &settings)
{
    QJsonObject used;
    for (const ModelTask task : kModelTasks)
        used[nameOf(task)] = settings.value(u"models/"_s + nameOf(task)).toString();
    const QByteArray list = settings.value(u"models/list"_s).toString().toUtf8();
    return { { u"list"_s, QJsonDocument::fromJson(list).array() }, { u"used"_s, used } };
}

QJsonObject readingIn(const QSettings &settings)
{
    QJsonObject reading { { u"ocr"_s, settings.value(u"reading/ocr"_s).toString() },
        { u"ocr_languages"_s, QJsonArray::fromStringList(settings.value(u"reading/ocr_languages"_s).toStringList()) } };
    for (const QString &name : { u"seconds"_s, u"megabytes"_s })
        reading[name] = settings.value(u"reading/"_s + name).toInt();
    return reading;
}

Parameters parametersIn(const QSettings &settings)
{
    Parameters parameters;
    parameters.retrieval =
        retrievalFromJson(QJsonDocument::fromJson(settings.value(u"search/retrieval"_s).toString().toUtf8()).object());
    if (settings.contains(u"search/graph_from"_s))
        setField(parameters, *parameterField(u"index.graph_from"_s), settings.value(u"search/graph_from"_s).toDouble());
    if (const Profile *profile = builtInProfile(settings.value(u"reading/chunks"_s).toString()))
        parameters.chunks = profile->parameters.chunks;
    return parameters;
}

} // namespace

Configuration configurationFromSettings(const QSettings &settings)
{
    const QJsonObject online { { u"local_only"_s, settings.value(u"online/local_only"_s).toBool() },
        { u"crossref"_s, settings.value(u"online/crossref"_s).toBool() } };
    Configuration configuration = configurationFromJson(
        { { u"models"_s, modelsIn(settings) }, { u"online"_s, online }, { u"reading"_s, readingIn(settings) } });
    configuration.profile.parameters = parametersIn(settings);
    for (const Profile &profile : builtInProfiles())
        if (profile.parameters == configuration.profile.parameters)
            configuration.profile = profile;
    return configuration;
}

void takeOver(const QSettings &settings, const ConfigurationFile &file)
{
    if (QFileInfo::exists(file.path()))
        return;
    const Configuration former = configurationFromSettings(settings);
    if (former != Configuration {})
        file.change([&](Configuration &configuration) { configuration = former; });
}

} // namespace adduce
