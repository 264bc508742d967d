#pragma once
#include "core/ask/evidence.h"
#include "core/ask/plan.h"

namespace adduce {

/// Finds the passages for a plan and reads them, in one read transaction: retrieval, the models that rank, selection,
/// expansion, and whether they speak of the question at all. Throws Stopped, and Error for a library that cannot be read.
Evidence gather(const Plan &plan, const QuestionSettings &settings, const Retriever &retriever, const ModelServers &servers,
    Database &database, TraceRecorder &trace, const std::stop_token &stop);

} // namespace adduce
