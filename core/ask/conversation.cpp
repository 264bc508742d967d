#include "core/ask/conversation.h"

#include <algorithm>

namespace adduce {

namespace {

/// A message with whose quotes it holds; none in a question.
struct SaidBy
{
    PromptMessage message;
    const EarlierTurn *answered = nullptr;
};

void addQuoted(std::vector<OutgoingPassage> &quoted, const EarlierTurn &turn)
{
    for (const QuotedPaper &paper : turn.quoted)
        if (std::ranges::find(quoted, paper.sha256, &OutgoingPassage::id) == quoted.end())
            quoted.push_back({ paper.sha256, paper.source, paper.isKeptHere });
}

} // namespace

ToldConversation toldTo(const TaskModel &model, const std::vector<EarlierTurn> &turns, int most)
{
    std::vector<SaidBy> all;
    for (const EarlierTurn &turn : turns) {
        all.push_back({ { turn.question, false } });
        if (!turn.answer.isEmpty())
            all.push_back({ { turn.answer, true }, &turn });
    }
    const auto first = std::max<std::ptrdiff_t>(std::ssize(all) - most, 0);
    all.erase(all.begin(), all.begin() + first);
    if (model.isRemote)
        std::erase_if(all, [](const SaidBy &one) { return one.answered && one.answered->isKeptHere(); });
    ToldConversation told;
    for (SaidBy &one : all) {
        if (one.answered)
            addQuoted(told.quoted, *one.answered);
        told.messages.push_back(std::move(one.message));
    }
    return told;
}

ToldConversation fitting(ToldConversation told, PromptTask task, PromptValues values, const TaskModel &model, int tokens)
{
    while (told.messages.size() > 1) {
        values.history = conversationBlock(told.messages);
        if (promptTokens(renderPrompt(task, model.prompt(task), values)) + tokens <= model.contextTokens)
            break;
        told.messages.erase(told.messages.begin());
    }
    return told;
}

std::vector<OutgoingPassage> quotedBehind(
    const std::vector<PromptMessage> &sentences, const TaskModel &model, const std::vector<EarlierTurn> &turns)
{
    std::vector<OutgoingPassage> quoted;
    for (const EarlierTurn &turn : turns) {
        const QString answer = turn.answer.simplified();
        const bool isTold = !(model.isRemote && turn.isKeptHere());
        if (isTold && std::ranges::any_of(sentences, [&](const PromptMessage &one) {
                return one.isAnswer && answer.contains(one.text);
            }))
            addQuoted(quoted, turn);
    }
    return quoted;
}

QString textOf(const std::vector<PromptMessage> &messages)
{
    QStringList lines;
    for (const PromptMessage &message : messages)
        lines << message.text;
    return lines.join(u'\n');
}

} // namespace adduce
