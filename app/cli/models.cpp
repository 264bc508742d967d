#include "app/cli/command.h"
#include "app/cli/model_options.h"
#include "app/cli/output.h"
#include "app/cli/run_model.h"

#include "core/ask/chosen_model.h"
#include "core/models/discovery.h"
#include "core/models/model_pull.h"
#include "core/models/model_test.h"
#include "core/workspace/kept_models.h"

#include <QJsonArray>
#include <QJsonObject>
#include <algorithm>

namespace adduce::cli {

using namespace Qt::StringLiterals;

namespace {

ExitCode list(const Context &context, const std::vector<FoundServer> &servers)
{
    QJsonArray json;
    for (const FoundServer &server : servers)
        for (const ListedModel &model : server.models) {
            const QString base = server.endpoint.base.toString();
            if (context.isJson)
                json.append(QJsonObject { { u"server"_s, base }, { u"api"_s, nameOf(server.endpoint.api) },
                    { u"model"_s, model.name }, { u"context"_s, model.contextTokens }, { u"about"_s, model.about } });
            else
                printLine(u"%1  --api %2 --server %3%4"_s.arg(
                    model.name, nameOf(server.endpoint.api), base, model.about.isEmpty() ? QString() : u"  "_s + model.about));
        }
    if (context.isJson)
        printJson(json);
    else if (servers.empty())
        note(u"No server answers on this computer. Name one with --server."_s);
    return Done;
}

void print(const ModelReport &report, ModelKind kind)
{
    printLine(u"It answers."_s);
    if (kind != ModelKind::Chat)
        return;
    printLine(report.streams ? u"It streams: the first words came after %1 s."_s.arg(report.firstMs / 1000, 0, 'f', 2)
                             : u"It does not stream: an answer comes whole."_s);
    if (report.tokensPerSecond > 0)
        printLine(u"It writes about %1 tokens a second."_s.arg(qRound(report.tokensPerSecond)));
    printLine(u"It kept to the form that was asked for in %1 of %2 answers."_s.arg(report.formKept).arg(report.formAsked));
    printLine(
        u"It said so in %1 of %2 cases where the passages held no answer."_s.arg(report.silences).arg(report.silencesAsked));
}

/// What is kept, and what for.
ExitCode listKept(const Context &context)
{
    const ModelSettings models = keptModels(context.workspace);
    QJsonArray json;
    for (const ModelChoice &model : models.models) {
        QStringList tasks;
        for (const ModelTask task : kModelTasks)
            if (models.usedFor(task) == models.find(model.id()))
                tasks << nameOf(task);
        json.append(QJsonObject { { u"model"_s, model.model }, { u"server"_s, model.base.toString() },
            { u"api"_s, nameOf(model.api) }, { u"kind"_s, nameOf(model.kind) }, { u"context"_s, model.contextTokens },
            { u"tasks"_s, QJsonArray::fromStringList(tasks) } });
        if (!context.isJson)
            printLine(u"%1  %2, %3%4"_s.arg(model.model, nameOf(model.kind), model.base.toString(),
                tasks.isEmpty() ? QString() : u"  for: "_s + tasks.join(u", "_s)));
    }
    if (context.isJson)
        printJson(json);
    else if (models.models.empty())
        note(u"No model is kept. Keep one with models add --server URL --model NAME."_s);
    return Done;
}

ModelTask taskNamed(const QString &name)
{
    const auto task = valueNamed<ModelTask>(name);
    if (!task)
        throw Error(ErrorKind::BadInput, u"a model is used for answer, rank, judge or check, and not for \"%1\""_s.arg(name));
    return *task;
}

/// By Ollama at --server, or where it usually listens.
ExitCode pull(const Context &context, const QString &name)
{
    ModelServers &servers = context.workspace.servers();
    ModelChoice choice;
    choice.api = ChatApi::Ollama;
    choice.base = context.options.isSet(u"server"_s) ? serverAddress(context.options.value(u"server"_s), ChatApi::Ollama)
                                                     : usualPorts().front().base;
    choice.model = name;
    QString shown;
    const auto report = [&](const PullProgress &progress) {
        constexpr double kMillion = 1e6;
        const QString line = progress.total > 0 ? u"%1 of %2 MB"_s.arg(qint64(static_cast<double>(progress.done) / kMillion))
                                                      .arg(qint64(static_cast<double>(progress.total) / kMillion))
                                                : progress.state;
        if (std::exchange(shown, line) != line)
            note(line);
    };
    pullModel(servers, endpointOf(choice, servers), report, context.stop);
    const ListedModel listed =
        listedModel(servers, endpointOf(choice, servers), context.stop).value_or(ListedModel { name, 0, {} });
    choice.model = listed.name;
    const ModelSettings kept = keptModels(context.workspace);
    if (const ModelChoice *known = kept.find(choice.id())) // fetched anew, it stays as it was set up
        choice = *known;
    else if (listed.contextTokens > 0)
        choice.contextTokens = std::clamp(listed.contextTokens, kFewestContextTokens, choice.contextTokens);
    choice.modelContext = listed.contextTokens;
    keepModel(context.workspace, choice);
    return listKept(context);
}

/// Changes what is kept; none: the words name no change.
std::optional<ExitCode> change(const Context &context)
{
    const QStringList &words = context.arguments;
    const QString verb = words.value(0);
    if (verb == u"add" && words.size() == 1) {
        const auto model = namedModelWithContext(context);
        if (!model || model->model.isEmpty())
            return std::nullopt;
        keepModel(context.workspace, *model);
    } else if (verb == u"use" && words.size() == 3) {
        const ModelTask task = taskNamed(words[1]);
        if (words[2] == u"none")
            useNoModel(context.workspace, task);
        else
            useModel(context.workspace, words[2], task);
    } else if (verb == u"remove" && words.size() == 2) {
        forgetModel(context.workspace, words[1]);
    } else {
        return std::nullopt;
    }
    return listKept(context);
}

ExitCode test(const Context &context, const ModelChoice &model)
{
    ModelReport report;
    const auto keep = [&](const ModelReport &grown) { report = grown; };
    testModel(context.workspace.servers(), model.kind, endpointOf(model, context.workspace.servers()), keep, context.stop);
    if (context.isJson)
        printJson(toJson(report));
    else if (report.answers)
        print(report, model.kind);
    if (!report.answers)
        note(report.error);
    return report.answers ? Done : Failed;
}

} // namespace

ExitCode models(const Context &context)
{
    const auto model = namedModel(context.options);
    if (context.arguments.isEmpty() && model) {
        const ModelEndpoint server = endpointOf(*model, context.workspace.servers());
        return list(context, { { {}, server, listModels(context.workspace.servers(), server, context.stop) } });
    }
    if (context.arguments.isEmpty())
        return list(context, findServers(context.workspace.servers(), usualPorts(), context.stop));
    if (context.arguments == QStringList { u"test"_s } && model && !model->model.isEmpty())
        return test(context, *model);
    if (context.arguments == QStringList { u"kept"_s })
        return listKept(context);
    if (context.arguments.size() == 2 && context.arguments.front() == u"pull")
        return pull(context, context.arguments.last());
    if (context.arguments.size() == 2 && context.arguments.front() == u"run")
        return runModel(context, context.arguments.last());
    if (const auto code = change(context))
        return *code;
    note(u"models: alone or with --server; test or add with --server and --model; kept; use TASK NAME|none; remove NAME; pull "
         u"NAME; "
         "run FILE"_s);
    return Usage;
}

} // namespace adduce::cli
