#pragma once
#include "app/cli/command.h"
#include "core/ask/question.h"
#include "core/models/model_settings.h"
#include "core/models/task_model.h"
#include <QCommandLineParser>
#include <optional>

namespace adduce::cli {

/// The model that --server, --model, --api, --kind and --context name; none without --server. Throws BadInput for what cannot
/// be understood.
std::optional<ModelChoice> namedModel(const QCommandLineParser &options);

/// That answer a question: those in use, and the one that --server names to write; none with --no-model. With the prompts of
/// --prompts, or else those that the user has.
QuestionModels questionModels(const Context &context);

} // namespace adduce::cli
