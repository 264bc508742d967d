#pragma once
#include "core/models/chat_model.h"
#include "core/models/prompt.h"
#include "core/models/token_prices.h"
#include <QJsonObject>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>

namespace adduce {

/// A chat model that was chosen for a task, and how it is asked.
struct TaskModel
{
    std::shared_ptr<const ChatModel> chat; ///< thread-safe
    QString name {}; ///< as the user knows it
    QString host {}; ///< "api.openai.com", "127.0.0.1:11434"
    bool isRemote = false; ///< on another computer
    int contextTokens = 8192;
    int maxTokens = 1024; ///< of what it writes
    std::optional<double> temperature = 0; ///< that it writes with
    bool hasRepair = true; ///< what it wrote and could not be used goes back to it once
    TokenPrices prices {};
    std::map<PromptTask, QString> prompts {}; ///< of the profile in use; those that are missing are built in

    [[nodiscard]] QString prompt(PromptTask task) const;
};

[[nodiscard]] double costOf(const TaskModel &model, int promptTokens, int answerTokens); ///< in the user's currency

/// A request for JSON of this schema, which `passages` of the library go along with. Throws Error{BadInput} for a prompt that
/// is none.
ChatRequest requestFor(const TaskModel &model, PromptTask task, const PromptValues &values, const AnswerSchema &schema,
    std::vector<OutgoingPassage> passages);

constexpr int kShortReply = 512; ///< tokens: a model that thinks aloud needs more than the words

/// What a model replied in JSON.
struct JsonReply
{
    QJsonObject object;
    std::optional<QString> fault {}; ///< why it is not what was asked for
    int promptTokens = 0; ///< of all requests, as far as the server says
    int answerTokens = 0;
};

/// A fault of a reply that its schema does not tell, in words for whoever wrote it.
using ReplyFault = std::function<std::optional<QString>(const ChatReply &)>;

/// Asks for a short reply in JSON, and once more, saying why, when it has another form. Blocks. Throws as requestFor() and
/// ChatModel::chat().
JsonReply askForJson(const TaskModel &model, PromptTask task, const PromptValues &values, const AnswerSchema &schema,
    const std::vector<OutgoingPassage> &passages, const std::stop_token &stop, const ReplyFault &alsoFaulty = {},
    int mostTokens = kShortReply);

} // namespace adduce
