#pragma once
#include "app/cli/command.h"
#include "core/evaluation/comparison.h"

namespace adduce::cli {

/// The ways that --profile names, in their order, otherwise that of the profile in use; each with the model that --server and --model name
/// to write, or without one. Throws BadInput as profileNamed() and modelsToAsk().
std::vector<Variant> variantsToAsk(const Context &context);

/// The model that --server and --model name to write; none without them.
std::optional<TaskModel> writerToAsk(const Context &context);

/// The model that --judge names: of the server of --server, or else one of those that are set up. None without it. Throws BadInput for one
/// that is not there.
std::optional<TaskModel> judgeToAsk(const Context &context);

/// How many questions --workers asks at the same time; as many as there are processors without it. Throws BadInput.
int workersToAsk(const Context &context);

} // namespace adduce::cli
