#pragma once
#include "core/ask/answer.h"
#include "core/ask/candidates.h"
#include "core/ask/statement_check.h"
#include "core/library/text_store.h"

namespace adduce {

/// The chosen sentence with one citation for each stretch of page it stands on. The quote is taken from the page's
/// original text, line ends told as spaces. Nothing when a place is not on its page: such a sentence is not told.
std::optional<AnswerSentence> cite(const Candidate &candidate, const DocumentRow &document, const TextStore &texts);

/// Cites what proves a statement that was kept: the page's own words where its quote stands, at most 40 of them on each
/// page.
std::optional<AnswerSentence> cite(const CheckedStatement &statement, const GivenPassage &given, const TextStore &texts);

} // namespace adduce
