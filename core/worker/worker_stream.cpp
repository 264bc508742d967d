#include "core/worker/worker_stream.h"

#include <chrono>
#include <cstdlib>
#include <unistd.h>
#include <utility>

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

static QByteArray &heldBack()
{
    static QByteArray bytes;
    return bytes;
}

static void writeWhole(const QByteArray &bytes)
{
    for (qsizetype at = 0; at < bytes.size();) {
        const ssize_t written = ::write(STDOUT_FILENO, bytes.constData() + at, static_cast<std::size_t>(bytes.size() - at));
        if (written <= 0)
            std::_Exit(EXIT_SUCCESS);
        at += written;
    }
}

void sendAnswer(protocol::FrameType type, const QByteArray &payload)
{
    if (QByteArray held = std::exchange(heldBack(), {}); !held.isEmpty())
        writeWhole(held);
    writeWhole(protocol::encode(type, payload));
}

void queueAnswer(protocol::FrameType type, const QByteArray &payload)
{
    constexpr qsizetype kMostHeld = 1 << 16; // bytes
    constexpr std::chrono::milliseconds kLongestHeld(100);
    using Clock = std::chrono::steady_clock;
    static Clock::time_point written; // the last time: the first answer goes at once
    heldBack() += protocol::encode(type, payload);
    if (heldBack().size() < kMostHeld && Clock::now() - written < kLongestHeld)
        return;
    writeWhole(std::exchange(heldBack(), {}));
    written = Clock::now();
}

} // namespace adduce
