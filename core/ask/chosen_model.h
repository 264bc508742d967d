#pragma once
#include "core/ask/question.h"
#include "core/models/model_servers.h"
#include "core/models/model_settings.h"
#include "core/profiles/profile.h"

namespace adduce {

/// The model with its key, to be called.
ModelEndpoint endpointOf(const ModelChoice &choice, const ModelServers &servers);

/// The model that is used for the task, asked by the profile's prompts and numbers; none when none is.
std::optional<TaskModel> taskModel(
    ModelTask task, const ModelSettings &models, ModelServers &servers, const Profile &profile = {});

/// The models that are used to rank passages and to judge which of them help, in this order. Where the profile says so and nobody is chosen,
/// the one that writes.
std::vector<RankModel> rankModels(const ModelSettings &models, ModelServers &servers, const Profile &profile = {});

/// How questions are answered by this profile, with the user's prompts where it has none, and these models.
QuestionSettings questionSettings(
    const Profile &profile, const PromptStore &prompts, const ModelSettings &models, ModelServers &servers);

} // namespace adduce
