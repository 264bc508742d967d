#include "core/ask/retell.h"

#include "core/ask/consult.h"
#include "core/ask/conversation.h"
#include "core/ask/names_others.h"
#include "core/ask/trace_recorder.h"
#include "core/guardrails/injection.h"
#include "core/models/json_shape.h"
#include "core/text/hidden_characters.h"
#include "core/text/sentences.h"

#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kLongestRetelling = 4000; ///< characters of what a model makes

QStringList sentencesOf(const QString &text)
{
    QStringList sentences;
    for (const QString &line : text.split(u'\n', Qt::SkipEmptyParts))
        for (const TextRange &range : splitSentences(line))
            if (const QString sentence = line.mid(range.start, range.length).simplified(); !sentence.isEmpty())
                sentences << sentence;
    return sentences;
}

/// The end where there is none.
auto lastAnswer(const std::vector<EarlierTurn> &turns)
{
    return std::find_if(turns.rbegin(), turns.rend(), [](const EarlierTurn &turn) { return !turn.answer.isEmpty(); });
}

std::optional<Retelling> retoldBy(
    const TaskModel &model, const Plan &plan, const Parameters &parameters, TraceRecorder &trace, const std::stop_token &stop)
{
    const auto last = lastAnswer(plan.conversation);
    if (plan.intention.topic.isEmpty() && last != plan.conversation.rend() && model.isRemote && last->isKeptHere())
        return std::nullopt; // nor is an earlier answer what is meant
    ConsultingParameters limits = parameters.consulting;
    limits.tokens = std::max(limits.tokens, model.maxTokens); // it may be as long as an answer
    const ToldConversation told = fitting(toldTo(model, plan.conversation, parameters.conversation.messages), PromptTask::Retell,
        { .question = plan.question }, model, limits.tokens);
    const bool hasAnswer = std::ranges::any_of(told.messages, &PromptMessage::isAnswer);
    if (plan.intention.topic.isEmpty() && !hasAnswer)
        return std::nullopt; // what it is about may not be told to this model
    const ConsultRequest request { PromptTask::Retell, { .question = plan.question, .history = conversationBlock(told.messages) },
        { u"retelling"_s, objectSchema({ { u"text"_s, textSchema(kLongestRetelling) } }) }, told.quoted };
    ConsultationTrace &kept = trace.stage().consultations.emplace_back();
    const auto reply = consult(model, request, limits, stop, kept);
    if (!reply)
        return std::nullopt;
    const QString text = withoutHiddenCharacters((*reply)[u"text"].toString()).trimmed().left(kLongestRetelling);
    Retelling made { ReplyKind::Retold, {},
        Writer { model.name, model.host, model.isRemote, kept.promptTokens, kept.answerTokens, kept.cost } };
    if (text.isEmpty() && plan.intention.intent != Intent::Shorten) { // what is there can be shortened without it
        made.kind = ReplyKind::NotSaid;
        return made;
    }
    if (text.isEmpty() || injectionIn(text) || namesOthers(text, plan.question + u'\n' + textOf(told.messages)))
        return std::nullopt;
    for (const QString &line : text.split(u'\n', Qt::SkipEmptyParts))
        if (!line.trimmed().isEmpty())
            made.lines << line.simplified();
    kept.outcome = made.lines;
    return made;
}

} // namespace

Retelling retold(const Plan &plan, const QuestionSettings &settings, TraceRecorder &trace, const std::stop_token &stop)
{
    constexpr qsizetype kShort = 2; // sentences that stand for more
    if (settings.models.writer) {
        trace.start(Stage::Write);
        if (auto made = retoldBy(*settings.models.writer, plan, settings.profile.parameters, trace, stop))
            return *std::move(made);
    }
    const bool isOwn = !plan.intention.topic.isEmpty();
    const auto last = lastAnswer(plan.conversation);
    QStringList sentences = isOwn || last == plan.conversation.rend() ? QStringList() : sentencesOf(last->answer);
    if (plan.intention.intent != Intent::Shorten || sentences.isEmpty())
        return { ReplyKind::LastAnswer, sentences };
    const qsizetype some = std::min(kShort, std::max<qsizetype>(1, sentences.size() / 2));
    return { ReplyKind::ShortAnswer, sentences.first(some) };
}

} // namespace adduce
