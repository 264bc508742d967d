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

/// How a question is answered: by the profile of the context and the models in use, and the one that --server names to write; by
/// no model with --no-model. Where the profile has no prompt, those of --prompts, or else the user's.
QuestionSettings questionSettings(const Context &context);

} // namespace adduce::cli
