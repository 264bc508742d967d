#pragma once
#include "core/sentences/answer_features.h"
#include "core/sentences/sentence_features.h"
#include <QJsonObject>
#include <span>
#include <vector>

namespace adduce {

/// A probability by logistic regression: 1 / (1 + exp(-(intercept + weights . features))).
struct LogisticModel
{
    double intercept = 0;
    std::vector<double> weights; ///< one a feature, in their order

    [[nodiscard]] double logit(std::span<const double> features) const;
    [[nodiscard]] double probability(std::span<const double> features) const;
    friend bool operator==(const LogisticModel &, const LogisticModel &) = default;
};

/// What was learned from questions with known answers (tests/measure/train_answers.cpp).
struct AnswerModel
{
    LogisticModel sentence; ///< that a sentence answers a question, by sentenceFeatures()
    LogisticModel claim; ///< that a sentence is evidence for or against a claim, by the same
    LogisticModel answer; ///< that the best of them answer, by answerFeatures()
    friend bool operator==(const AnswerModel &, const AnswerModel &) = default;
};

/// The one that comes with the program: resources/ranker/answers.json.
const AnswerModel &builtInAnswerModel();

/// {"sentence": {"intercept", "weights": {name: number}}, "claim": ..., "answer": ...}. A weight that is not there is 0; throws Error{Damaged} for a
/// feature that there is none of, and for what is no number.
QJsonObject toJson(const AnswerModel &model);
AnswerModel answerModelFromJson(const QJsonObject &json);

/// Gives each candidate its score: the probability that it answers, 0 to 1.
void scoreSentences(std::vector<Candidate> &candidates, const QuestionTerms &asked, const AnswerModel &model);

} // namespace adduce
