#pragma once
#include "core/evaluation/comparison.h"
#include <vector>

namespace adduce {

/// How two ways of answering differ on the questions that both were measured on.
struct PairedChange
{
    QStringList better; ///< ids of those that are right, and not by the other way
    QStringList worse;
    double p = 1; ///< signTest() of the two
};

/// How likely so uneven a split is, or one more uneven, when each question is as likely to fall to either side: the exact two-sided binomial
/// test, which for two shares of the same questions is McNemar's (Agresti, Categorical Data Analysis, 2002, section 10.1). 1 of none.
double signTest(int better, int worse);

/// By what is right. `one` is better where it is right and `other` is not.
PairedChange pairedChange(const EvaluationReport &one, const EvaluationReport &other);

/// The p-values of several tests, each so that the chance of one false discovery among all stays what it says (Holm, 1979); in their order.
std::vector<double> holmCorrected(const std::vector<double> &values);

} // namespace adduce
