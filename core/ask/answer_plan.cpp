#include "core/ask/answer_plan.h"

#include "core/ask/answered_parts.h"
#include "core/ask/check.h"
#include "core/ask/investigate.h"
#include "core/ask/trace_recorder.h"
#include "core/ask/write.h"

namespace adduce {

static Answer replyTo(const Plan &plan)
{
    Answer answer;
    answer.search = plan.report;
    if (plan.askedBack.isEmpty()) {
        answer.verdict = Verdict::Reply;
        answer.reply = plan.reply;
        answer.replyLines = plan.replyLines;
    } else {
        answer.verdict = Verdict::Clarify;
        answer.replyLines = QStringList { plan.askedBack } + plan.choices;
    }
    return answer;
}

Answer answerPlan(const Plan &plan, QuestionSettings settings, const Retriever &retriever, const ModelServers &servers,
    Database &database, const AskSink &onEvent, TraceRecorder &trace, const std::stop_token &stop)
{
    if (plan.isReply())
        return replyTo(plan);
    Parameters &parameters = settings.profile.parameters;
    if (plan.passages)
        parameters.retrieval.finalK = *plan.passages;
    const Evidence evidence = investigate(plan, settings, retriever, servers, database, trace, stop);
    Draft draft = write(plan, evidence, settings, onEvent, trace, stop);
    Answer answer = check(evidence, std::move(draft), parameters, database, onEvent, trace, stop);
    answer.caveats.insert(answer.caveats.begin(), plan.notes.begin(), plan.notes.end());
    if (!plan.parts.isEmpty())
        answer.caveats.push_back(answeredParts(plan.parts, answer.sentences, evidence.snapshot, parameters.topic));
    return answer;
}

} // namespace adduce
