#pragma once
#include "core/guardrails/compared_texts.h"
#include <optional>
#include <vector>

namespace adduce {

/// Does the word deny ("not", "without"), and is it no part of "not only", "no more than"?
bool denies(const ParsedSentence &sentence, std::size_t word);
/// Is a word of the sentence denied: stands a denial shortly before it, in its clause?
bool isDenied(const ParsedSentence &sentence, std::size_t word);
/// "May" of a date.
bool isMonth(const ParsedSentence &sentence, std::size_t word);

/// The clauses of the quoted sentences that speak most of what the statement speaks of.
std::vector<Clause> alignedClauses(const ComparedTexts &texts);

/// A clause of the statement that denies what the clause of the quote nearest to it says, or says what that one denies: its words.
/// What a word says without denying ("similar" for "no difference") is no denial, and contradicts none.
std::optional<QString> deniedClause(const ComparedTexts &texts);

} // namespace adduce
