#pragma once
#include "core/answer/answer.h"

namespace adduce {

/// Does the page tell more than the words that were read from it: a row of a table without its rules and heads, signs of formulae whose place
/// on the line means something (Greek letters, minus and comparison signs, exponents)?
bool readsBetterOnPage(const AnswerSentence &sentence);

} // namespace adduce
