#pragma once
#include "core/documents/protocol.h"
#include "core/documents/worker.h"
#include <QElapsedTimer>
#include <QProcess>

namespace adduce {

/// The descriptor under which the worker finds its document.
constexpr int kDocumentDescriptor = 100;

/// A running adduce-docworker with one document. For one thread, without an event loop. Its destructor kills it.
class WorkerProcess
{
public:
    WorkerProcess(const WorkerProgram &program, const SourceFile &file); ///< throws Error{Crashed} when it cannot start
    ~WorkerProcess();
    WorkerProcess(const WorkerProcess &) = delete;
    WorkerProcess &operator=(const WorkerProcess &) = delete;

    void send(protocol::FrameType type, const QByteArray &payload = {});
    /// The next frame. Throws what a Failure frame says, and Stopped, TimedOut, OutOfMemory or Crashed; the process is
    /// of no use after any of these but a Failure.
    protocol::Frame receive(const std::stop_token &stop);
    [[nodiscard]] bool isRunning() const { return m_process.state() == QProcess::Running; }

private:
    [[noreturn]] void throwWhyItEnded();

    WorkerLimits m_limits;
    QString m_path;
    QProcess m_process;
    QByteArray m_buffer;
    QElapsedTimer m_running; ///< since the request
};

/// The worker's exit code when memory ran out.
constexpr int kOutOfMemoryExit = 12;

} // namespace adduce
