#include "core/ask/next_questions.h"

#include "core/ask/consult.h"
#include "core/ask/conversation.h"
#include "core/ask/gather.h"
#include "core/ask/search_report.h"
#include "core/ask/sound_question.h"
#include "core/ask/trace_recorder.h"
#include "core/base/stop.h"
#include "core/embedding/server_space.h"
#include "core/guardrails/entities.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/models/json_shape.h"
#include "core/text/text_language.h"

#include <QRegularExpression>
#include <algorithm>
#include <array>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

struct MadeQuestion
{
    QString shown;
    QString searched; ///< to know whether the library answers it
};

/// A way to ask for a topic, in a language of languageOfText().
struct Asking
{
    const char *language;
    const char *words; ///< UTF-8; %1: the topic
};

constexpr std::array kAskings {
    Asking { "", "What are the results on %1?" },
    Asking { "de", "Was sind die Ergebnisse zu %1?" },
    Asking { "fr", "Quels sont les résultats sur %1 ?" },
    Asking { "es", "¿Cuáles son los resultados sobre %1?" },
    Asking { "it", "Quali sono i risultati su %1?" },
    Asking { "pt", "Quais são os resultados sobre %1?" },
    Asking { "nl", "Wat zijn de resultaten over %1?" },
};

/// As it is compared with others: two that differ in their marks are the same.
QString bare(const QString &question)
{
    static const QRegularExpression marks(u"[^\\p{L}\\p{N}]+"_s, QRegularExpression::UseUnicodePropertiesOption);
    return QString(question).replace(marks, u" "_s).trimmed().toCaseFolded();
}

std::vector<MadeQuestion> byModel(const TaskModel &model, const NextQuestionsRequest &request,
    const std::vector<EarlierTurn> &turns, const std::stop_token &stop)
{
    const Parameters &parameters = request.settings.profile.parameters;
    if (model.isRemote && turns.back().isKeptHere())
        return {};
    const ToldConversation told = toldTo(model, turns, parameters.conversation.messages);
    const int most = parameters.followUps.candidates;
    const AnswerSchema schema { u"follow_ups"_s,
        objectSchema({ { u"questions"_s, listSchema(textSchema(kLongestMadeQuestion), most) } }) };
    const PromptValues values {
        .question = request.answer.question, .history = conversationBlock(told.messages), .count = QString::number(most)
    };
    ConsultationTrace kept;
    const auto reply = consult(model, { PromptTask::FollowUps, values, schema, told.quoted }, parameters.consulting, stop, kept);
    std::vector<MadeQuestion> candidates;
    if (reply)
        for (const QString &question : soundQuestions((*reply)[u"questions"], HeldEntities(textOf(told.messages)), most))
            candidates.push_back({ question, question });
    return candidates;
}

/// Its words are those of the papers, so that it is looked up in theirs.
std::vector<MadeQuestion> byRule(const Answer &answer)
{
    const QString language = languageOfText(answer.question);
    const QString papers = answer.sentences.empty() ? QString() : languageOfText(answer.sentences.front().text);
    std::vector<MadeQuestion> candidates;
    for (const QString &topic : answer.followUps)
        if (topic.contains(u' ')) // "long-term" is nothing to ask about by itself
            candidates.push_back({ questionAbout(topic, language), questionAbout(topic, papers) });
    return candidates;
}

/// Whether words of the papers and of the conversation may go to the server, on another computer, whose vectors are searched. What the rule
/// asks about may stand in any paper that was found, quoted or not.
bool mayLeave(const std::vector<EarlierTurn> &turns, Database &database)
{
    if (!asksElsewhere(database))
        return true;
    return std::ranges::none_of(turns, &EarlierTurn::isKeptHere)
        && std::ranges::none_of(DocumentStore(database).list(), &DocumentRow::isLocalOnly);
}

/// Where and how the candidates are looked up.
Plan lookUp(const Scope &scope, const std::vector<EarlierTurn> &turns, Database &database)
{
    Plan plan;
    plan.scope = askedScope(scope, database);
    plan.report = searchedFor(database, plan.scope);
    plan.isByWordsAlone = !mayLeave(turns, database);
    return plan;
}

/// Without any model: the papers alone say whether they answer.
bool isAnswered(const QString &question, Plan plan, const NextQuestionsRequest &request, const Ask &ask, Database &database,
    const std::stop_token &stop)
{
    QuestionSettings settings { request.settings.profile, {}, {} };
    plan.question = question;
    plan.searched = question;
    TraceRecorder trace(settings.profile, {}, stop);
    const Evidence evidence = gather(plan, settings, ask.retriever(), ask.servers(), database, trace, stop);
    return evidence.isOnTopic && evidence.answerProbability >= settings.profile.parameters.answer.floor;
}

} // namespace

QString questionAbout(const QString &topic, const QString &language)
{
    const auto found =
        std::ranges::find_if(kAskings, [&](const Asking &one) { return language == QLatin1StringView(one.language); });
    return QString::fromUtf8((found == kAskings.end() ? kAskings.front() : *found).words).arg(topic);
}

QStringList nextQuestions(const NextQuestionsRequest &request, const Ask &ask, const std::stop_token &stop)
{
    const FollowUpParameters &parameters = request.settings.profile.parameters.followUps;
    if (request.answer.verdict != Verdict::Answered || parameters.mostQuestions == 0)
        return {};
    Database database = ask.library().open();
    std::vector<EarlierTurn> turns = request.history;
    turns.push_back(earlierTurn(request.answer, turns));
    const auto &model = request.settings.models.writer;
    std::vector<MadeQuestion> candidates;
    markKeptHere(turns, database);
    if (model && parameters.asksModel)
        candidates = byModel(*model, request, turns, stop);
    if (candidates.empty())
        candidates = byRule(request.answer);
    QStringList seen;
    for (const EarlierTurn &turn : turns)
        seen << bare(turn.question);
    const Plan plan = lookUp(request.scope, turns, database);
    QStringList questions;
    for (const MadeQuestion &candidate : candidates) {
        throwIfStopped(stop);
        const QString question = bare(candidate.shown);
        if (questions.size() >= parameters.mostQuestions || seen.contains(question))
            continue;
        seen << question;
        if (isAnswered(candidate.searched, plan, request, ask, database, stop))
            questions << candidate.shown;
    }
    return questions;
}

} // namespace adduce
