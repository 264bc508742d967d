#pragma once
#include "core/models/task_model.h"
#include "core/question/question_kind.h"
#include "core/settings/parameters.h"
#include <QStringList>
#include <stop_token>

namespace adduce {

class TraceRecorder;

/// Passages that a model writes as if a paper answered the question, to be searched with beside it and never shown (hypothetical document
/// embeddings; Gao, Ma, Lin and Callan, ACL 2023): as many as `retrieval.imagined_passages` says, technical ones where a method or a
/// number is asked for. None where the model fails. One request, kept in the stage of `trace` that runs. Throws Error{Stopped}.
QStringList imagined(const QString &question, const AskedFor &wanted, const TaskModel &model, const Parameters &parameters,
    TraceRecorder &trace, const std::stop_token &stop);

} // namespace adduce
