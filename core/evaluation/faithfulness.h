#pragma once
#include "core/ask/answer.h"
#include "core/ask/chosen_model.h"
#include <memory>
#include <optional>
#include <stop_token>

namespace adduce {

class Database;

/// A model that was chosen to judge answers, and how it is asked.
struct JudgeModel
{
    std::shared_ptr<const ChatModel> chat; ///< thread-safe
    QString name; ///< as the user knows it
    QString host; ///< "api.openai.com", "127.0.0.1:11434"
    bool leaves = false; ///< it is on another computer
    int contextTokens = 8192;
    QString prompt = {}; ///< template; empty: the one that is built in
};

/// The model that is used to judge, with the prompt as the user has it; none when none is. For the thread of `keys`.
std::optional<JudgeModel> judgeModel(const ModelSettings &models, const KeyStore &keys, const PromptStore &prompts);

/// What a judge said of an answer.
struct FaithfulnessVerdict
{
    std::optional<bool> faithful; ///< every claim is grounded in the passages that it cites; none: it was not judged
    QString trouble; ///< why it was not, in words
};

/// True or false of a reply that is {"grounded": true} or {"grounded": false}, in a fence or bare; none of every other.
std::optional<bool> groundedIn(const QString &reply);

/// Asks the judge once whether every claim of the answer is grounded in the passages that it cites (SPEC EV2). A judge that
/// fails, that replies in another form, or that may not have a passage gives no verdict: that is never a false one. Blocks.
/// Throws Stopped, and Error for a failing library.
FaithfulnessVerdict judgeFaithfulness(
    const Answer &answer, const JudgeModel &judge, Database &database, const std::stop_token &stop);

} // namespace adduce
