#include "core/ask/look_up.h"

#include "core/ask/gather.h"
#include "core/ask/trace_recorder.h"

namespace adduce {

bool isAnswered(const QString &question, Plan plan, const Profile &profile, const Retriever &retriever,
    const ModelServers &servers, Database &database, const std::stop_token &stop)
{
    const QuestionSettings settings { profile, {}, {} };
    plan.question = question;
    plan.searched = question;
    TraceRecorder trace(profile, {}, stop);
    const Evidence evidence = gather(plan, settings, retriever, servers, database, trace, stop);
    return evidence.isOnTopic && evidence.answerProbability >= profile.parameters.answer.floor;
}

} // namespace adduce
