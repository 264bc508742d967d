#include "core/models/task_model.h"

#include "core/models/json_shape.h"

namespace adduce {

using namespace Qt::StringLiterals;

QString TaskModel::prompt(PromptTask task) const
{
    const auto own = prompts.find(task);
    return own == prompts.end() ? builtInPrompt(task) : own->second;
}

double costOf(const TaskModel &model, int promptTokens, int answerTokens)
{
    constexpr double kMillion = 1e6;
    return (promptTokens * model.prices.prompt + answerTokens * model.prices.answer) / kMillion;
}

ChatRequest requestFor(const TaskModel &model, PromptTask task, const PromptValues &values, const AnswerSchema &schema,
    std::vector<OutgoingPassage> passages)
{
    ChatRequest request;
    request.messages = renderPrompt(task, model.prompt(task), values);
    request.schema = schema;
    request.contextTokens = model.contextTokens;
    request.purpose = purposeOf(task);
    request.passages = std::move(passages);
    return request;
}

JsonReply askForJson(const TaskModel &model, PromptTask task, const PromptValues &values, const AnswerSchema &schema,
    const std::vector<OutgoingPassage> &passages, const std::stop_token &stop, const ReplyFault &alsoFaulty, int mostTokens)
{
    ChatRequest request = requestFor(model, task, values, schema, passages);
    request.maxTokens = mostTokens;
    JsonReply read;
    for (int tries = 0;; ++tries) {
        const ChatReply reply = model.chat->chat(request, {}, stop);
        if (reply.error)
            throw *reply.error; // NOLINT(cert-err60-cpp)
        read.object = objectIn(reply.text);
        read.promptTokens += reply.usage.prompt.value_or(0);
        read.answerTokens += reply.usage.answer.value_or(0);
        read.fault = shapeFault(read.object, schema.schema);
        if (!read.fault && alsoFaulty)
            read.fault = alsoFaulty(reply);
        if (!read.fault || tries > 0)
            return read;
        request.messages.push_back({ Role::Assistant, reply.text });
        request.messages.push_back(
            { Role::User, u"That is not the JSON that was asked for: %1. Answer again."_s.arg(*read.fault) });
    }
}

} // namespace adduce
