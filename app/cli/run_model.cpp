#include "app/cli/run_model.h"

#include "app/cli/model_options.h"
#include "app/cli/output.h"
#include "core/models/local_server.h"
#include "core/workspace/kept_models.h"

#include <QCoreApplication>
#include <QJsonObject>
#include <cstdio>

namespace adduce::cli {

using namespace Qt::StringLiterals;

namespace {

void print(const ModelEndpoint &server, const ListedModel &model, bool isJson)
{
    const QString base = server.base.toString();
    if (isJson)
        printJson(QJsonObject { { u"model"_s, model.name }, { u"server"_s, base }, { u"context"_s, model.contextTokens } });
    else
        printLine(u"%1  --server %2"_s.arg(model.name, base));
    std::fflush(stdout); // the command goes on
    note(u"%1 writes the answers until Ctrl+C."_s.arg(model.name));
}

/// What came of a server of ours.
struct Outcome
{
    LocalModelInUse model; ///< without an id: it never answered
    std::optional<QString> ended; ///< why; empty: it was stopped
    std::optional<Error> unkept; ///< why it could not be kept, whereupon it is stopped
};

void keepWhenReady(LocalServer &server, const Context &context, Outcome &outcome)
{
    QObject::connect(&server, &LocalServer::ready, &server, [&](const ModelEndpoint &at, const ListedModel &listed) {
        try {
            context.workspace.configuration().change(
                [&](Configuration &now) { outcome.model = useLocalModel(now.models, server.model(), at, listed); });
            print(at, listed, context.isJson);
        } catch (const Error &error) { // not through the event loop
            outcome.unkept = error;
            server.stop();
        }
    });
}

} // namespace

ExitCode runModel(const Context &context, const QString &file)
{
    LocalServer server(context.workspace.servers());
    Outcome outcome;
    QObject::connect(&server, &LocalServer::said, &server, &note);
    keepWhenReady(server, context, outcome);
    QObject::connect(&server, &LocalServer::ended, &server, [&](const QString &why) {
        outcome.ended = why;
        QMetaObject::invokeMethod(QCoreApplication::instance(), &QCoreApplication::quit, Qt::QueuedConnection);
    });
    const std::stop_callback quit(
        context.stop, [&] { QMetaObject::invokeMethod(&server, &LocalServer::stop, Qt::QueuedConnection); });
    server.start({ file, contextTokens(context.options) });
    if (!outcome.ended)
        QCoreApplication::exec();
    if (!outcome.model.id.isEmpty())
        context.workspace.configuration().change([&](Configuration &now) { leaveLocalModel(now.models, outcome.model); });
    if (outcome.unkept)
        throw *outcome.unkept;
    if (!outcome.ended || outcome.ended->isEmpty())
        return Interrupted;
    note(*outcome.ended);
    return Failed;
}

} // namespace adduce::cli
