#include "core/worker/worker_host.h"

#include "core/base/child_environment.h"
#include "core/base/error.h"
#include "core/worker/worker_control.h"

#include <QFile>
#include <csignal>
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

struct SocketPair
{
    int ours = -1;
    int theirs = -1;
};

SocketPair makePair(int type)
{
    std::array<int, 2> ends { -1, -1 };
    if (::socketpair(AF_UNIX, type | SOCK_CLOEXEC, 0, ends.data()) != 0)
        throw Error(ErrorKind::Crashed, {}, QString::fromLocal8Bit(std::strerror(errno)));
    return { ends[0], ends[1] };
}

/// Starts the program with one descriptor as its control socket; its words go nowhere, and the terminal's Ctrl+C is
/// for the program that asks alone. The process id, or none.
std::optional<pid_t> spawn(const QByteArray &path, int control)
{
    posix_spawn_file_actions_t files {};
    posix_spawn_file_actions_init(&files);
    for (const int standard : { STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO })
        posix_spawn_file_actions_addopen(&files, standard, "/dev/null", O_RDWR, 0);
    posix_spawn_file_actions_adddup2(&files, control, control::kDescriptor);
    posix_spawnattr_t attributes {};
    posix_spawnattr_init(&attributes);
    sigset_t none {};
    sigemptyset(&none);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP);
    QByteArray name = path;
    std::array<char *, 2> arguments { name.data(), nullptr };
    QByteArrayList variables = childEnvironment();
    // MuPDF makes and frees small things by the hundred. That as many are kept for the next ones saves 3 %. (Large pages save as much of a paper,
    // but of a book they cost more.)
    variables << "GLIBC_TUNABLES=glibc.malloc.tcache_count=100";
    std::vector<char *> environment;
    for (QByteArray &variable : variables)
        environment.push_back(variable.data());
    environment.push_back(nullptr);
    pid_t process = 0;
    const int error = ::posix_spawn(&process, path.constData(), &files, &attributes, arguments.data(), environment.data());
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&files);
    return error == 0 ? std::optional(process) : std::nullopt;
}

} // namespace

WorkerHost::WorkerHost(QString path)
    : m_path(std::move(path))
{
}

WorkerHost::~WorkerHost()
{
    drop();
}

void WorkerHost::launch()
{
    if (m_control >= 0)
        return;
    const auto [ours, theirs] = makePair(SOCK_SEQPACKET);
    const auto process = spawn(QFile::encodeName(m_path), theirs);
    ::close(theirs);
    if (!process) {
        ::close(ours);
        throw Error(ErrorKind::Crashed, {}, u"%1 cannot be started"_s.arg(m_path));
    }
    m_control = ours;
    m_process = *process;
}

void WorkerHost::drop()
{
    if (m_control < 0)
        return;
    ::close(m_control); // it ends by itself then
    ::waitpid(m_process, nullptr, 0);
    m_control = -1;
    m_process = 0;
}

WorkerHost::Child WorkerHost::start(int document, const WorkerLimits &limits)
{
    const std::scoped_lock lock(m_mutex);
    const auto [ours, theirs] = makePair(SOCK_STREAM);
    const std::array descriptors { document, theirs };
    control::Request request;
    request.memoryBytes = limits.memoryBytes;
    request.cpuSeconds = limits.cpuSeconds;
    control::Reply reply { -1, 0 };
    try {
        for (int attempt = 0; attempt < 2 && reply.process <= 0; ++attempt) { // a host that has died is started again
            launch();
            if (!control::send(m_control, request, descriptors) || !control::receive(m_control, reply))
                drop();
        }
        if (reply.process <= 0)
            throw Error(ErrorKind::Crashed, {}, u"%1 gives no process"_s.arg(m_path));
    } catch (const Error &) {
        ::close(ours);
        ::close(theirs);
        throw;
    }
    ::close(theirs);
    return { m_process, reply.process, ours };
}

std::optional<int> WorkerHost::end(const Child &child)
{
    const std::scoped_lock lock(m_mutex);
    if (m_control < 0 || child.host != m_process)
        return std::nullopt;
    control::Request request;
    request.kind = control::Request::End;
    request.process = child.process;
    control::Reply reply;
    if (control::send(m_control, request) && control::receive(m_control, reply))
        return reply.status;
    drop();
    return std::nullopt;
}

} // namespace adduce
