#pragma once
#include "core/ask/evidence.h"
#include "core/ask/plan.h"

namespace adduce {

/// The evidence for a whole plan, merged: for the question itself, for each of its sub-questions, several at the same time on connections
/// of their own, and for what is then found to be missing, once. Throws as gather().
Evidence investigate(const Plan &plan, const QuestionSettings &settings, const Retriever &retriever, const ModelServers &servers,
    Database &database, TraceRecorder &trace, const std::stop_token &stop);

} // namespace adduce
