#include "app/cli/model_options.h"

#include "core/ask/chosen_model.h"
#include "core/models/discovery.h"
#include "core/workspace/kept_memory.h"
#include "core/workspace/web_pages.h"
#include <algorithm>

namespace adduce::cli {

using namespace Qt::StringLiterals;

int contextTokens(const QCommandLineParser &options)
{
    bool isNumber = false;
    const int context = options.value(u"context"_s).toInt(&isNumber);
    if (!isNumber || context < kFewestContextTokens)
        throw Error(ErrorKind::BadInput,
            u"--context is a number of tokens from %1 on, and not \"%2\""_s.arg(
                QString::number(kFewestContextTokens), options.value(u"context"_s)));
    return context;
}

std::optional<ModelChoice> namedModel(const QCommandLineParser &options)
{
    if (!options.isSet(u"server"_s))
        return std::nullopt;
    const QString apiName = options.value(u"api"_s);
    const QString kindName = options.value(u"kind"_s);
    const auto api = valueNamed<ChatApi>(apiName);
    if (!api)
        throw Error(ErrorKind::BadInput, u"--api is openai, ollama, anthropic or gemini, and not \"%1\""_s.arg(apiName));
    const auto kind = valueNamed<ModelKind>(kindName);
    if (!kind)
        throw Error(ErrorKind::BadInput, u"--kind is chat, reranker or embedder, and not \"%1\""_s.arg(kindName));
    ModelChoice model;
    model.api = *api;
    model.base = serverAddress(options.value(u"server"_s), *api);
    model.model = options.value(u"model"_s);
    model.contextTokens = contextTokens(options);
    model.kind = *kind;
    return model;
}

std::optional<ModelChoice> namedModelWithContext(const Context &context)
{
    auto model = namedModel(context.options);
    if (!model || model->kind != ModelKind::Chat || model->model.isEmpty())
        return model;
    ModelServers &servers = context.workspace.servers();
    if (const auto listed = listedModel(servers, endpointOf(*model, servers), context.stop))
        model->modelContext = listed->contextTokens;
    if (model->modelContext > 0 && !context.options.isSet(u"context"_s))
        model->contextTokens = std::clamp(model->modelContext, kFewestContextTokens, model->contextTokens);
    return model;
}

namespace {

PromptStore promptsOf(const Context &context)
{
    if (context.options.isSet(u"prompts"_s))
        return PromptStore(context.options.value(u"prompts"_s));
    return PromptStore(context.workspace.promptFolder());
}

} // namespace

ModelSettings modelsToAsk(const Context &context)
{
    ModelSettings models = context.configuration.models;
    if (context.options.isSet(u"no-model"_s)) {
        models.used.clear();
        return models;
    }
    if (const auto model = namedModelWithContext(context)) {
        if (model->model.isEmpty())
            throw Error(ErrorKind::BadInput,
                u"the server %1 is named without one of its models: add --model NAME"_s.arg(model->base.toString()));
        if (!canDo(model->kind, ModelTask::Answer))
            throw Error(ErrorKind::BadInput,
                u"only a chat model writes, and \"%1\" is of the kind %2"_s.arg(model->model, nameOf(model->kind)));
        models.add(*model);
        models.use(model->id(), ModelTask::Answer);
    }
    return models;
}

QuestionSettings questionSettings(const Context &context, const Profile &profile, const ModelSettings &models)
{
    return adduce::questionSettings(profile, promptsOf(context), models, context.workspace.servers());
}

QuestionSettings questionSettings(const Context &context, const ModelSettings &models)
{
    QuestionSettings settings = questionSettings(context, context.configuration.profile, models);
    settings.memory = memoryUse(context.workspace);
    return settings;
}

std::optional<WebUse> webOf(const Context &context)
{
    return context.options.isSet(u"web"_s) ? std::optional(requireWeb(context.workspace)) : std::nullopt;
}

} // namespace adduce::cli
