#pragma once
#include "core/ask/given_passages.h"
#include "core/ask/statement_check.h"
#include "core/models/chat_model.h"
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

namespace adduce {

/// A model that was chosen to write answers, and how it is asked.
struct AnswerModel
{
    std::shared_ptr<const ChatModel> chat; ///< thread-safe
    QString name; ///< as the user knows it
    QString host; ///< "api.openai.com", "127.0.0.1:11434"
    bool leaves = false; ///< it is on another computer
    int contextTokens = 8192;
    int maxTokens = 1024; ///< of an answer
    std::optional<double> temperature = 0;
    bool repair = true; ///< refused statements go back to the model once
    double promptPrice = 0; ///< for a million tokens, in whatever currency the user counts
    double answerPrice = 0;
    QString answerPrompt = {}; ///< templates; empty: those that are built in
    QString repairPrompt = {};
};

/// What a model wrote, once it has ended.
struct Generation
{
    std::vector<GivenPassage> given; ///< those that it got
    int keptHere = 0; ///< passages that it did not get because they never leave the computer
    std::vector<CheckedStatement> kept; ///< in the order that they were told in
    std::vector<Removed> removed;
    int repaired = 0; ///< of those that were kept
    std::optional<Confidence> confidence; ///< as the model says
    QStringList remarks; ///< its caveats, without those that name what no passage holds
    bool isSilent = false; ///< it said that the passages hold no answer
    std::optional<Error> trouble; ///< what ended it before its end
    Writer writer;
    QJsonObject trace; ///< what was sent and what came
};

/// Told of each statement that was kept, as soon as it was checked.
using OnStatement = std::function<void(const CheckedStatement &, const std::vector<GivenPassage> &)>;

/// Asks the model and checks its statements while it writes (SPEC GN4, GN6); what was refused goes back to it once. Passages
/// that do not fit its context are left out from the end. Blocks. Whatever the server does, what was kept is given back.
Generation generate(const QString &question, const AnswerModel &model, std::vector<GivenPassage> given, const OnStatement &tell,
    const std::stop_token &stop);

} // namespace adduce
