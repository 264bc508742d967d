#include "app/cli/command.h"
#include "app/cli/model_options.h"
#include "app/cli/output.h"

#include "core/ask/chosen_model.h"
#include "core/models/discovery.h"
#include "core/models/model_test.h"

#include <QJsonArray>
#include <QJsonObject>

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

ExitCode test(const Context &context, const ModelChoice &model)
{
    ModelReport report;
    const auto keep = [&](const ModelReport &grown) { report = grown; };
    testModel(context.workspace.servers(), model.kind, endpointOf(model, context.workspace.servers()), keep, context.stop);
    const QJsonObject json = toJson(report);
    if (context.isJson)
        printJson(json);
    else if (report.answers)
        for (auto one = json.begin(); one != json.end(); ++one)
            printLine(one.key() + u": "_s + one.value().toVariant().toString());
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
    note(u"models: alone, with --server, or test with --server and --model"_s);
    return Usage;
}

} // namespace adduce::cli
