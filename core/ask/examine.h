#pragma once
#include "core/models/task_model.h"
#include "core/retrieval/passage.h"
#include "core/settings/parameters.h"
#include <map>
#include <stop_token>
#include <vector>

namespace adduce {

class PassageReader;
class TraceRecorder;

/// Has a model say of each of the best passages by itself how well it answers, unless the scores of the reranker set the best apart (GT1), and
/// gives those that stay in their new order (GT2, FS1, FS3, FS4); the others, which were not examined, are left out, as ranking by the design
/// does. `reranked`: what a reranker gave each, 0 to 1; empty without one, and then all are examined. What the model does not judge in time
/// counts as neutral; passages that never leave this computer are not sent to another, and count so too. Kept in the stage of `trace` that
/// runs. Throws Error{Stopped}, and Error for a failing library.
std::vector<Passage> examined(std::vector<Passage> passages, const QString &question, const std::map<ChunkId, double> &reranked,
    const TaskModel &model, const Parameters &parameters, PassageReader &reader, TraceRecorder &trace,
    const std::stop_token &stop);

} // namespace adduce
