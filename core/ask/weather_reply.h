#pragma once
#include "core/answer/answer.h"
#include "core/ask/plan.h"

namespace adduce {

class ModelServers;

/// The weather of a place as a reply (TO4): no evidence of anything.
struct WeatherReply
{
    QStringList lines; ///< as Answer::replyLines: what was reckoned, or its trouble; before these, what a model says of them
    std::optional<Writer> writer {}; ///< of a model that said it
};

/// Looks the weather of plan.weatherOf up. Where the profile says so, the model that writes says in words what the figures say; words with a number or a name that
/// the figures do not have are not shown, and where the model fails, the figures stand alone. Its request is kept in a stage of `trace`. Throws
/// Error{Stopped}.
WeatherReply weatherReply(const Plan &plan, const QuestionSettings &settings, const ModelServers &servers, TraceRecorder &trace,
    const std::stop_token &stop);

} // namespace adduce
