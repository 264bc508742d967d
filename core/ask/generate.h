#pragma once
#include "core/ask/context_passages.h"
#include "core/ask/conversation.h"
#include "core/guardrails/statement_check.h"
#include "core/models/task_model.h"
#include <functional>
#include <optional>
#include <stop_token>

namespace adduce {

/// What a model wrote, once it has ended.
struct Generation
{
    std::vector<ContextPassage> context; ///< the passages that it got
    int offered = 0; ///< passages that it might have got: more than it got where they did not fit
    int keptHere = 0; ///< passages that it did not get because they never leave the computer
    std::vector<CheckedStatement> kept; ///< in the order that they were proved in
    std::vector<CheckedStatement> unproved; ///< those that were not, but whose quotes stand on their pages
    std::vector<Removed> removed;
    int repaired = 0; ///< of those that were kept
    std::optional<Confidence> confidence; ///< as the model says
    QStringList remarks; ///< its caveats, without those that name what no passage holds
    bool isSilent = false; ///< it said that the passages hold no answer
    std::optional<Error> error; ///< what ended it before its end
    Writer writer;
    GenerationTrace trace; ///< what was sent and what came
};

/// Gets each statement that was kept, as soon as it was checked.
using OnStatement = std::function<void(const CheckedStatement &, const std::vector<ContextPassage> &)>;

/// Asks the model and checks its statements while it writes, with the words of `lexicon` (null: none); what was refused goes back to it once.
/// Passages that do not fit its context, by our estimate or by the server's count, are left out from the end. `rejected`: why an earlier answer
/// as a whole was not taken, in words for the model; empty for a first one. `recalled`: of the conversation, which nothing can be cited from; each request names the papers behind it. Blocks. Whatever the server does, what was kept is given back.
Generation generate(const QString &question, const TaskModel &model, std::vector<ContextPassage> context, const Lexicon *lexicon,
    const WritingParameters &parameters, const OnStatement &onStatement, const std::stop_token &stop,
    const QString &rejected = {}, const ToldConversation &recalled = {});

} // namespace adduce
