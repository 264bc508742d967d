#pragma once
#include "app/cli/command.h"
#include "core/workspace/public_json.h"

namespace adduce::cli {

/// Tells the quotes that were not found as they are cited, and how many there are, and puts all into `report`. Partly when there
/// are any, Interrupted when it was.
ExitCode tellChecks(const Context &context, const std::vector<CheckedQuote> &checked, std::vector<PublicQuoteCheck> &report);

} // namespace adduce::cli
