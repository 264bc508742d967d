#include "core/documents/worker_process.h"

#include "core/base/stop.h"

#include <QElapsedTimer>
#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kPollMs = 50; // how soon a stop request is noticed
constexpr int kStartMs = 10'000;

} // namespace

WorkerProcess::WorkerProcess(const WorkerProgram &program, const SourceFile &file)
    : m_limits(program.limits)
    , m_path(file.path())
{
    // Every worker has its own place in the file: each SourceFile was opened on its own.
    m_process.setChildProcessModifier([descriptor = file.descriptor()] {
        // The copy stays open over exec. A descriptor that is the right one already must be told to.
        if (descriptor == kDocumentDescriptor)
            ::fcntl(descriptor, F_SETFD, 0);
        else
            ::dup2(descriptor, kDocumentDescriptor);
    });
    m_process.setStandardErrorFile(QProcess::nullDevice());
    m_process.start(
        program.path, { u"--memory"_s, QString::number(m_limits.memoryBytes), u"--cpu"_s, QString::number(m_limits.cpuSeconds) });
    if (!m_process.waitForStarted(kStartMs))
        throw Error(ErrorKind::Crashed, m_path, u"%1: %2"_s.arg(program.path, m_process.errorString()));
}

WorkerProcess::~WorkerProcess()
{
    m_process.kill();
    m_process.waitForFinished(-1);
}

void WorkerProcess::send(protocol::FrameType type, const QByteArray &payload)
{
    m_process.write(protocol::encode(type, payload));
    m_running.start();
}

protocol::Frame WorkerProcess::receive(const std::stop_token &stop)
{
    QElapsedTimer silence; // bytes alone are no sign of life: a frame must come
    silence.start();
    for (;;) {
        if (auto frame = protocol::takeFrame(m_buffer)) {
            if (frame->type != protocol::FrameType::Failure)
                return std::move(*frame);
            const Error error = protocol::decodeFailure(frame->payload);
            throw Error(error.kind(), m_path, error.technical());
        }
        throwIfStopped(stop);
        if (m_running.elapsed() > m_limits.readMs)
            throw Error(ErrorKind::TimedOut, m_path, u"more than %1 s"_s.arg(m_limits.readMs / 1000));
        if (silence.elapsed() > m_limits.silenceMs)
            throw Error(ErrorKind::TimedOut, m_path, u"no sign of life for %1 s"_s.arg(m_limits.silenceMs / 1000));
        if (m_process.bytesAvailable() > 0 || m_process.waitForReadyRead(kPollMs)) {
            m_buffer += m_process.readAllStandardOutput();
        } else if (m_process.state() == QProcess::NotRunning) {
            throwWhyItEnded();
        }
    }
}

void WorkerProcess::throwWhyItEnded()
{
    if (m_process.exitStatus() == QProcess::NormalExit) {
        if (m_process.exitCode() == kOutOfMemoryExit)
            throw Error(ErrorKind::OutOfMemory, m_path);
        throw Error(ErrorKind::Crashed, m_path, u"exit code %1"_s.arg(m_process.exitCode()));
    }
    const int signal = m_process.exitCode();
    if (signal == SIGXCPU)
        throw Error(ErrorKind::TimedOut, m_path, u"more than %1 s of work"_s.arg(m_limits.cpuSeconds));
    throw Error(ErrorKind::Crashed, m_path, u"signal %1"_s.arg(signal));
}

} // namespace adduce
