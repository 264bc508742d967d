#include "core/ask/understand.h"

#include "core/ask/consult.h"
#include "core/ask/trace_recorder.h"
#include "core/base/tr.h"
#include "core/guardrails/entities.h"
#include "core/guardrails/injection.h"
#include "core/models/json_shape.h"
#include "core/text/hidden_characters.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kLongestQuestion = 1000; ///< characters of what a model makes of one

/// As it may be searched or shown; empty where it may not.
QString soundQuestion(const QJsonValue &said, const HeldEntities &held)
{
    const QString text = withoutHiddenCharacters(said.toString()).simplified().left(kLongestQuestion);
    return injectionIn(text) || !foreignEntities(text, held, held).empty() ? QString() : text;
}

QStringList soundQuestions(const QJsonValue &said, const HeldEntities &held, int most)
{
    QStringList questions;
    for (const QJsonValue &one : said.toArray())
        if (const QString question = soundQuestion(one, held);
            !question.isEmpty() && questions.size() < most && !questions.contains(question, Qt::CaseInsensitive))
            questions << question;
    return questions;
}

QJsonObject questionSchema()
{
    return textSchema(kLongestQuestion);
}

QStringList lastOf(const QStringList &history, const PlanningParameters &planning)
{
    return history.last(std::min<qsizetype>(history.size(), planning.historyTurns));
}

bool forcesWeb(const QString &question)
{
    static const QRegularExpression phrase(
        u"\\b(?:search|check)\\s+(?:on\\s+)?(?:the\\s+)?(?:web|online|internet)\\b"_s, QRegularExpression::CaseInsensitiveOption);
    return phrase.match(question).hasMatch();
}

std::optional<Decision> decisionIn(const QJsonObject &reply, const Parameters &parameters)
{
    if (parameters.planning.router == Router::Binary) {
        const bool isWeb = reply[u"source"].toString() == u"websearch";
        return Decision { !isWeb, isWeb, parameters.retrieval.finalK, isWeb ? tr("it is not for the papers") : QString() };
    }
    constexpr qsizetype kLongestReason = 200;
    return Decision { reply[u"need_rag"].toBool(), reply[u"need_web"].toBool(),
        std::clamp(reply[u"f"].toInt(), 1, std::max(1, parameters.planning.mostPassages)),
        withoutHiddenCharacters(reply[u"reason"].toString()).simplified().left(kLongestReason) };
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
    if (parameters.planning.router == Router::Binary && forcesWeb(question))
        return Decision { true, true, parameters.retrieval.finalK, tr("the question asks for it") };
    Consultation asked = consult(model, decisionRequest(question, history, parameters), parameters.consulting, stop);
    std::optional<Decision> decision;
    if (asked.reply) {
        decision = decisionIn(*asked.reply, parameters);
        asked.trace.outcome = QStringList { QString::fromUtf8(QJsonDocument(*asked.reply).toJson(QJsonDocument::Compact)) };
    }
    trace.stage().consultations.push_back(std::move(asked.trace));
    return decision;
}

std::optional<QString> rewritten(const QString &question, const TaskModel &model, const Parameters &parameters,
    TraceRecorder &trace, const std::stop_token &stop)
{
    const AnswerSchema schema { u"query"_s, objectSchema({ { u"query"_s, questionSchema() } }) };
    Consultation asked = consult(model, { PromptTask::Rewrite, { .question = question }, schema }, parameters.consulting, stop);
    QString query = asked.reply ? soundQuestion((*asked.reply)[u"query"], HeldEntities(question)) : QString();
    if (!query.isEmpty())
        asked.trace.outcome = QStringList { query };
    trace.stage().consultations.push_back(std::move(asked.trace));
    return query.isEmpty() || query == question ? std::nullopt : std::optional(std::move(query));
}

std::optional<Resolution> resolved(const QString &question, const QStringList &history, const TaskModel &model,
    const Parameters &parameters, TraceRecorder &trace, const std::stop_token &stop)
{
    const PlanningParameters &planning = parameters.planning;
    const QStringList told = lastOf(history, planning);
    const AnswerSchema schema { u"resolution"_s,
        objectSchema({ { u"question"_s, questionSchema() }, { u"ask"_s, questionSchema() },
            { u"choices"_s, listSchema(questionSchema(), planning.mostChoices) } }) };
    const PromptValues values {
        .question = question, .history = historyBlock(told), .count = QString::number(planning.mostChoices)
    };
    Consultation asked = consult(model, { PromptTask::Resolve, values, schema }, parameters.consulting, stop);
    Resolution resolution;
    if (asked.reply) {
        HeldEntities held(question);
        for (const QString &earlier : told)
            held.add(earlier);
        resolution.asked = soundQuestion((*asked.reply)[u"ask"], held);
        resolution.choices = soundQuestions((*asked.reply)[u"choices"], held, planning.mostChoices);
        const bool asksBack = !resolution.asked.isEmpty() && resolution.choices.size() > 1;
        resolution.question = asksBack ? QString() : soundQuestion((*asked.reply)[u"question"], held);
        asked.trace.outcome =
            asksBack ? QStringList { resolution.asked } + resolution.choices : QStringList { resolution.question };
    }
    trace.stage().consultations.push_back(std::move(asked.trace));
    const bool isSame = resolution.question.compare(question, Qt::CaseInsensitive) == 0;
    const bool isNothing = resolution.question.isEmpty() && resolution.choices.size() < 2;
    return isSame || isNothing ? std::nullopt : std::optional(std::move(resolution));
}

QStringList partsOf(const QString &question, const TaskModel &model, const Parameters &parameters, TraceRecorder &trace,
    const std::stop_token &stop)
{
    const int most = parameters.planning.mostParts;
    const AnswerSchema schema { u"parts"_s, objectSchema({ { u"questions"_s, listSchema(questionSchema(), most) } }) };
    const PromptValues values { .question = question, .count = QString::number(most) };
    Consultation asked = consult(model, { PromptTask::Split, values, schema }, parameters.consulting, stop);
    QStringList parts = asked.reply ? soundQuestions((*asked.reply)[u"questions"], HeldEntities(question), most) : QStringList();
    if (parts.size() < 2)
        parts.clear();
    asked.trace.outcome = parts;
    trace.stage().consultations.push_back(std::move(asked.trace));
    return parts;
}

} // namespace adduce
