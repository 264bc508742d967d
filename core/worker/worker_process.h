#pragma once
#include "core/worker/protocol.h"
#include "core/worker/worker_host.h"
#include <QElapsedTimer>

namespace adduce {

/// A running worker with one document. For one thread at a time. Its destructor kills it.
class WorkerProcess
{
public:
    WorkerProcess(const WorkerProgram &program, const SourceFile &file); ///< throws Error{Crashed} when it cannot start
    ~WorkerProcess();
    WorkerProcess(const WorkerProcess &) = delete;
    WorkerProcess &operator=(const WorkerProcess &) = delete;

    /// Throws as receive().
    void send(protocol::FrameType type, const QByteArray &payload = {}, const std::stop_token &stop = {});
    /// The next frame. Throws what a Failure frame says, and Stopped, TimedOut, OutOfMemory or Crashed; the process is
    /// of no use after any of these but a Failure. Throws TooLarge for a frame of more than `most` bytes.
    protocol::Frame receive(const std::stop_token &stop, qint64 most = protocol::kLargestPayload);
    [[nodiscard]] bool isRunning() const; ///< it has not hung up

private:
    void throwIfTooLong(const std::stop_token &stop) const;
    [[noreturn]] void throwWhyItEnded();

    WorkerLimits m_limits;
    QString m_path;
    QString m_password; ///< not told yet; empty for none
    std::shared_ptr<WorkerHost> m_host;
    WorkerHost::Child m_child;
    QByteArray m_buffer;
    QElapsedTimer m_running; ///< since the request
    QElapsedTimer m_silence; ///< since the last whole frame: bytes alone are no sign of life
};

/// The worker's exit code when memory ran out.
constexpr int kOutOfMemoryExit = 12;
/// And when what a file nests is deeper than its stack.
constexpr int kTooDeepExit = 13;

} // namespace adduce
