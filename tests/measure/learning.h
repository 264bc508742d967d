#pragma once
#include "core/sentences/answer_model.h"
#include <span>
#include <vector>

namespace adduce::test {

using Row = std::vector<double>; ///< of features

/// The choices of one question, of which some are right.
struct ChoiceExample
{
    std::vector<Row> choices;
    std::vector<bool> isRight; ///< one a choice
};

/// A yes or no by itself.
struct LabelledRow
{
    Row features;
    bool isPositive = false;
};

struct LearningRate
{
    double l2 = 0.05; ///< on weights of standardised features
    int steps = 400;
    double step = 0.05;
};

/// Weights that give right choices the most of a softmax over all of theirs (marginal likelihood of the right ones), by Adam
/// (Kingma and Ba, ICLR 2015); examples without a right choice say nothing. For features as they are: the standardisation is
/// folded back. The intercept is 0.
LogisticModel learnChoice(std::span<const ChoiceExample *const> examples, const LearningRate &rate = {});

/// Logistic regression by Newton steps, with L2.
LogisticModel learnLogistic(std::span<const LabelledRow> rows, double l2 = 3);

} // namespace adduce::test
