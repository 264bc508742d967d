// What a model's server sends, cut into pieces by the first byte and read as the protocol of the second: text, or Error.
#include "core/ask/statement_reader.h"
#include "core/base/error.h"
#include "core/models/chat_protocol.h"
#include "core/models/json_shape.h"
#include "core/models/server_error.h"
#include "core/network/event_stream.h"

#include <QJsonDocument>
#include <algorithm>

using namespace adduce;

namespace {

/// The reply as one piece of JSON, and as the events of a stream.
void read(const ChatProtocol &protocol, const QByteArray &bytes, qsizetype piece)
{
    const auto report = [](const QString &) {};
    try {
        ChatReply whole;
        protocol.takeWhole(QJsonDocument::fromJson(bytes).object(), whole);
    } catch (const Error &) { // the one thing that may be thrown
    }
    try {
        ChatReply streamed;
        EventReader events;
        LineReader lines;
        const auto take = [&](const std::vector<StreamEvent> &came) {
            for (const StreamEvent &event : came)
                protocol.takeEvent(QJsonDocument::fromJson(event.data).object(), streamed, report);
        };
        for (qsizetype at = 0; at < bytes.size(); at += piece)
            take(protocol.streamsLines ? lines.add(bytes.mid(at, piece)) : events.add(bytes.mid(at, piece)));
        if (protocol.streamsLines)
            take(lines.finish());
    } catch (const Error &) {
    }
}

/// An answer that is being written.
void readStatements(const QString &text, qsizetype piece)
{
    StatementReader reader;
    for (qsizetype at = 0; at < text.size(); at += piece)
        (void)reader.add(text.mid(at, piece));
    (void)reader.finish();
    (void)reader.fault();
    (void)reader.confidence();
    (void)reader.caveats();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    if (size < 3)
        return 0;
    const qsizetype piece = std::max<qsizetype>(1, data[0]);
    const QByteArray bytes(reinterpret_cast<const char *>(data) + 2, static_cast<qsizetype>(size) - 2);
    const ChatProtocol protocols[] { openAiChat(), ollamaChat(), anthropicChat(), geminiChat() };
    read(protocols[data[1] % std::size(protocols)], bytes, piece);
    const QString text = QString::fromUtf8(bytes);
    readStatements(text, piece);
    (void)shapeFault(objectIn(text), answerSchema({}).schema);
    (void)serverMessage(bytes);
    return 0;
}
