#include "core/ask/chosen_model.h"

#include <algorithm>

namespace adduce {

ModelEndpoint endpointOf(const ModelChoice &choice, const ModelServers &servers)
{
    return { choice.api, choice.base, choice.model, servers.keyOf(choice.base), choice.allowsPlain };
}

std::optional<TaskModel> taskModel(ModelTask task, const ModelSettings &models, ModelServers &servers, const Profile &profile)
{
    const ModelChoice *choice = models.usedFor(task);
    if (!choice)
        return std::nullopt;
    const WritingParameters &writing = profile.parameters.writing;
    TaskModel model;
    model.chat = std::make_shared<HttpChatModel>(servers, endpointOf(*choice, servers));
    model.name = choice->model;
    model.host = hostOf(choice->base);
    model.isRemote = choice->isRemote();
    model.contextTokens = choice->contextTokens;
    model.maxTokens = std::clamp(static_cast<int>(choice->contextTokens * writing.shareOfContext), writing.leastTokens,
        std::max(writing.leastTokens, writing.mostTokens));
    const bool isOfProfile = task == ModelTask::Answer && writing.temperature >= 0;
    model.temperature = isOfProfile ? writing.temperature : choice->temperature;
    model.prices = choice->prices;
    for (auto prompt = profile.prompts.begin(); prompt != profile.prompts.end(); ++prompt)
        if (const auto of = promptTaskFrom(prompt.key()))
            model.prompts[*of] = prompt.value();
    return model;
}

/// By the model that writes, where the profile has it rank or grade (RR2, RR3) and nobody is chosen for that.
static void addWriter(std::vector<RankModel> &used, const ModelSettings &models, ModelServers &servers, const Profile &profile)
{
    const RankingParameters &ranking = profile.parameters.ranking;
    const bool isDone =
        ranking.isGradesOnly ? std::ranges::any_of(used, &RankModel::gradesOnly) : models.usedFor(ModelTask::Rank) != nullptr;
    if (!ranking.isByWriter || isDone)
        return;
    auto writer = taskModel(ModelTask::Answer, models, servers, profile);
    if (!writer)
        return;
    used.push_back({ *std::move(writer), ranking.isGradesOnly });
    if (!ranking.isGradesOnly)
        std::ranges::rotate(used, used.end() - 1);
}

std::vector<RankModel> rankModels(const ModelSettings &models, ModelServers &servers, const Profile &profile)
{
    std::vector<RankModel> used;
    for (const ModelTask task : { ModelTask::Rank, ModelTask::Judge }) {
        const ModelChoice *choice = models.usedFor(task);
        if (!choice || (task == ModelTask::Judge && profile.parameters.examination.examines))
            continue;
        const bool isReranker = choice->kind == ModelKind::Reranker;
        RankModel ranker { {}, task == ModelTask::Judge || (!isReranker && profile.parameters.ranking.isGradesOnly) };
        if (isReranker)
            ranker.model = Reranker { endpointOf(*choice, servers), choice->model, hostOf(choice->base), choice->isRemote() };
        else
            ranker.model = *taskModel(task, models, servers, profile);
        used.push_back(std::move(ranker));
    }
    addWriter(used, models, servers, profile);
    return used;
}

QuestionSettings questionSettings(
    const Profile &profile, const PromptStore &prompts, const ModelSettings &models, ModelServers &servers)
{
    Profile whole = withUserPrompts(profile, prompts);
    QuestionModels chosen { taskModel(ModelTask::Answer, models, servers, whole),
        taskModel(ModelTask::Check, models, servers, whole), {}, rankModels(models, servers, whole) };
    if (whole.parameters.examination.examines)
        chosen.examiner = taskModel(ModelTask::Judge, models, servers, whole);
    return { std::move(whole), std::move(chosen) };
}

} // namespace adduce
