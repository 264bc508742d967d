#include "core/ask/answer_plan.h"

#include "core/ask/answered_parts.h"
#include "core/ask/check.h"
#include "core/ask/investigate.h"
#include "core/ask/next_steps.h"
#include "core/ask/retell.h"
#include "core/ask/trace_recorder.h"
#include "core/ask/weather_reply.h"
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
    if (plan.isReply()) {
        Answer reply = replyTo(plan);
        if (plan.reply == ReplyKind::Retold) {
            Retelling made = retold(plan, settings, trace, stop);
            reply.reply = made.kind;
            reply.replyLines = std::move(made.lines);
            reply.writer = std::move(made.writer);
        }
        if (plan.reply == ReplyKind::Weather) {
            WeatherReply made = weatherReply(plan, settings, servers, trace, stop);
            reply.replyLines = std::move(made.lines);
            reply.writer = std::move(made.writer);
        }
        return reply;
    }
    Parameters &parameters = settings.profile.parameters;
    if (plan.passages)
        parameters.retrieval.finalK = *plan.passages;
    const Evidence evidence = investigate(plan, settings, retriever, servers, database, onEvent, trace, stop);
    Draft draft = write(plan, evidence, settings, onEvent, trace, stop);
    Answer answer = check(evidence, std::move(draft), parameters, database, onEvent, trace, stop);
    if (answer.isRefusal() && plan.intention.intent == Intent::Answer)
        addNextSteps(answer.search, plan, evidence, settings.profile, retriever, servers, database, stop);
    answer.scope = plan.scopeName;
    answer.caveats.insert(answer.caveats.begin(), plan.notes.begin(), plan.notes.end());
    if (!plan.parts.isEmpty())
        answer.caveats.push_back(answeredParts(plan.parts, answer.sentences, evidence.snapshot, parameters.topic));
    return answer;
}

} // namespace adduce
