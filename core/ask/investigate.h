#pragma once
#include "core/ask/ask_events.h"
#include "core/ask/evidence.h"
#include "core/ask/plan.h"

namespace adduce {

/// The evidence for a whole plan, merged: for the question itself, for each of its sub-questions, several at the same time on connections
/// of their own, and for what is then found to be missing, once. Tells which sub-questions there are before it looks for the first, and of each
/// whether something speaks of it as soon as that is known. Throws as gather().
Evidence investigate(const Plan &plan, const QuestionSettings &settings, const Retriever &retriever, const ModelServers &servers,
    Database &database, const AskSink &onEvent, TraceRecorder &trace, const std::stop_token &stop);

} // namespace adduce
