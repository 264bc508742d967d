#include "core/ask/investigate.h"

#include "core/ask/assess.h"
#include "core/ask/gather.h"
#include "core/ask/trace_recorder.h"
#include "core/base/at_once.h"
#include "core/library/database.h"

#include <utility>

namespace adduce {

namespace {

/// The same, but that `question` is searched.
Plan planOf(const Plan &plan, const QString &question)
{
    Plan part = plan;
    part.searched = question;
    part.rewrittenFrom.clear();
    part.translation.clear();
    part.parts.clear();
    return part;
}

/// `evidence` with what is found for each of the questions.
Evidence withQuestions(Evidence evidence, const QStringList &questions, const Plan &plan, const QuestionSettings &settings,
    const Retriever &retriever, const ModelServers &servers, const Database &database, TraceRecorder &trace,
    const std::stop_token &stop)
{
    const auto count = static_cast<std::size_t>(questions.size());
    std::vector<Evidence> found(count);
    std::vector<Trace> traces(count);
    forEachAtOnce(count, settings.profile.parameters.consulting.atOnce, [&](std::size_t i) {
        Database own(database.path());
        TraceRecorder recorder(settings.profile, {}, stop);
        const Plan part = planOf(plan, questions[static_cast<qsizetype>(i)]);
        found[i] = gather(part, settings, retriever, servers, own, recorder, stop);
        traces[i] = recorder.finish();
    });
    for (std::size_t i = 0; i < count; ++i) {
        evidence = merge(std::move(evidence), std::move(found[i]));
        trace.absorb(std::move(traces[i]), questions[static_cast<qsizetype>(i)]);
    }
    return evidence;
}

} // namespace

Evidence investigate(const Plan &plan, const QuestionSettings &settings, const Retriever &retriever, const ModelServers &servers,
    Database &database, TraceRecorder &trace, const std::stop_token &stop)
{
    const auto add = [&](Evidence evidence, const QStringList &questions) {
        return questions.isEmpty()
            ? std::move(evidence)
            : withQuestions(std::move(evidence), questions, plan, settings, retriever, servers, database, trace, stop);
    };
    Evidence evidence = add(gather(plan, settings, retriever, servers, database, trace, stop), plan.parts);
    const auto &writer = settings.models.writer;
    const Parameters &parameters = settings.profile.parameters;
    if (!writer || plan.isOfPart() || parameters.sufficiency.judge == SufficiencyJudge::Nobody)
        return evidence;
    trace.start(Stage::Assess);
    const QStringList missing = missingQuestions(plan.toAnswer(), evidence, *writer, parameters, trace, stop);
    // What a model asks for besides brings passages; whether the question is answered is still told by the question.
    const QuestionTerms askedFor = evidence.asked;
    const double probability = evidence.answerProbability;
    const bool isOnTopic = evidence.isOnTopic;
    evidence = add(std::move(evidence), missing);
    evidence.asked = askedFor;
    evidence.answerProbability = probability;
    if (parameters.sufficiency.judge == SufficiencyJudge::Model) // by scores it is the same question in other words
        evidence.isOnTopic = isOnTopic;
    return evidence;
}

} // namespace adduce
