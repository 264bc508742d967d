#pragma once
#include "core/answer/trace.h"
#include "core/guardrails/context_passage.h"
#include "core/models/task_model.h"
#include "core/settings/stage_parameters.h"
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace adduce {

/// What a model is asked on the way to an answer.
struct ConsultRequest
{
    PromptTask task = PromptTask::Split;
    PromptValues values {};
    AnswerSchema schema {};
    std::vector<OutgoingPassage> passages {};
};

/// The request with as many of the passages, best first, as the model can read at once with its reply; without those that never leave
/// this computer, where it is on another. Pure.
ConsultRequest withPassages(
    ConsultRequest request, std::vector<ContextPassage> passages, const TaskModel &model, const ConsultingParameters &limits);

/// One request, within the limits of time and tokens. Blocks. Gives the reply, which has the schema's shape, or none where the model failed:
/// what is done then goes on without. `kept` says what was asked, what it cost and what went wrong, however it ends; what came of it the
/// caller adds. Throws Error{Stopped} for a stop of the caller's alone.
std::optional<QJsonObject> consult(const TaskModel &model, const ConsultRequest &request, const ConsultingParameters &limits,
    const std::stop_token &stop, ConsultationTrace &kept);

/// The same of several at the same time, as many at once as the limits allow; replies, and what is kept, in the order of the requests.
std::vector<std::optional<QJsonObject>> consultEach(const TaskModel &model, const std::vector<ConsultRequest> &requests,
    const ConsultingParameters &limits, const std::stop_token &stop, std::vector<ConsultationTrace> &kept);

QString tookTooLong(double seconds); ///< "It took longer than 20 seconds.", translated

} // namespace adduce
