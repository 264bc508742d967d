#pragma once
#include "app/cli/command.h"
#include "core/ask/question.h"
#include "core/models/model_settings.h"
#include "core/models/task_model.h"
#include <QCommandLineParser>
#include <optional>

namespace adduce::cli {

/// What --context says, or else what is usual. Throws BadInput for what is none.
int contextTokens(const QCommandLineParser &options);

/// The model that --server, --model, --api, --kind and --context name; none without --server. Throws BadInput for what cannot
/// be understood.
std::optional<ModelChoice> namedModel(const QCommandLineParser &options);

/// The same with as much context as the server lists for it, where --context does not say: never more than is usual.
std::optional<ModelChoice> namedModelWithContext(const Context &context);

/// The models in use, with the one that --server names to write; none is used with --no-model. Asks that server once what it has.
/// Throws BadInput for a model that does not write.
ModelSettings modelsToAsk(const Context &context);

/// How a question is answered: by this profile and these models. Where the profile has no prompt, those of --prompts, or else the user's.
QuestionSettings questionSettings(const Context &context, const Profile &profile, const ModelSettings &models);
/// The same by the profile of the context, with what the model may remember.
QuestionSettings questionSettings(const Context &context, const ModelSettings &models);

/// The web, where --web gives a question leave to search it; throws WebNotAllowed or LocalOnly where that is not allowed.
std::optional<WebUse> webOf(const Context &context);

} // namespace adduce::cli
