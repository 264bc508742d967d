#pragma once
#include "core/answer/answer.h"
#include "core/ask/chosen_model.h"
#include <optional>
#include <stop_token>

namespace adduce {

class Database;

/// What a judge said of an answer.
struct FaithfulnessVerdict
{
    std::optional<bool> isFaithful; ///< every claim is grounded in the passages that it cites; none: it was not judged
    QString error; ///< why it was not, in words
};

/// True or false of a reply that is {"grounded": true} or {"grounded": false}, in a fence or bare; none of every other.
std::optional<bool> groundedIn(const QString &reply);

/// Asks the judge whether every claim of the answer is grounded in the passages that it cites. A judge that
/// fails, that replies in another form twice, or that may not have a passage gives no verdict: that is never a false one. Blocks.
/// Throws Stopped, and Error for a failing library.
FaithfulnessVerdict judgeFaithfulness(
    const Answer &answer, const TaskModel &judge, Database &database, const std::stop_token &stop);

} // namespace adduce
