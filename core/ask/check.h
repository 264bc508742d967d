#pragma once
#include "core/ask/ask_events.h"
#include "core/ask/draft.h"
#include "core/ask/evidence.h"
#include "core/settings/parameters.h"
#include <stop_token>

namespace adduce {

class Database;
class TraceRecorder;

/// Makes an answer of a draft: proves each sentence on its page and emits it, takes out what does not stand, and says how far
/// the answer can be trusted. A refusal, with what was searched, when nothing is left. Throws Stopped before the first
/// sentence.
Answer check(const Evidence &evidence, Draft draft, const Parameters &parameters, Database &database, const AskSink &onEvent,
    TraceRecorder &trace, const std::stop_token &stop);

} // namespace adduce
