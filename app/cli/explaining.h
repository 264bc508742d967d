#pragma once
#include "app/cli/command.h"
#include <optional>

namespace adduce::cli {

/// Of the profile, with --weights; none when they are wrong, which was said then.
std::optional<RetrievalParameters> retrievalOf(const Context &context);

} // namespace adduce::cli
