#pragma once
#include "tests/measure/answer_examples.h"

namespace adduce::test {

/// Where the evidence of a claim is looked for.
enum class ClaimSearch
{
    ItsAbstract, ///< an example for each abstract with evidence
    AllAbstracts ///< one for each claim
};

/// The claims with evidence of `grounding-scifact-claims`, asked as they are over the abstracts of `retrieval-scifact`: a sentence is right when it
/// is part of the evidence, whether for or against. Their libraries are five parts of the claims, by name, so that none of a part is learned from
/// with another. `shared`: the folder of both; `folder`: where the library is, or is made. Throws Error.
std::vector<AnswerExample> claimExamples(const QString &shared, const QString &folder, ClaimSearch search);

} // namespace adduce::test
