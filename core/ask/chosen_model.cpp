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

std::vector<RankModel> rankModels(const ModelSettings &models, const KeyStore &keys, const PromptStore &prompts)
{
    std::vector<RankModel> used;
    for (const ModelTask task : { ModelTask::Rank, ModelTask::Judge }) {
        const ModelChoice *choice = models.usedFor(task);
        if (!choice)
            continue;
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
        model.gradesOnly = task == ModelTask::Judge;
        used.push_back(std::move(model));
    }
    return used;
}

} // namespace adduce
