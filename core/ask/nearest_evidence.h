#pragma once
#include "core/answer/answer.h"
#include <stop_token>

namespace adduce {

class Database;

/// Where in the papers a statement that was taken out might have come from.
struct NearestEvidence
{
    std::optional<Citation> named; ///< in the passage that it cited, the sentence nearest to it
    std::optional<Citation> nearest; ///< of all that the answer keeps; none when nothing is near
};

/// The text that was taken out is the id of a passage, no statement: nothing is near to it.
bool isCitation(const Removed &removed);

/// For each of `answer.removed`, in order. Near is what holds at least a third of a statement's key terms (topicCoverage), among
/// the quotes of the answer, its near misses, and the sentences of the passages in its trace, as far as the trace keeps
/// their text and the library has it still. Blocks: for a worker thread. Throws Error.
std::vector<NearestEvidence> nearestEvidence(const Answer &answer, Database &database, const std::stop_token &stop = {});

} // namespace adduce
