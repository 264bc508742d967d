#pragma once
#include "core/ask/question.h"
#include "core/models/model_servers.h"
#include "core/models/model_settings.h"

namespace adduce {

/// The model with its key, to be called.
ModelEndpoint endpointOf(const ModelChoice &choice, const ModelServers &servers);

/// The model that is used for the task, with the prompts as the user has them; none when none is.
std::optional<TaskModel> taskModel(ModelTask task, const ModelSettings &models, ModelServers &servers, const PromptStore &prompts,
    const WritingParameters &writing = {});

/// The models that are used to rank passages and to judge which of them help, in this order.
std::vector<RankModel> rankModels(const ModelSettings &models, ModelServers &servers, const PromptStore &prompts);

/// Those of a question.
QuestionModels questionModels(
    const ModelSettings &models, ModelServers &servers, const PromptStore &prompts, const WritingParameters &writing = {});

} // namespace adduce
