#pragma once
#include "app/cli/command.h"
#include <optional>

namespace adduce::cli {

/// Of --profile and --weights; none when they are wrong, which was said then.
std::optional<RetrievalParameters> retrievalOf(const Context &context);

} // namespace adduce::cli
