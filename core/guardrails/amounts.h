#pragma once
#include "core/guardrails/compared_texts.h"
#include <optional>

namespace adduce {

/// Words of amount that the quote does not use of the same: "all" for "some", "over" before a number that it has "under" before,
/// "by" for "to", percentage points for per cent, a week for a day, half for a third. None where it says the same. Pure.
std::optional<QString> otherAmountIn(const ComparedTexts &texts);

} // namespace adduce
