#include "core/ask/speculate.h"

#include "core/ask/begun.h"
#include "core/ask/collection_choice.h"
#include "core/ask/search_web.h"
#include "core/ask/trace_recorder.h"
#include "core/ask/understand.h"
#include "core/base/stop.h"
#include "core/library/database.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <mutex>
#include <utility>

namespace adduce {

namespace {

/// Holds what an answer tells until it is known to be the one; then what was held goes out, and all that follows.
class HeldEvents
{
public:
    explicit HeldEvents(const AskSink &onEvent)
        : m_onEvent(onEvent)
    {
    }
    void take(const AskEvent &event)
    {
        const std::scoped_lock lock(m_mutex);
        if (m_isOpen)
            notify(m_onEvent, event);
        else
            m_held.push_back(event);
    }
    void open()
    {
        const std::scoped_lock lock(m_mutex);
        m_isOpen = true;
        for (const AskEvent &event : std::exchange(m_held, {}))
            notify(m_onEvent, event);
    }

private:
    const AskSink &m_onEvent;
    std::mutex m_mutex;
    std::vector<AskEvent> m_held;
    bool m_isOpen = false;
};

/// By rule alone, with no model asked: what is searched in the meantime.
Question asItStands(Question question)
{
    question.settings.profile.parameters.planning.resolves = false;
    question.settings.profile.parameters.planning.mostParts = 0;
    question.settings.profile.parameters.planning.routesCollections = false;
    return question;
}

/// What the question as it stands gave, where that is there already and proved.
std::optional<Answer> provedBy(Begun<Answer> &first)
{
    if (!first.isReady())
        return std::nullopt;
    try {
        Answer answer = first.result();
        const bool isWhole = std::ranges::find(answer.caveats, Caveat::Partial, &CaveatNote::kind) == answer.caveats.end();
        return answer.verdict == Verdict::Answered && isWhole ? std::optional(std::move(answer)) : std::nullopt;
    } catch (const Error &) { // of what is needless now
        return std::nullopt;
    }
}

/// What a model made of it, which is not resolved again.
Question withText(Question question, const QString &text)
{
    question.text = text;
    question.history.clear();
    question.settings.profile.parameters.planning.resolves = false;
    return question;
}

/// Of a question that a model resolved.
Plan resolvedPlan(const Plan &asAsked, const Resolution &said, const Question &question, const SearchSnapshot &snapshot,
    Database &database, TraceRecorder &trace, const std::stop_token &stop)
{
    Plan plan = adduce::plan(withText(question, said.question), snapshot, database, trace, stop);
    plan.recalled = asAsked.recalled;
    plan.notes.insert(plan.notes.begin(), { Caveat::AskedAs, said.question });
    std::ranges::copy_if(
        asAsked.notes, std::back_inserter(plan.notes), [](const CaveatNote &note) { return note.kind == Caveat::NeedsWeb; });
    return plan;
}

} // namespace

bool speculates(const Question &question)
{
    const PlanningParameters &planning = question.settings.profile.parameters.planning;
    if (question.settings.web && (mayUseWeb(question.settings.profile.parameters) || asksForWeb(question.text)))
        return false; // nobody is asked for what may turn out to be needless
    return planning.speculates && question.settings.models.writer && !question.isLiteral
        && (mayResolve(question) || planning.mostParts > 1);
}

Answer speculate(const Question &question, const Retriever &retriever, const ModelServers &servers,
    const SearchSnapshot &snapshot, Database &database, const AskSink &onEvent, TraceRecorder &trace, const std::stop_token &stop)
{
    const QuestionSettings &settings = question.settings;
    const Parameters &parameters = settings.profile.parameters;
    const TaskModel &model = *settings.models.writer;
    Plan plan = adduce::plan(asItStands(question), snapshot, database, trace, stop);
    if (plan.isReply() || plan.isOfPart() || plan.intention.intent != Intent::Answer)
        return answerPlan(plan, settings, retriever, servers, database, onEvent, trace, stop);

    trace.pause();
    HeldEvents held(onEvent);
    const AskSink hold = [&](const AskEvent &event) { held.take(event); };
    const bool resolves = mayResolve(question);
    std::stop_source stopResolving;
    std::stop_source stopSplitting;
    std::stop_source stopAnswering;
    // Each on a recorder of its own, so that it is known what was done however it ends. One of them tells what is waited for.
    TraceRecorder resolving(settings.profile, resolves ? onEvent : AskSink(), stopResolving.get_token());
    TraceRecorder splitting(settings.profile, resolves ? AskSink() : onEvent, stopSplitting.get_token());
    TraceRecorder answering(settings.profile, hold, stopAnswering.get_token());
    Begun<Answer> first(stop, stopAnswering, [&](const std::stop_token &token) {
        Database own(database.path());
        Plan chosen = plan;
        chooseCollections(chosen, question, snapshot, own, answering, token);
        return answerPlan(chosen, settings, retriever, servers, own, hold, answering, token);
    });
    Begun<QStringList> splits(stop, stopSplitting, [&](const std::stop_token &token) {
        if (parameters.planning.mostParts < 2)
            return QStringList();
        splitting.start(Stage::Split);
        QStringList made = partsOf(plan.searched, model, parameters, splitting, token);
        if (!made.isEmpty())
            first.requestStop(); // whatever the resolution says
        return made;
    });
    Begun<std::optional<Resolution>> resolution(stop, stopResolving, [&](const std::stop_token &token) {
        if (!resolves)
            return std::optional<Resolution>();
        resolving.start(Stage::Resolve);
        const ToldConversation told = toldForResolving(plan.question, question.history, model, parameters);
        return resolved(plan.question, told, model, parameters, resolving, token);
    });

    // What refines the question is told, unless it proves nothing and what the question as it stands gave is proved (SP4).
    using Refine = std::function<Answer(const AskSink &, TraceRecorder &)>;
    const auto refinedOr = [&](std::optional<Answer> asItStood, const QString &made, const Refine &refine) {
        if (!asItStood) {
            trace.absorbSuperseded(answering.finish());
            return refine(onEvent, trace);
        }
        bool isTold = false;
        TraceRecorder refining(settings.profile, onEvent, stop);
        const AskSink tell = [&](const AskEvent &event) {
            isTold = isTold || std::holds_alternative<SentenceReady>(event);
            notify(onEvent, event);
        };
        Answer refined = refine(tell, refining);
        if (isTold || !refined.isRefusal()) {
            trace.absorbSuperseded(answering.finish());
            trace.absorb(refining.finish());
            return refined;
        }
        trace.absorbSuperseded(refining.finish());
        trace.absorb(answering.finish());
        held.open();
        const bool isCarried = // by rule, which its own note says
            std::ranges::find(asItStood->caveats, Caveat::AskedAs, &CaveatNote::kind) != asItStood->caveats.end();
        if (!isCarried)
            asItStood->caveats.insert(asItStood->caveats.begin(), { Caveat::AsTyped, made });
        return *std::move(asItStood);
    };

    if (const auto said = resolution.result()) {
        std::optional<Answer> asItStood = said->question.isEmpty() ? std::nullopt : provedBy(first);
        splits.requestStop();
        first.requestStop();
        splits.supersede();
        first.supersede();
        trace.absorb(resolving.finish());
        trace.absorbSuperseded(splitting.finish());
        throwIfStopped(stop);
        return refinedOr(std::move(asItStood), said->question, [&](const AskSink &tell, TraceRecorder &recorder) {
            if (said->question.isEmpty()) {
                plan.askedBack = said->asked;
                plan.choices = said->choices;
            } else {
                plan = resolvedPlan(plan, *said, question, snapshot, database, recorder, stop);
            }
            return answerPlan(plan, settings, retriever, servers, database, tell, recorder, stop);
        });
    }
    const QStringList parts = splits.result();
    trace.absorb(resolving.finish());
    trace.absorb(splitting.finish());
    if (!parts.isEmpty()) {
        std::optional<Answer> asItStood = provedBy(first);
        first.supersede();
        throwIfStopped(stop);
        return refinedOr(std::move(asItStood), parts.join(u' '), [&](const AskSink &tell, TraceRecorder &recorder) {
            plan.parts = parts; // nobody else reads it any more
            chooseCollections(plan, question, snapshot, database, recorder, stop);
            return answerPlan(plan, settings, retriever, servers, database, tell, recorder, stop);
        });
    }
    held.open();
    Answer answer = first.result();
    trace.absorb(answering.finish());
    return answer;
}

} // namespace adduce
