#include "core/worker/worker_stream.h"

#include <cstdlib>
#include <unistd.h>

namespace adduce {

std::optional<protocol::Frame> nextRequest()
{
    static QByteArray buffer;
    static char block[1 << 16];
    for (;;) {
        if (auto frame = protocol::takeFrame(buffer))
            return frame;
        const ssize_t got = ::read(STDIN_FILENO, block, sizeof block);
        if (got <= 0)
            return std::nullopt;
        buffer.append(block, got);
    }
}

void sendAnswer(protocol::FrameType type, const QByteArray &payload)
{
    const QByteArray frame = protocol::encode(type, payload);
    for (qsizetype at = 0; at < frame.size();) {
        const ssize_t written = ::write(STDOUT_FILENO, frame.constData() + at, static_cast<std::size_t>(frame.size() - at));
        if (written <= 0)
            std::_Exit(EXIT_SUCCESS);
        at += written;
    }
}

} // namespace adduce
