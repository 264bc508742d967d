#include "core/ask/remember.h"

#include "core/answer/earlier_turn.h"
#include "core/ask/consult.h"
#include "core/ask/sound_question.h"
#include "core/guardrails/entities.h"
#include "core/guardrails/personal_data.h"
#include "core/models/json_shape.h"
#include "core/web/web_query.h"

#include <array>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

QString textOf(const Answer &answer)
{
    QStringList sentences;
    for (const AnswerSentence &sentence : answer.sentences)
        sentences << masked(sentence.text);
    return sentences.join(u'\n');
}

bool quotesKeptHere(const Answer &answer, Database &database)
{
    std::vector<EarlierTurn> turn { earlierTurn(answer, {}) };
    markKeptHere(turn, database);
    return turn.front().isKeptHere();
}

AnswerSchema memorySchema(int mostLetters)
{
    const QJsonObject confidence { { u"type"_s, u"number"_s }, { u"minimum"_s, 0 }, { u"maximum"_s, 1 } };
    return { u"memory"_s,
        objectSchema({ { u"should_write"_s, boolSchema() }, { u"target"_s, wordSchema({ u"user"_s, u"company"_s }) },
            { u"summary"_s, textSchema(mostLetters) }, { u"confidence"_s, confidence } }) };
}

/// Its words, where they may be kept; empty otherwise.
QString soundSummary(const QJsonObject &reply, const QString &question, const QString &told, const MemoryParameters &parameters)
{
    if (!reply[u"should_write"].toBool() || reply[u"confidence"].toDouble() <= parameters.leastConfidence)
        return {};
    HeldEntities held(question);
    held.add(told);
    const QString summary = soundQuestion(reply[u"summary"], held);
    const std::array transcript { question, told };
    return mayBeRemembered(summary, parameters.mostLetters) && queryMayLeave(summary, transcript) ? summary : QString();
}

} // namespace

std::optional<Remembered> rememberAnswer(const Answer &answer, const QuestionSettings &settings, Database &database,
    const std::stop_token &stop, ConsultationTrace &kept)
{
    const MemoryParameters &parameters = settings.profile.parameters.memory;
    const auto &model = settings.models.writer;
    if (!settings.memory || !model || !parameters.remembers || answer.verdict != Verdict::Answered
        || quotesKeptHere(answer, database))
        return std::nullopt;
    const QString question = masked(answer.question);
    const QString told = textOf(answer);
    const ConsultRequest request { PromptTask::Remember, { .question = question, .text = told },
        memorySchema(parameters.mostLetters) };
    const auto reply = consult(*model, request, settings.profile.parameters.consulting, stop, kept);
    const QString summary = reply ? soundSummary(*reply, question, told, parameters) : QString();
    if (summary.isEmpty())
        return std::nullopt;
    const Remembered memory { valueNamed<MemoryTarget>((*reply)[u"target"].toString()).value_or(MemoryTarget::User), summary,
        QDateTime::currentDateTime() };
    if (!addMemory(settings.memory->folder, memory))
        return std::nullopt;
    kept.outcome = QStringList { summary };
    return memory;
}

} // namespace adduce
