#include "core/worker/worker_process.h"

#include "core/base/stop.h"

#include <array>
#include <csignal>
#include <poll.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

namespace adduce {

using namespace Qt::StringLiterals;
using protocol::FrameType;

namespace {

constexpr int kPollMs = 50; // how soon a stop request is noticed
constexpr std::size_t kBlock = 1 << 16; // bytes of one read

/// What can be done on the socket now, waiting at most `ms`.
short ready(int socket, short events, int ms)
{
    pollfd waiting { socket, events, 0 };
    return ::poll(&waiting, 1, ms) > 0 ? waiting.revents : short(0);
}

} // namespace

WorkerProcess::WorkerProcess(const WorkerProgram &program, const SourceFile &file)
    : m_limits(program.limits)
    , m_path(file.path())
    , m_password(program.passwords->of(m_path))
    , m_host(program.host)
    , m_child(m_host->start(file.descriptor(), program.limits))
{
}

WorkerProcess::~WorkerProcess()
{
    ::close(m_child.channel);
    if (m_child.process > 0)
        m_host->end(m_child);
}

bool WorkerProcess::isRunning() const
{
    return m_child.process > 0 && (ready(m_child.channel, 0, 0) & POLLHUP) == 0;
}

void WorkerProcess::throwIfTooLong(const std::stop_token &stop) const
{
    throwIfStopped(stop);
    if (m_running.elapsed() > m_limits.readMs)
        throw Error(ErrorKind::TimedOut, m_path, u"more than %1 s"_s.arg(m_limits.readMs / 1000));
    if (m_silence.elapsed() > m_limits.silenceMs)
        throw Error(ErrorKind::TimedOut, m_path, u"no sign of life for %1 s"_s.arg(m_limits.silenceMs / 1000));
}

void WorkerProcess::send(protocol::FrameType type, const QByteArray &payload, const std::stop_token &stop)
{
    m_running.start();
    m_silence.start();
    QByteArray frame = protocol::encode(type, payload);
    if (const QString password = std::exchange(m_password, {}); !password.isEmpty())
        frame.prepend(protocol::encode(FrameType::Unlock, protocol::passwordPayload(password)));
    for (qsizetype sent = 0; sent < frame.size();) {
        throwIfTooLong(stop);
        if (!ready(m_child.channel, POLLOUT, kPollMs))
            continue;
        const ssize_t written = ::send(m_child.channel, frame.constData() + sent, static_cast<std::size_t>(frame.size() - sent),
            MSG_NOSIGNAL | MSG_DONTWAIT);
        if (written > 0)
            sent += written;
        else if (errno != EAGAIN && errno != EINTR)
            return; // it has hung up: receive() says why
    }
}

protocol::Frame WorkerProcess::receive(const std::stop_token &stop, qint64 most)
{
    for (;;) {
        if (auto frame = protocol::takeFrame(m_buffer, most)) {
            m_silence.start();
            if (frame->type != protocol::FrameType::Failure)
                return std::move(*frame);
            const Error error = protocol::decodeFailure(frame->payload);
            throw Error(error.kind(), m_path, error.technical());
        }
        throwIfTooLong(stop);
        if (!ready(m_child.channel, POLLIN, kPollMs))
            continue;
        std::array<char, kBlock> block; // NOLINT: filled by the read
        const ssize_t got = ::recv(m_child.channel, block.data(), block.size(), MSG_DONTWAIT);
        if (got > 0)
            m_buffer.append(block.data(), got);
        else if (got == 0 || (errno != EAGAIN && errno != EINTR))
            throwWhyItEnded();
    }
}

void WorkerProcess::throwWhyItEnded()
{
    const std::optional<int> status = m_host->end(m_child);
    m_child.process = 0;
    if (status && WIFSIGNALED(*status)) {
        const int signal = WTERMSIG(*status);
        if (signal == SIGXCPU)
            throw Error(ErrorKind::TimedOut, m_path, u"more than %1 s of work"_s.arg(m_limits.cpuSeconds));
        throw Error(ErrorKind::Crashed, m_path, u"signal %1"_s.arg(signal));
    }
    const int code = status ? WEXITSTATUS(*status) : -1;
    if (code == kOutOfMemoryExit)
        throw Error(ErrorKind::OutOfMemory, m_path);
    if (code == kTooDeepExit)
        throw Error(ErrorKind::TooLarge, m_path, u"nested too deep"_s);
    throw Error(ErrorKind::Crashed, m_path, u"exit code %1"_s.arg(code));
}

} // namespace adduce
