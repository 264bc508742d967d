#pragma once
#include "core/ask/generate.h"
#include "core/ask/rank.h"
#include "core/models/key_store.h"
#include "core/models/model_settings.h"

namespace adduce {

/// The model with its key, to be called.
ModelEndpoint endpointOf(const ModelChoice &choice, const KeyStore &keys);

/// The model that is used to write answers, with the prompts as the user has them; none when none is. For the thread of `keys`.
std::optional<AnswerModel> answerModel(const ModelSettings &models, const KeyStore &keys, const PromptStore &prompts);

/// The same of the models that are used to rank passages and to judge which of them help, in this order.
std::vector<RankModel> rankModels(const ModelSettings &models, const KeyStore &keys, const PromptStore &prompts);

} // namespace adduce
