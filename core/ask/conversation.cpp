#include "core/ask/conversation.h"

#include <algorithm>
#include <set>

namespace adduce {

namespace {

/// A message with whose quotes it holds; none in a question.
struct SaidBy
{
    PromptMessage message;
    const EarlierTurn *answered = nullptr;
};

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
    std::set<QString> seen;
    for (SaidBy &one : all) {
        if (one.answered)
            for (const QuotedPaper &paper : one.answered->quoted)
                if (seen.insert(paper.sha256).second)
                    told.quoted.push_back({ paper.sha256, paper.source, paper.isKeptHere });
        told.messages.push_back(std::move(one.message));
    }
    return told;
}

QString textOf(const std::vector<PromptMessage> &messages)
{
    QStringList lines;
    for (const PromptMessage &message : messages)
        lines << message.text;
    return lines.join(u'\n');
}

} // namespace adduce
