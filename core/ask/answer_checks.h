#pragma once
#include "core/ask/draft.h"
#include "core/ask/evidence.h"
#include "core/models/task_model.h"
#include <optional>
#include <stop_token>

namespace adduce {

class TraceRecorder;

/// Why a model does not take an answer as a whole, in words for whoever writes it again: it is not grounded in the passages (GR3), or does not
/// answer the question (GR4), as far as the profile has that checked. None where it does, and where the model fails: the statements were
/// proved one by one already. Nothing that was written from passages that never leave this computer goes to another. Kept in the stage of `trace` that runs. Throws Error{Stopped}.
std::optional<QString> rejectionOf(const Draft &draft, const QString &question, const Evidence &evidence, const TaskModel &model,
    const Parameters &parameters, TraceRecorder &trace, const std::stop_token &stop);

} // namespace adduce
