#pragma once
#include "core/answer/earlier_turn.h"
#include "core/models/prompt.h"
#include "core/models/task_model.h"
#include <vector>

namespace adduce {

/// What a model is told of a conversation.
struct ToldConversation
{
    std::vector<PromptMessage> messages; ///< oldest first
    std::vector<OutgoingPassage> quoted; ///< what their answers quote, a paper each
};

/// The last `most` questions and answers (GN3); answers that quote papers which never leave this computer are left out for a model on another.
/// `turns`: as markKeptHere() left them. Pure.
ToldConversation toldTo(const TaskModel &model, const std::vector<EarlierTurn> &turns, int most);

/// The oldest go, but for the last message, until the model can read the rest with `tokens` of a reply; `values`: of the prompt besides. Pure.
ToldConversation fitting(ToldConversation told, PromptTask task, PromptValues values, const TaskModel &model, int tokens);

/// Of `turns`, what the answers quote that hold one of `sentences`, a paper each. None of an answer that toldTo() leaves out. Pure.
std::vector<OutgoingPassage> quotedBehind(
    const std::vector<PromptMessage> &sentences, const TaskModel &model, const std::vector<EarlierTurn> &turns);

/// All that was said in it, one message a line: the numbers and names that may be said again.
QString textOf(const std::vector<PromptMessage> &messages);

} // namespace adduce
