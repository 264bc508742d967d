#pragma once
#include "core/answer/answer.h"
#include "core/guardrails/statement_check.h"
#include "core/sentences/candidates.h"

namespace adduce {

/// The chosen sentence with one citation for each stretch of page it stands on. The quote is taken from the page's
/// original text, line ends as spaces and words that they part joined, at most `quoteWords` of it: of a longer sentence what says most of what is asked, whose
/// rectangles are those of the whole sentence. Nothing when a place is not on its page: such a sentence is not shown. Pure.
std::optional<AnswerSentence> cite(
    const Candidate &candidate, const SourceDocument &document, const QuestionTerms &asked, int quoteWords);

/// Where a sentence stands, without a quote: on the first of its pages. Nothing where that page is not there. Pure.
std::optional<Citation> placeOf(const Candidate &candidate, const SourceDocument &document);

/// Cites what proves a statement that was kept: the page's own words where its quote stands, at most `quoteWords` of them on
/// each page. Pure.
std::optional<AnswerSentence> cite(
    const CheckedStatement &statement, const ContextPassage &context, const SourceDocument &document, int quoteWords);

} // namespace adduce
