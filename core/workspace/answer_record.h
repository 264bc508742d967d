#pragma once
#include "core/answer/answer.h"
#include <QJsonObject>

namespace adduce {

class Database;

/// What is kept of a question that was asked, for those who count afterwards: how it was routed, what was found, ranked and chosen, what it
/// took, what the checks said, and what was told with its sources. Of papers that never leave this computer, or are not there any more to say,
/// neither a sentence nor a quote; the question as it was typed.
/// Field by field what the reference designs log of a query (SPEC EV4, EV6, EV7).
QJsonObject answerRecord(const Answer &answer, Database &database);

/// The parameters of a profile as the one table that the design `nutor` logs at its start (SPEC CF1), by its names.
QJsonObject printedParameters(const Parameters &parameters);

/// What many records come to (SPEC EV5). A share or mean of nothing is not set.
struct RecordSummary
{
    int queries = 0;
    std::optional<double>
        hallucinationPassRate {}; ///< of answers: the passages hold them, says the model that checked, or else our own checks
    std::optional<double> qualityPassRate {}; ///< of those that a model was asked of: they answer the question
    std::optional<double> retrievalPrecision {}; ///< mean share of relevant passages, where they were judged
    std::optional<double> milliseconds {}; ///< mean
    std::optional<double> webSearchRate {};
    std::optional<double> retrieved {}; ///< mean number of passages
    std::optional<double> relevant {};
    std::optional<double> generationAttempts {}; ///< mean, of what a model wrote
};

RecordSummary summaryOf(const std::vector<QJsonObject> &records); ///< lines of another kind are left out
QJsonObject toJson(const RecordSummary &summary); ///< by the names of EV5; null for what is not set

} // namespace adduce
