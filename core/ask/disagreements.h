#pragma once
#include "core/answer/answer.h"
#include "core/question/question_terms.h"
#include "core/settings/parameters.h"

namespace adduce {

/// Which sentences of an answer differ in what they say of the same thing (guardrails/disagreement.h), by the first of each that the
/// others differ from. Where each speaks of a key term that the other does not ("Pipelle", "directed"), they speak of different things. Pure.
std::vector<Disagreement> disagreementsIn(
    const std::vector<AnswerSentence> &sentences, const QuestionTerms &asked, const DisagreementParameters &parameters);

/// The order of such texts in which none of the web (`isOfWeb`, one for each) stands before a paper's that it differs from (GN1): their places, from 0.
/// Pure.
std::vector<std::size_t> papersFirst(const QStringList &texts, const std::vector<bool> &isOfWeb, const QuestionTerms &asked,
    const DisagreementParameters &parameters);

} // namespace adduce
