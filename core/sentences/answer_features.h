#pragma once
#include "core/sentences/candidates.h"
#include <span>
#include <vector>

namespace adduce {

/// The best sentences that were found for a question, as far as they tell whether there is an answer among them.
struct AnswerPool
{
    std::vector<const Candidate *> best; ///< those that may be told, best first
    double bestOfAll = 0; ///< highest coverage of the question by one sentence and what stands around it

    explicit AnswerPool(const std::vector<Candidate> &scored);
};

/// One number about a question and the sentences that were found for it.
struct AnswerFeature
{
    struct Input
    {
        const QuestionTerms &asked;
        const AnswerPool &pool; ///< with one sentence at least
    };
    const char *name;
    double (*of)(const Input &);
};

std::span<const AnswerFeature> answerFeatures();
std::vector<double> answerFeaturesOf(const QuestionTerms &asked, const AnswerPool &pool);

} // namespace adduce
