#pragma once
#include "app/cli/command.h"

namespace adduce::cli {

/// Runs a GGUF file with llama-server until that ends or is interrupted. Meanwhile the model is kept and writes the answers of every
/// program. Blocks, with the event loop of the program.
ExitCode runModel(const Context &context, const QString &file);

} // namespace adduce::cli
