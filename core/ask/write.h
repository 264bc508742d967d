#pragma once
#include "core/ask/ask_events.h"
#include "core/ask/draft.h"
#include "core/ask/evidence.h"
#include "core/ask/plan.h"

namespace adduce {

/// Puts the evidence in words. A model's sentences are proved while it writes, and each is emitted as soon as it was; without
/// a model, or when nothing of its text stands, the papers' own best sentences are chosen, to be proved by check(). Nothing
/// when the evidence is not on the topic, or the model says that it holds no answer. Throws Stopped before the first sentence.
Draft write(const Plan &plan, const Evidence &evidence, const QuestionSettings &settings, const AskSink &onEvent,
    TraceRecorder &trace, const std::stop_token &stop);

} // namespace adduce
