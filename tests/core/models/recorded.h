#pragma once
#include "core/models/chat_model.h"
#include "tests/support/loopback_server.h"

namespace adduce::test {

/// What a server of one family sends, as observed, and what is to be read from it.
struct Recorded
{
    ChatApi api;
    QByteArray whole; ///< body of a reply
    QByteArray stream; ///< body of a streamed one
    QByteArray type; ///< its content type
    QString text;
    QString reasoning;
    TokenUsage usage;
};

inline const QList<Recorded> &recorded()
{
    static const QList<Recorded> all {
        { ChatApi::OpenAi,
            R"({"id":"chatcmpl-1","object":"chat.completion","created":1,"model":"tiny","choices":[{"index":0,"finish_reason":"stop",
               "message":{"role":"assistant","content":"Naps help – a lot.","reasoning_content":"Hm.","refusal":null}}],
               "usage":{"prompt_tokens":15,"completion_tokens":4,"total_tokens":19,"prompt_tokens_details":{"cached_tokens":14}}})",
            "data: "
            "{\"choices\":[{\"finish_reason\":null,\"index\":0,\"delta\":{\"role\":\"assistant\",\"content\":null}}],\"model\":"
            "\"tiny\"}\n\n"
            ":\n"
            "data: {\"choices\":[{\"finish_reason\":null,\"index\":0,\"delta\":{\"reasoning_content\":\"Hm.\"}}]}\n\n"
            "data: {\"choices\":[{\"finish_reason\":null,\"index\":0,\"delta\":{\"content\":\"Naps help \"}}],\"usage\":null}\n\n"
            "data: {\"choices\":[{\"finish_reason\":null,\"index\":0,\"delta\":{\"content\":\"– a "
            "lot.\"}}],\"obfuscation\":\"x\"}\n\n"
            "data: {\"choices\":[{\"finish_reason\":\"stop\",\"index\":0,\"delta\":{}}]}\n\n"
            "data: "
            "{\"choices\":[],\"usage\":{\"completion_tokens\":4,\"prompt_tokens\":15,\"prompt_tokens_details\":{\"cached_"
            "tokens\":14}}}\n\n"
            "data: [DONE]\n\n",
            "text/event-stream", QStringLiteral("Naps help – a lot."), QStringLiteral("Hm."), { 15, 14, 4, {} } },
        { ChatApi::Ollama,
            R"({"model":"tiny","created_at":"2026","message":{"role":"assistant","content":"Naps help – a lot.","thinking":"Hm."},
               "done":true,"done_reason":"stop","prompt_eval_count":15,"eval_count":4,"total_duration":1})",
            "{\"model\":\"tiny\",\"message\":{\"role\":\"assistant\",\"content\":\"\",\"thinking\":\"Hm.\"},\"done\":false}\n"
            "{\"model\":\"tiny\",\"message\":{\"role\":\"assistant\",\"content\":\"Naps help \"},\"done\":false}\n"
            "{\"model\":\"tiny\",\"message\":{\"role\":\"assistant\",\"content\":\"– a lot.\"},\"done\":false}\n"
            "{\"model\":\"tiny\",\"message\":{\"role\":\"assistant\",\"content\":\"\"},\"done\":true,\"done_reason\":\"stop\","
            "\"prompt_eval_count\":15,\"eval_count\":4}\n",
            "application/x-ndjson", QStringLiteral("Naps help – a lot."), QStringLiteral("Hm."), { 15, {}, 4, {} } },
        { ChatApi::Anthropic,
            R"({"id":"msg_1","type":"message","role":"assistant","model":"tiny","content":[{"type":"thinking","thinking":"Hm."},
               {"type":"text","text":"Naps help "},{"type":"text","text":"– a lot."}],"stop_reason":"end_turn","stop_sequence":null,
               "usage":{"input_tokens":15,"output_tokens":4,"cache_read_input_tokens":14}})",
            "event: message_start\ndata: {\"type\":\"message_start\",\"message\":{\"model\":\"tiny\",\"content\":[],\"usage\":"
            "{\"input_tokens\":15,\"output_tokens\":1,\"cache_read_input_tokens\":14}}}\n\n"
            "event: ping\ndata: {\"type\":\"ping\"}\n\n"
            "event: content_block_start\ndata: "
            "{\"type\":\"content_block_start\",\"index\":0,\"content_block\":{\"type\":\"thinking\"}}\n\n"
            "event: content_block_delta\ndata: "
            "{\"type\":\"content_block_delta\",\"index\":0,\"delta\":{\"type\":\"thinking_delta\",\"thinking\":\"Hm.\"}}\n\n"
            "event: content_block_delta\ndata: "
            "{\"type\":\"content_block_delta\",\"index\":0,\"delta\":{\"type\":\"signature_delta\",\"signature\":\"x\"}}\n\n"
            "event: content_block_stop\ndata: {\"type\":\"content_block_stop\",\"index\":0}\n\n"
            "event: content_block_delta\ndata: "
            "{\"type\":\"content_block_delta\",\"index\":1,\"delta\":{\"type\":\"text_delta\",\"text\":\"Naps help \"}}\n\n"
            "event: content_block_delta\ndata: "
            "{\"type\":\"content_block_delta\",\"index\":1,\"delta\":{\"type\":\"text_delta\",\"text\":\"– a lot.\"}}\n\n"
            "event: news_to_come\ndata: {\"type\":\"news_to_come\"}\n\n"
            "event: message_delta\ndata: "
            "{\"type\":\"message_delta\",\"delta\":{\"stop_reason\":\"end_turn\"},\"usage\":{\"output_tokens\":4}}\n\n"
            "event: message_stop\ndata: {\"type\":\"message_stop\"}\n\n",
            "text/event-stream; charset=utf-8", QStringLiteral("Naps help – a lot."), QStringLiteral("Hm."), { 15, 14, 4, {} } },
        { ChatApi::Gemini,
            R"({"candidates":[{"content":{"role":"model","parts":[{"text":"Hm.","thought":true},{"text":"Naps help – a lot."}]},
               "finishReason":"STOP","index":0}],"usageMetadata":{"promptTokenCount":15,"candidatesTokenCount":4,"totalTokenCount":19},
               "modelVersion":"tiny"})",
            "data: "
            "{\"candidates\":[{\"content\":{\"parts\":[{\"text\":\"Hm.\",\"thought\":true}]},\"index\":0}],\"modelVersion\":"
            "\"tiny\"}\r\n\r\n"
            "data: {\"candidates\":[{\"content\":{\"parts\":[{\"text\":\"Naps help \"}]},\"index\":0}]}\r\n\r\n"
            "data: {\"candidates\":[{\"content\":{\"parts\":[{\"text\":\"– a lot.\"}]},\"finishReason\":\"STOP\",\"index\":0}],"
            "\"usageMetadata\":{\"promptTokenCount\":15,\"candidatesTokenCount\":4}}\r\n\r\n",
            "text/event-stream", QStringLiteral("Naps help – a lot."), QStringLiteral("Hm."), { 15, {}, 4, {} } },
    };
    return all;
}

/// A reply whose body ends with the connection.
inline QByteArray streamed(const QByteArray &type, const QByteArray &body)
{
    return "HTTP/1.1 200 OK\r\nContent-Type: " + type + "\r\nConnection: close\r\n\r\n" + body;
}

/// The same in chunks, so that a body that is cut can be told from one that ended.
inline QByteArray chunked(const QByteArray &type, const QByteArray &body)
{
    return "HTTP/1.1 200 OK\r\nContent-Type: " + type + "\r\nTransfer-Encoding: chunked\r\n\r\n"
        + QByteArray::number(body.size(), 16) + "\r\n" + body + "\r\n0\r\n\r\n";
}

inline constexpr std::chrono::milliseconds kSoon { 1 };
/// Calls that are tried once more, at once.
inline const ModelCalls kQuick { .retry = { .retries = 1, .first = kSoon, .longest = kSoon, .longestAsked = kSoon },
    .deadlines = Deadlines { 10'000, 10'000, 10'000 } };

/// Of a model on that server.
inline ModelEndpoint endpointOf(const LoopbackServer &server, ChatApi api, const QByteArray &key = "canary-key-7391")
{
    return { api, server.url(api == ChatApi::OpenAi ? QStringLiteral("/v1") : QString()), QStringLiteral("tiny"), key };
}

/// A short question.
inline ChatRequest question(bool stream)
{
    ChatRequest request;
    request.messages = { { Role::System, QStringLiteral("Answer from the passages.") },
        { Role::User, QStringLiteral("Do naps help?") } };
    request.isStreamed = stream;
    return request;
}

} // namespace adduce::test
