#pragma once
#include "core/guardrails/compared_texts.h"
#include <optional>
#include <utility>

namespace adduce {

/// The word of the quote that says the opposite of a word of the statement, of the same thing: the other end of a scale, the word with
/// a beginning that turns it, an antonym. Where the quote has both, what stands around them decides. None for a word that is denied, and
/// in a comparison whose sides have changed places. Pure.
std::optional<QString> oppositeIn(const ComparedTexts &texts, std::size_t word);

/// Two words or sides of a comparison that have changed places: "A / B". None where nothing has, and between active and passive. Pure.
std::optional<QString> exchangedIn(const ComparedTexts &texts);

/// A word of the statement, and the one in whose place it stands among words that are otherwise the quote's. None for words that
/// mean nearly the same. Pure.
std::optional<std::pair<QString, QString>> substitutedIn(const ComparedTexts &texts);

} // namespace adduce
