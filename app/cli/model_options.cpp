#include "app/cli/model_options.h"

#include "core/ask/chosen_model.h"

namespace adduce::cli {

using namespace Qt::StringLiterals;

std::optional<ModelChoice> namedModel(const QCommandLineParser &options)
{
    if (!options.isSet(u"server"_s))
        return std::nullopt;
    const QString apiName = options.value(u"api"_s);
    const QString kindName = options.value(u"kind"_s);
    const auto api = chatApiFromString(apiName);
    if (!api)
        throw Error(ErrorKind::BadInput, apiName, u"an API is openai, ollama, anthropic or gemini"_s);
    const auto kind = modelKindFromString(kindName);
    if (!kind)
        throw Error(ErrorKind::BadInput, kindName, u"a kind is chat, reranker or embedder"_s);
    bool isNumber = false;
    const int context = options.value(u"context"_s).toInt(&isNumber);
    if (!isNumber || context < kFewestContextTokens)
        throw Error(
            ErrorKind::BadInput, options.value(u"context"_s), u"a context has %1 tokens or more"_s.arg(kFewestContextTokens));
    ModelChoice model;
    model.api = *api;
    model.base = serverAddress(options.value(u"server"_s), *api);
    model.model = options.value(u"model"_s);
    model.contextTokens = context;
    model.kind = *kind;
    return model;
}

ModelEndpoint endpointOf(const ModelChoice &model)
{
    return adduce::endpointOf(model, KeyStore(false));
}

std::optional<AnswerModel> answerModel(const QCommandLineParser &options)
{
    const auto model = namedModel(options);
    if (!model)
        return std::nullopt;
    if (model->model.isEmpty())
        throw Error(ErrorKind::BadInput, model->base.toString(), u"name one of its models with --model"_s);
    if (!canDo(model->kind, ModelTask::Answer))
        throw Error(ErrorKind::BadInput, nameOf(model->kind), u"only a chat model writes"_s);
    ModelSettings models;
    models.add(*model);
    models.use(model->id(), ModelTask::Answer);
    const KeyStore keys(false);
    return adduce::answerModel(models, keys, PromptStore(options.value(u"prompts"_s)));
}

} // namespace adduce::cli
