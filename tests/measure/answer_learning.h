#pragma once
#include "core/sentences/answer_model.h"
#include "tests/measure/answer_examples.h"

namespace adduce::test {

using Examples = std::vector<const AnswerExample *>;

/// All parts of the model. That an answer is right is learned from sentences ranked by models of other questions than their
/// own: what a model says of what it was learned from is too sure.
AnswerModel learnAnswers(const Examples &examples);
/// AnswerModel::claim alone, which the questions among the examples add nothing to.
LogisticModel learnClaims(const Examples &examples);

/// What came of a question.
struct Outcome
{
    const AnswerExample *example = nullptr;
    double probability = 0; ///< that it is answered; 0 where nothing was found
    std::vector<bool> best; ///< of the five best sentences, which answer
    std::vector<bool> told; ///< of those that would be told, which answer; whatever the probability
    QStringList texts; ///< of the same
    bool saysAll = false; ///< what would be told says all that the answer must say

    [[nodiscard]] bool isRightWithin(std::size_t first) const; ///< of the best
};

Outcome outcomeOf(const AnswerExample &example, const AnswerModel &model, const AnswerParameters &parameters);

/// Of each question, by a model of the libraries that it is not asked of.
std::vector<Outcome> outcomesByOthers(const Examples &examples, const AnswerParameters &parameters);

} // namespace adduce::test
