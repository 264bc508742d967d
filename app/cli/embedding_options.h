#pragma once
#include "app/cli/command.h"
#include "core/models/model_settings.h"
#include <optional>

namespace adduce::cli {

/// Where passages get their vectors.
struct Embedding
{
    std::optional<ModelChoice> server; ///< a model on one
    QString folder; ///< without a server: of a model2vec model; empty for the space that is learned from the papers
    int batch = 0; ///< texts in one request to the server; 0 for as many as is usual
};

/// What --emb says, with --server and --model, --hf-model and --batch-size; none without --emb. Throws BadInput for what
/// cannot be.
std::optional<Embedding> embeddingOf(const QCommandLineParser &options);

/// The space of it, made if it is not there yet, which asks the server once; none for the learned one. Throws as obtainServerSpace()
/// and obtainStaticSpace().
std::optional<SpaceRow> obtainSpace(const Context &context, Database &database, const Embedding &embedding);

/// Gives every passage a vector of the space, which serves questions from then on; the old one serves until then.
void takeSpace(const Context &context, Database &database, const std::optional<SpaceRow> &space, int batch = 0);

} // namespace adduce::cli
