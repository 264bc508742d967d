#pragma once
#include "core/evaluation/query_set.h"
#include "core/models/task_model.h"
#include "core/settings/stage_parameters.h"
#include <stop_token>

namespace adduce {

class Database;

/// Has a model put questions in the words of somebody who has not read the sentences that answer them; the sentences and what must be said
/// stay. A question stays as it was where the model fails, says what is no question, names what the sentence does not, or gives the answer
/// away; and where the paper never leaves this computer and the model is on another. Blocks; throws Error{Stopped}.
void wordByModel(std::vector<EvaluationQuery> &queries, Database &database, const TaskModel &model,
    const ConsultingParameters &limits, const std::stop_token &stop = {});

} // namespace adduce
