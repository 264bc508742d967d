#pragma once
#include "core/ask/answer.h"
#include "core/ask/candidates.h"
#include "core/library/text_store.h"

namespace adduce {

/// The chosen sentence with one citation for each stretch of page it stands on. The quote is taken from the page's
/// original text, line ends told as spaces. Nothing when a place is not on its page: such a sentence is not told.
std::optional<AnswerSentence> cite(const Candidate &candidate, const DocumentRow &document, const TextStore &texts);

} // namespace adduce
