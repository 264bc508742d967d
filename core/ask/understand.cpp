#include "core/ask/understand.h"

#include "core/ask/consult.h"
#include "core/ask/sound_question.h"
#include "core/ask/trace_recorder.h"
#include "core/base/tr.h"
#include "core/guardrails/entities.h"
#include "core/models/json_shape.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

QJsonObject questionSchema()
{
    return textSchema(kLongestMadeQuestion);
}

QStringList lastOf(const QStringList &history, const PlanningParameters &planning)
{
    return history.last(std::min<qsizetype>(history.size(), planning.historyTurns));
}

Decision decisionIn(const QJsonObject &reply, const HeldEntities &held, const Parameters &parameters)
{
    if (parameters.planning.router == Router::Binary)
        return { reply[u"source"].toString() == u"websearch", true, parameters.retrieval.finalK, tr("it is not for the papers") };
    const QString reason = soundQuestion(reply[u"reason"], held);
    return { reply[u"need_web"].toBool(), reply[u"need_rag"].toBool(true),
        std::clamp(reply[u"f"].toInt(), 1, std::max(1, parameters.planning.mostPassages)),
        reason.isEmpty() ? tr("it is not for the papers alone") : reason };
}

ConsultRequest decisionRequest(const QString &question, const QStringList &history, const Parameters &parameters)
{
    if (parameters.planning.router == Router::Binary)
        return { PromptTask::Direct, { .question = question },
            { u"direction"_s, objectSchema({ { u"source"_s, wordSchema({ u"vectorstore"_s, u"websearch"_s }) } }) } };
    const QJsonObject f { { u"type"_s, u"integer"_s }, { u"minimum"_s, 1 }, { u"maximum"_s, parameters.planning.mostPassages } };
    return { PromptTask::Decide,
        { .question = question,
            .history = historyBlock(lastOf(history, parameters.planning)),
            .count = QString::number(parameters.planning.mostPassages) },
        { u"decision"_s,
            objectSchema({ { u"need_rag"_s, boolSchema() }, { u"need_web"_s, boolSchema() }, { u"f"_s, f },
                { u"reason"_s, textSchema() } }) } };
}

} // namespace

std::optional<Decision> decided(const QString &question, const QStringList &history, const TaskModel &model,
    const Parameters &parameters, TraceRecorder &trace, const std::stop_token &stop)
{
    ConsultationTrace &kept = trace.stage().consultations.emplace_back();
    const auto reply = consult(model, decisionRequest(question, history, parameters), parameters.consulting, stop, kept);
    if (!reply)
        return std::nullopt;
    kept.outcome = QStringList { QString::fromUtf8(QJsonDocument(*reply).toJson(QJsonDocument::Compact)) };
    HeldEntities held(question);
    for (const QString &earlier : history)
        held.add(earlier);
    Decision decision = decisionIn(*reply, held, parameters);
    if (!decision.needsPapers)
        kept.outcome << u"need_rag is overruled: the papers are asked"_s;
    return decision;
}

std::optional<QString> rewritten(const QString &question, const TaskModel &model, const Parameters &parameters,
    TraceRecorder &trace, const std::stop_token &stop)
{
    const AnswerSchema schema { u"query"_s, objectSchema({ { u"query"_s, questionSchema() } }) };
    ConsultationTrace &kept = trace.stage().consultations.emplace_back();
    const auto reply =
        consult(model, { PromptTask::Rewrite, { .question = question }, schema }, parameters.consulting, stop, kept);
    QString query = reply ? soundQuestion((*reply)[u"query"], HeldEntities(question)) : QString();
    if (query.isEmpty() || query == question)
        return std::nullopt;
    kept.outcome = QStringList { query };
    return query;
}

ToldConversation toldForResolving(
    const QString &question, const std::vector<EarlierTurn> &turns, const TaskModel &model, const Parameters &parameters)
{
    const PlanningParameters &planning = parameters.planning;
    std::vector<EarlierTurn> last(turns.end() - std::min<std::ptrdiff_t>(std::ssize(turns), planning.historyTurns), turns.end());
    // What is made of it goes on to every server that ranks, examines, checks or searches: no words of a paper that stays here may be in it.
    for (EarlierTurn &turn : last)
        if (!planning.tellsAnswers || turn.isKeptHere())
            turn = { turn.question };
    return fitting(toldTo(model, last, 2 * planning.historyTurns), PromptTask::Resolve,
        { .question = question, .count = QString::number(planning.mostChoices) }, model, parameters.consulting.tokens);
}

std::optional<Resolution> resolved(const QString &question, const ToldConversation &told, const TaskModel &model,
    const Parameters &parameters, TraceRecorder &trace, const std::stop_token &stop)
{
    const PlanningParameters &planning = parameters.planning;
    const AnswerSchema schema { u"resolution"_s,
        objectSchema({ { u"question"_s, questionSchema() }, { u"ask"_s, questionSchema() },
            { u"choices"_s, listSchema(questionSchema(), planning.mostChoices) } }) };
    QStringList questions;
    for (const PromptMessage &message : told.messages)
        questions << message.text;
    const QString history = planning.tellsAnswers ? conversationBlock(told.messages) : historyBlock(questions);
    const PromptValues values { .question = question, .history = history, .count = QString::number(planning.mostChoices) };
    ConsultationTrace &kept = trace.stage().consultations.emplace_back();
    const auto reply = consult(model, { PromptTask::Resolve, values, schema, told.quoted }, parameters.consulting, stop, kept);
    if (!reply)
        return std::nullopt;
    HeldEntities held(question);
    held.add(textOf(told.messages));
    HeldEntities counted = held;
    counted.add(u"one two three four five"_s); // "Which of the two trials?"
    Resolution resolution { {}, soundQuestion((*reply)[u"ask"], counted),
        soundQuestions((*reply)[u"choices"], held, planning.mostChoices) };
    if (!resolution.asked.isEmpty() && resolution.choices.size() > 1) {
        kept.outcome = QStringList { resolution.asked } + resolution.choices;
        return resolution;
    }
    resolution = { soundQuestion((*reply)[u"question"], held), {}, {} };
    kept.outcome = QStringList { resolution.question };
    const bool isSame = resolution.question.compare(question, Qt::CaseInsensitive) == 0;
    return isSame || resolution.question.isEmpty() ? std::nullopt : std::optional(std::move(resolution));
}

QStringList partsOf(const QString &question, const TaskModel &model, const Parameters &parameters, TraceRecorder &trace,
    const std::stop_token &stop)
{
    const int most = parameters.planning.mostParts;
    const AnswerSchema schema { u"parts"_s, objectSchema({ { u"questions"_s, listSchema(questionSchema(), most) } }) };
    const PromptValues values { .question = question, .count = QString::number(most) };
    ConsultationTrace &kept = trace.stage().consultations.emplace_back();
    const auto reply = consult(model, { PromptTask::Split, values, schema }, parameters.consulting, stop, kept);
    QStringList parts = reply ? soundQuestions((*reply)[u"questions"], HeldEntities(question), most) : QStringList();
    if (parts.size() < 2)
        parts.clear();
    kept.outcome = parts;
    return parts;
}

} // namespace adduce
