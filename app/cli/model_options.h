#pragma once
#include "core/ask/generate.h"
#include "core/models/model_settings.h"
#include <QCommandLineParser>
#include <optional>

namespace adduce::cli {

/// The model that --server, --model, --api, --kind and --context name; none without --server. Throws BadInput for what cannot
/// be understood.
std::optional<ModelChoice> namedModel(const QCommandLineParser &options);

/// The same with its key, which comes from the environment (KeyStore::variablesFor()).
ModelEndpoint endpointOf(const ModelChoice &model);

/// To write answers, with the prompts of --prompts or those that are built in.
std::optional<AnswerModel> answerModel(const QCommandLineParser &options);

} // namespace adduce::cli
