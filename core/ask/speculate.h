#pragma once
#include "core/ask/answer_plan.h"

namespace adduce {

/// Answers a question for which a model may yet have another one asked, with all of it begun at once (SP1): the answer to the question as it
/// stands, its resolution by the conversation, and its sub-questions. A resolution, or something to ask back, makes the other two needless;
/// sub-questions make the answer needless (SP2); what is needless is stopped at once, its connection closed, and what it had cost
/// stays in the trace. Where the question as it stands was answered already by then, that is told after all should the refined one find nothing (SP4). Nothing is told before it is known which answer it will be, so that nothing is told twice or taken back. What the refined
/// question gives goes the same way as any other, checks included (SP3, SP4). For the thread of `database`; the others open connections of
/// their own. Throws as Ask.
Answer speculate(const Question &question, const Retriever &retriever, const ModelServers &servers,
    const SearchSnapshot &snapshot, Database &database, const AskSink &onEvent, TraceRecorder &trace,
    const std::stop_token &stop);

/// Whether there is anything to begin ahead: the profile says so, a model writes, and it may resolve or split the question.
[[nodiscard]] bool speculates(const Question &question);

} // namespace adduce
