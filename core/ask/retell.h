#pragma once
#include "core/answer/answer.h"
#include "core/ask/plan.h"

namespace adduce {

/// A reply that is made of the conversation, or of a text of the user's own, alone (GN2): nothing is searched, nothing cited.
struct Retelling
{
    ReplyKind kind = ReplyKind::LastAnswer;
    QStringList lines; ///< as Answer::replyLines
    std::optional<Writer> writer {}; ///< of ReplyKind::Retold and NotSaid
};

/// By the model that writes, in one request which is kept in the stage of `trace` that runs. What holds a number or a name that the conversation
/// does not, or speaks to a model, is not shown; in German and in another language than the conversation's, where
/// nouns and names are written otherwise, numbers and names with digits or of capitals are compared alone. Where the model says that it was not said, so does
/// the reply. Without a model, and where it fails, the sentences of the last answer,
/// of Intent::Shorten the first of them. `plan`: of ReplyKind::Retold. Throws Error{Stopped}.
Retelling retold(const Plan &plan, const QuestionSettings &settings, TraceRecorder &trace, const std::stop_token &stop);

} // namespace adduce
