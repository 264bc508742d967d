#pragma once
#include "core/answer/answer.h"
#include "core/question/question_terms.h"

namespace adduce {

/// Which stretch of a long sentence is quoted: of those of at most `mostWords` words that begin and end with a clause, the longest
/// of the ones that say most of what is asked; within a clause that is longer by itself, any. None for a sentence that may be
/// quoted whole. Words are counted between spaces. English clauses. Pure.
std::optional<TextRange> quotedStretch(const QString &sentence, const QuestionTerms &asked, int mostWords);

} // namespace adduce
