#pragma once
#include "core/worker/worker.h"
#include <functional>
#include <mutex>

namespace adduce {

// How worker processes come to be. Loading a worker's libraries and dictionaries takes longer than reading a short
// paper, so a worker program is started once, as a host that never opens a document, and forks a fresh process for
// each. Both sides are here: WorkerHost is the program's, hostWorkers() the worker's.

/// The descriptor under which a worker finds its document.
constexpr int kDocumentDescriptor = 100;

/// A worker program that is running and can be asked for processes. Thread-safe.
class WorkerHost
{
public:
    /// Nothing is started before the first request. A host that has died is started again.
    explicit WorkerHost(QString path);
    ~WorkerHost();
    WorkerHost(const WorkerHost &) = delete;
    WorkerHost &operator=(const WorkerHost &) = delete;

    [[nodiscard]] const QString &path() const { return m_path; } ///< of the program

    struct Child
    {
        int host = 0; ///< process id of the host that forked it
        int process = 0; ///< its process id
        int channel = -1; ///< a stream socket that is its standard input and output; the caller's to close
    };
    /// A fresh process with this document. Throws Error{Crashed} when the program cannot be started.
    Child start(int document, const WorkerLimits &limits);
    /// Kills the process if it still lives. How it ended, as of waitpid(2); none when its host has died.
    std::optional<int> end(const Child &child);

private:
    void launch();
    void drop();

    QString m_path;
    std::mutex m_mutex;
    int m_process = 0;
    int m_control = -1; ///< a packet socket to the host
};

/// The main loop of a worker program: forks a process for each document asked for and calls `work` in it; what that
/// returns is the process's exit code. The document is open as kDocumentDescriptor, and nothing else but standard
/// input and output. Returns when the program that asks has gone.
int hostWorkers(const std::function<int(qint64 memoryBytes, int cpuSeconds)> &work);

} // namespace adduce
