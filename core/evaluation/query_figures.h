#pragma once
#include "core/answer/answer.h"
#include <optional>
#include <vector>

namespace adduce {

struct EvaluationQuery;
class Database;

/// How an answer came about, in numbers: what its trace says, which is not kept with a run.
struct QueryFigures
{
    int retrieved = 0; ///< passages that were judged: graded by a model, or else chosen to answer from
    int relevant =
        0; ///< of these: helpful by the model's grades, or else those that hold a gold sentence; of neither, none was judged
    /// Of each gold sentence, where the first passage that holds it stood when the passages were in their order: from 1; 0: none holds it.
    std::vector<int> goldRanks {};
    bool isWebSearched = false;
    int retrievals = 0; ///< Trace::retrievalAttempts()
    int generations = 0; ///< Trace::generationAttempts()
    int promptTokens = 0; ///< of the requests to models whose servers count, but for those that rank passages
    int answerTokens = 0;
    double cost = 0; ///< of these, in the user's currency, by the prices that are set
    std::optional<bool> isGrounded {}; ///< the passages hold it, says the model that checked what was written; none was asked
    std::optional<bool> isToTheQuestion {}; ///< it answers the question, says the same
    int mutants = 0; ///< false statements that were made of those that a model wrote and that are shown
    int mutantsCaught = 0; ///< of these, what the checks do not let through

    friend bool operator==(const QueryFigures &, const QueryFigures &) = default;
};

/// Of an answer with its trace. Reads the passages of a question that has gold.
QueryFigures queryFigures(const Answer &answer, const EvaluationQuery &query, Database &database);

/// Normalised discounted cumulative gain of the first ten ranks, each gold sentence a gain of 1 at its own (Järvelin and Kekäläinen, 2002):
/// 0 to 1. Of several that one passage holds, each counts as if it stood one rank behind the one before.
double ndcg10(const std::vector<int> &goldRanks);
double reciprocalRank10(const std::vector<int> &goldRanks); ///< of the first gold sentence within ten; 0 of none
int foundWithin(const std::vector<int> &goldRanks, int ranks); ///< gold sentences

QJsonObject toJson(const QueryFigures &figures);
QueryFigures queryFiguresFromJson(const QJsonObject &json); ///< what is missing is as in answers of earlier versions: not known

} // namespace adduce
