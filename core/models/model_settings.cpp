#include "core/models/model_settings.h"

#include "core/base/tr.h"
#include "core/network/http.h"

#include <QJsonArray>
#include <algorithm>
#include <array>

namespace adduce {

using namespace Qt::StringLiterals;

bool canDo(ModelKind kind, ModelTask task)
{
    return kind == ModelKind::Chat || (kind == ModelKind::Reranker && task == ModelTask::Rank);
}

QJsonObject toJson(const ModelReport &r)
{
    return { { u"at"_s, r.at.toString(Qt::ISODateWithMs) }, { u"answers"_s, r.answers }, { u"streams"_s, r.streams },
        { u"first_ms"_s, r.firstMs }, { u"tokens_per_second"_s, r.tokensPerSecond }, { u"form_kept"_s, r.formKept },
        { u"form_asked"_s, r.formAsked }, { u"silences"_s, r.silences }, { u"silences_asked"_s, r.silencesAsked },
        { u"trouble"_s, r.error } };
}

namespace {

ModelReport reportFrom(const QJsonObject &o)
{
    return { QDateTime::fromString(o[u"at"_s].toString(), Qt::ISODateWithMs), o[u"answers"_s].toBool(), o[u"streams"_s].toBool(),
        o[u"first_ms"_s].toDouble(), o[u"tokens_per_second"_s].toDouble(), o[u"form_kept"_s].toInt(), o[u"form_asked"_s].toInt(),
        o[u"silences"_s].toInt(), o[u"silences_asked"_s].toInt(), o[u"trouble"_s].toString() };
}

QJsonObject toJson(const ModelChoice &m)
{
    return { { u"api"_s, nameOf(m.api) }, { u"base"_s, m.base.toString() }, { u"model"_s, m.model },
        { u"context"_s, m.contextTokens }, { u"model_context"_s, m.modelContext }, { u"temperature"_s, m.temperature },
        { u"kind"_s, nameOf(m.kind) }, { u"plain_allowed"_s, m.allowsPlain }, { u"prompt_price"_s, m.prices.prompt },
        { u"answer_price"_s, m.prices.answer }, { u"priced_on"_s, m.prices.since.toString(Qt::ISODate) }, { u"file"_s, m.file },
        { u"report"_s, toJson(m.report) } };
}

std::optional<ModelChoice> choiceFrom(const QJsonObject &o)
{
    const auto api = valueNamed<ChatApi>(o[u"api"_s].toString());
    const QUrl base(o[u"base"_s].toString(), QUrl::StrictMode);
    if (!api || base.host().isEmpty() || o[u"model"_s].toString().isEmpty())
        return std::nullopt;
    ModelChoice m;
    m.api = *api;
    m.base = base;
    m.model = o[u"model"_s].toString();
    m.contextTokens = std::max(kFewestContextTokens, o[u"context"_s].toInt(m.contextTokens));
    m.modelContext = o[u"model_context"_s].toInt();
    m.temperature = std::clamp(o[u"temperature"_s].toDouble(), 0.0, 2.0);
    m.kind = valueNamed<ModelKind>(o[u"kind"_s].toString()).value_or(ModelKind::Chat);
    m.allowsPlain = o[u"plain_allowed"_s].toBool();
    m.prices.prompt = std::max(0.0, o[u"prompt_price"_s].toDouble());
    m.prices.answer = std::max(0.0, o[u"answer_price"_s].toDouble());
    m.prices.since = QDate::fromString(o[u"priced_on"_s].toString(), Qt::ISODate);
    m.file = o[u"file"_s].toString();
    m.report = reportFrom(o[u"report"_s].toObject());
    return m;
}

} // namespace

QString ModelChoice::id() const
{
    return model + u'@' + base.toString();
}

bool ModelChoice::isRemote() const
{
    return !isLoopback(base);
}

QString ModelChoice::where() const
{
    return isRemote() ? hostOf(base) : adduce::tr("this computer");
}

const ModelChoice *ModelSettings::find(const QString &id) const
{
    const auto found = std::ranges::find(models, id, &ModelChoice::id);
    return found != models.end() ? &*found : nullptr;
}

const ModelChoice *ModelSettings::usedFor(ModelTask task) const
{
    const auto id = used.find(task);
    return id != used.end() ? find(id->second) : nullptr;
}

void ModelSettings::add(const ModelChoice &model)
{
    const auto known = std::ranges::find(models, model.id(), &ModelChoice::id);
    if (known != models.end())
        *known = model;
    else
        models.push_back(model);
}

void ModelSettings::use(const QString &id, ModelTask task)
{
    const ModelChoice *model = find(id);
    if (model && canDo(model->kind, task))
        used[task] = id;
    else
        used.erase(task);
}

void ModelSettings::remove(const QString &id)
{
    std::erase_if(models, [&](const ModelChoice &model) { return model.id() == id; });
    std::erase_if(used, [&](const auto &task) { return task.second == id; });
}

QJsonObject toJson(const ModelSettings &models)
{
    QJsonArray list;
    for (const ModelChoice &model : models.models)
        list.append(toJson(model));
    QJsonObject used;
    for (const auto &[task, id] : models.used)
        used[nameOf(task)] = id;
    return { { u"list"_s, list }, { u"used"_s, used } };
}

ModelSettings modelSettingsFromJson(const QJsonObject &json)
{
    ModelSettings models;
    for (const QJsonValue &value : json[u"list"_s].toArray())
        if (const auto model = choiceFrom(value.toObject()))
            models.add(*model);
    const QJsonObject used = json[u"used"_s].toObject();
    for (const ModelTask task : kModelTasks)
        models.use(used[nameOf(task)].toString(), task);
    return models;
}

QUrl serverAddress(const QString &typed, ChatApi api)
{
    QString text = typed.trimmed();
    if (!text.contains(u"://"_s))
        text.prepend(isLoopback(QUrl(u"http://"_s + text)) ? u"http://"_s : u"https://"_s);
    QUrl url(text, QUrl::StrictMode);
    const bool isHttp = url.scheme() == u"http" || url.scheme() == u"https";
    if (!url.isValid() || url.host().isEmpty() || !isHttp)
        throw Error(
            ErrorKind::BadInput, tr("\"%1\" is no address of a server, such as http://localhost:11434").arg(typed.trimmed()));
    if (!url.userInfo().isEmpty())
        throw Error(
            ErrorKind::BadInput, tr("the address of %1 holds a name or password; a key is set by itself").arg(url.host()));
    url.setQuery(QString());
    url.setFragment({});
    while (url.path().endsWith(u'/'))
        url.setPath(url.path().chopped(1));
    if (api == ChatApi::OpenAi && url.path().isEmpty())
        url.setPath(u"/v1"_s);
    return url;
}

} // namespace adduce
