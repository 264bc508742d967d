#pragma once
#include "core/ask/plan.h"
#include "core/sentences/candidates.h"

namespace adduce {

class TextStore;

/// The passages of the part of papers that a plan asks for: of a Section those under its heading and the headings below it, of a
/// Summary the abstract and the conclusions, or what stands in their place; of an Aspect all of it. `plan.scope` names the papers.
std::vector<Passage> passagesOf(const Plan &plan, const TextStore &texts, const AnswerParameters &parameters);

/// The sentences of such a part that are told, in the order of the paper: of a Section its first, of a Summary the abstract's, the aim and the
/// findings first where it is long, and the main conclusions; of an Aspect the best of those that say so, best first.
std::vector<Candidate> partSentences(
    const std::vector<Candidate> &candidates, const Plan &plan, const AnswerParameters &parameters);

/// The best sentence of each paper that speaks of the topic, best paper first.
std::vector<Candidate> paperSentences(
    const std::vector<Candidate> &scored, const std::vector<KeyTerm> &terms, const Parameters &parameters);

} // namespace adduce
