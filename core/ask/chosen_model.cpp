#include "core/ask/chosen_model.h"

#include <algorithm>

namespace adduce {

ModelEndpoint endpointOf(const ModelChoice &choice, const KeyStore &keys)
{
    return { choice.api, choice.base, choice.model, keys.keyFor(choice.base), choice.plainAllowed };
}

std::optional<AnswerModel> answerModel(const ModelSettings &models, const KeyStore &keys, const PromptStore &prompts)
{
    const ModelChoice *choice = models.usedFor(ModelTask::Answer);
    if (!choice)
        return std::nullopt;
    constexpr int kLeast = 512; // tokens of an answer
    constexpr int kMost = 2048;
    AnswerModel model;
    model.chat = std::make_shared<HttpChatModel>(endpointOf(*choice, keys));
    model.name = choice->model;
    model.host = hostOf(choice->base);
    model.leaves = choice->leaves();
    model.contextTokens = choice->contextTokens;
    model.maxTokens = std::clamp(choice->contextTokens / 4, kLeast, kMost);
    model.temperature = choice->temperature;
    model.promptPrice = choice->promptPrice;
    model.answerPrice = choice->answerPrice;
    model.answerPrompt = prompts.text(PromptTask::Answer);
    model.repairPrompt = prompts.text(PromptTask::Repair);
    return model;
}

std::optional<RankModel> rankModel(const ModelSettings &models, const KeyStore &keys, const PromptStore &prompts)
{
    const ModelChoice *choice = models.usedFor(ModelTask::Rank);
    if (!choice)
        return std::nullopt;
    RankModel model;
    if (choice->kind == ModelKind::Reranker)
        model.reranker = endpointOf(*choice, keys);
    else
        model.chat = std::make_shared<HttpChatModel>(endpointOf(*choice, keys));
    model.name = choice->model;
    model.host = hostOf(choice->base);
    model.leaves = choice->leaves();
    model.contextTokens = choice->contextTokens;
    model.rankPrompt = prompts.text(PromptTask::Rank);
    model.gradePrompt = prompts.text(PromptTask::Grade);
    return model;
}

} // namespace adduce
