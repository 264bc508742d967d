#include "core/ask/investigate.h"

#include "core/ask/assess.h"
#include "core/ask/begun.h"
#include "core/ask/gather.h"
#include "core/ask/search_report.h"
#include "core/ask/search_web.h"
#include "core/ask/trace_recorder.h"
#include "core/base/at_once.h"
#include "core/library/database.h"
#include "core/models/model_servers.h"

#include <functional>
#include <mutex>
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

/// `evidence` with what is found for each of the questions. `onFound`: of each, by its place, whether anything is; by one thread after another.
Evidence withQuestions(Evidence evidence, const QStringList &questions, const Plan &plan, const QuestionSettings &settings,
    const Retriever &retriever, const ModelServers &servers, const Database &database,
    const std::function<void(std::size_t, bool)> &onFound, TraceRecorder &trace, const std::stop_token &stop)
{
    std::mutex telling;
    const auto count = static_cast<std::size_t>(questions.size());
    std::vector<Evidence> found(count);
    std::vector<Trace> traces(count);
    forEachAtOnce(count, settings.profile.parameters.consulting.atOnce, [&](std::size_t i) {
        Database own(database.path());
        TraceRecorder recorder(settings.profile, {}, stop);
        const Plan part = planOf(plan, questions[static_cast<qsizetype>(i)]);
        found[i] = gather(part, settings, retriever, servers, own, recorder, stop);
        traces[i] = recorder.finish();
        if (onFound) {
            const std::scoped_lock lock(telling);
            onFound(i, found[i].isOnTopic);
        }
    });
    for (std::size_t i = 0; i < count; ++i) {
        evidence = merge(std::move(evidence), std::move(found[i]));
        trace.absorb(std::move(traces[i]), questions[static_cast<qsizetype>(i)]);
    }
    return evidence;
}

/// What is found for a plan with its sub-questions.
using Look = std::function<Evidence(const Plan &)>;

/// The same, also in pages that came from the web.
Evidence lookAgain(const Plan &plan, WebEvidence web, const Look &look, Database &database)
{
    Plan wider = plan;
    if (wider.scope)
        wider.scope->insert(wider.scope->end(), web.documents.begin(), web.documents.end());
    wider.report = searchedFor(database, wider.scope, false);
    wider.report.unsearched = plan.report.unsearched;
    Evidence evidence = look(wider);
    evidence.notes = std::move(web.notes);
    return evidence;
}

/// Papers and the web at the same time (TO5). A failure or a stop ends the web, too.
Evidence besideTheWeb(const Plan &plan, const QuestionSettings &settings, const Retriever &retriever, const ModelServers &servers,
    const Look &look, Database &database, TraceRecorder &trace, const std::stop_token &stop)
{
    Begun<std::pair<WebEvidence, Trace>> web(stop, {}, [&](const std::stop_token &until) {
        Database own(database.path());
        TraceRecorder recorder(settings.profile, {}, until);
        WebEvidence found = searchWeb(plan, settings, *plan.web, retriever.snapshot(own), servers.gate(), own, recorder, until);
        return std::pair(std::move(found), recorder.finish());
    });
    Evidence evidence = look(plan);
    trace.start(Stage::Web); // what of it is still waited for
    auto [found, traced] = web.result();
    StageTrace &stage = trace.stage();
    for (StageTrace &one : traced.stages) {
        stage.web = std::move(one.web);
        stage.consultations = std::move(one.consultations);
    }
    if (!found.documents.empty())
        return lookAgain(plan, std::move(found), look, database);
    evidence.notes = std::move(found.notes);
    return evidence;
}

/// Why the web is to be searched now that the papers were.
std::optional<WebReason> reasonFor(const Evidence &evidence, const Parameters &parameters)
{
    if (evidence.webReason || parameters.web.fallback == WebFallback::Never)
        return evidence.webReason;
    const bool isAnswered = evidence.isOnTopic && evidence.answerProbability >= parameters.answer.floor;
    return isAnswered ? std::nullopt : std::optional(WebReason::NoEvidence);
}

/// The papers, and the web besides where that is allowed and wanted: at once, or where the papers are not enough, but once.
Evidence lookEverywhere(const Plan &plan, const QuestionSettings &settings, const Retriever &retriever,
    const ModelServers &servers, const Look &look, Database &database, TraceRecorder &trace, const std::stop_token &stop)
{
    if (plan.isOfPart() || plan.intention.intent != Intent::Answer)
        return look(plan);
    if (plan.web)
        return besideTheWeb(plan, settings, retriever, servers, look, database, trace, stop);
    Evidence evidence = look(plan);
    const auto reason = reasonFor(evidence, settings.profile.parameters);
    if (!reason)
        return evidence;
    if (!settings.web) {
        evidence.notes.push_back({ Caveat::WebMightHelp, nameOf(*reason) });
        return evidence;
    }
    WebEvidence web = searchWeb(plan, settings, *reason, evidence.snapshot, servers.gate(), database, trace, stop);
    if (!web.documents.empty())
        return lookAgain(plan, std::move(web), look, database);
    evidence.notes = std::move(web.notes);
    return evidence;
}

} // namespace

Evidence investigate(const Plan &plan, const QuestionSettings &settings, const Retriever &retriever, const ModelServers &servers,
    Database &database, const AskSink &onEvent, TraceRecorder &trace, const std::stop_token &stop)
{
    using OnFound = std::function<void(std::size_t, bool)>;
    const auto add = [&](Evidence evidence, const Plan &of, const QStringList &questions, const OnFound &onFound) {
        return questions.isEmpty()
            ? std::move(evidence)
            : withQuestions(std::move(evidence), questions, of, settings, retriever, servers, database, onFound, trace, stop);
    };
    const OnFound tell = [&](std::size_t part, bool isFound) {
        notify(onEvent, PartLookedUp { static_cast<int>(part), isFound });
    };
    const Look look = [&](const Plan &one) {
        return add(gather(one, settings, retriever, servers, database, trace, stop), one, plan.parts, tell);
    };
    if (!plan.parts.isEmpty())
        notify(onEvent, PartsPlanned { plan.parts });
    Evidence evidence = lookEverywhere(plan, settings, retriever, servers, look, database, trace, stop);
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
    Plan asWide = plan;
    asWide.scope = evidence.scope; // with what came from the web
    evidence = add(std::move(evidence), asWide, missing, {});
    evidence.asked = askedFor;
    evidence.answerProbability = probability;
    if (parameters.sufficiency.judge == SufficiencyJudge::Model) // by scores it is the same question in other words
        evidence.isOnTopic = isOnTopic;
    return evidence;
}

} // namespace adduce
