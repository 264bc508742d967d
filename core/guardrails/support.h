#pragma once
#include "core/guardrails/support_checks.h"
#include "core/settings/parameters.h"

namespace adduce {

struct Lexicon;

/// How far a statement says what its evidence says.
struct Support
{
    std::vector<SupportFault> faults; ///< one a sentence at most, the gravest; none: it is supported
    double cover = 1; ///< share of its words that the evidence holds, 0 to 1, by the sentence with the least
    bool isPassedOver = false; ///< a sentence in another language than its quote was not compared

    [[nodiscard]] bool isContradicted() const;
};

/// Compares each sentence of a statement with what it quotes: direction, denial, roles, amounts, people, hedges, causes, words put in
/// the place of others; and looks clause by clause for the words that the evidence does not hold. English; a sentence in
/// another language than its quote is passed over. `lexicon`: null for none, then near words are the same words alone. Numbers and names
/// are other checks' (entities.h). Pure.
Support supportOf(
    const QString &statement, const SupportingText &evidence, const Lexicon *lexicon, const SupportParameters &parameters);

} // namespace adduce
