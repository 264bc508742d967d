#pragma once
#include "tests/support/scripted_model.h"
#include <QMap>
#include <algorithm>

namespace adduce::test {

/// A reply in JSON that ends as it should, with what it cost.
inline ChatReply replied(const QString &json, int promptTokens = 100, int answerTokens = 10)
{
    ChatReply reply;
    reply.text = json;
    reply.finish = FinishReason::Stop;
    reply.usage = { promptTokens, {}, answerTokens, {} };
    return reply;
}

/// The stage that a request is of, by the name of its schema: "query", "resolution", "parts", "passages", "opinion", "assessment";
/// "answer" for the one that writes.
inline QString stageOf(const ChatRequest &request)
{
    return request.schema ? request.schema->name : QString();
}

/// A script that says the same to each request of a stage; a stage without a reply gets none that can be used.
inline ScriptedModel::Script byStage(const QMap<QString, QString> &replies)
{
    return [replies](const ChatRequest &request, int) { return replied(replies.value(stageOf(request))); };
}

inline std::vector<ChatRequest> requestsOf(const ScriptedModel &model, const QString &stage)
{
    std::vector<ChatRequest> all = model.requests();
    std::erase_if(all, [&](const ChatRequest &request) { return stageOf(request) != stage; });
    return all;
}

} // namespace adduce::test
