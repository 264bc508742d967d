#pragma once
#include "core/answer/answer.h"
#include "core/ask/ask_events.h"
#include "core/ask/plan.h"
#include "core/retrieval/retriever.h"

namespace adduce {

class ModelServers;

/// Carries a plan out: what the app replies itself, or evidence, draft and checks. Without its question, times, trace, and the scope that
/// was asked for, which whoever asked adds. Throws as Ask.
Answer answerPlan(const Plan &plan, QuestionSettings settings, const Retriever &retriever, const ModelServers &servers,
    Database &database, const AskSink &onEvent, TraceRecorder &trace, const std::stop_token &stop);

} // namespace adduce
