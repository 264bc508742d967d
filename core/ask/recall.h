#pragma once
#include "core/answer/trace.h"
#include "core/ask/conversation.h"
#include "core/settings/parameters.h"

namespace adduce {

class KeywordIndex;

/// Of a conversation the sentences that speak of the question (CV2), as they were said, in their order; a question that is asked again is none.
struct Recalled
{
    std::vector<PromptMessage> messages; ///< a sentence each
    std::vector<TracedSentence> traced; ///< the same with their scores
};

/// By the share of the question's information that each holds, the best `parameters.conversation.recalledSentences`. `keywords`: of the library, to know
/// which words say much; may be null. Pure.
Recalled recalled(const QString &question, const std::vector<PromptMessage> &messages, const KeywordIndex *keywords,
    const Parameters &parameters);

} // namespace adduce
