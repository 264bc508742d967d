// Enters the sandbox of the workers and tries one thing in it, named by its argument. Ends with 0 when it can be done, with 1 when it
// is refused for want of a right, with 4 when it fails for another reason, by SIGSYS when it is fatal. With "landlock" before the
// name, the second lock stands alone.
#include "core/worker/landlock.h"
#include "core/worker/sandbox.h"

#include <arpa/inet.h>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <functional>
#include <map>
#include <string_view>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <unistd.h>

namespace {

constexpr int kNoSandbox = 2;
constexpr int kNoSuchTry = 3;
constexpr int kOtherFailure = 4;
constexpr std::size_t kPage = 4096;

struct stat details {};
pid_t parent = 0; // asked before: the sandbox answers no such question

bool mapped(int rights)
{
    return ::mmap(nullptr, kPage, rights, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) != MAP_FAILED;
}

bool stated(const char *path, int flags)
{
    return ::syscall(SYS_newfstatat, AT_FDCWD, path, &details, flags) == 0;
}

bool connected()
{
    sockaddr_in address {};
    address.sin_family = AF_INET;
    address.sin_port = htons(9);
    ::inet_pton(AF_INET, "127.0.0.1", &address.sin_addr);
    const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
    return socket >= 0
        && (::connect(socket, reinterpret_cast<const sockaddr *>(&address), sizeof address) == 0 || errno == ECONNREFUSED);
}

/// Beyond what the headers name: the raw calls, so that no library stands between.
const std::map<std::string_view, std::function<bool()>> &tries()
{
    static const std::map<std::string_view, std::function<bool()>> all {
        // what reading a document needs
        { "read", [] { return ::read(STDIN_FILENO, &details, 0) == 0; } },
        { "write", [] { return ::write(STDOUT_FILENO, "", 0) == 0; } },
        { "fstat", [] { return ::syscall(SYS_fstat, STDIN_FILENO, &details) == 0; } },
        { "memory", [] { return mapped(PROT_READ | PROT_WRITE); } },
        { "fcntl F_GETFL", [] { return ::fcntl(STDIN_FILENO, F_GETFL) >= 0; } },
        { "fcntl F_GETFD", [] { return ::fcntl(STDIN_FILENO, F_GETFD) >= 0; } },
        { "fcntl F_SETFD", [] { return ::fcntl(STDIN_FILENO, F_SETFD, FD_CLOEXEC) == 0; } },
        // what a worker that was taken over would need
        { "fcntl F_SETOWN", [] { return ::fcntl(STDIN_FILENO, F_SETOWN, parent) == 0; } },
        { "fcntl F_SETSIG", [] { return ::fcntl(STDIN_FILENO, F_SETSIG, SIGKILL) == 0; } },
        { "fcntl F_SETFL", [] { return ::fcntl(STDIN_FILENO, F_SETFL, O_ASYNC) == 0; } },
        { "fcntl F_SETOWN_EX",
            [] {
                f_owner_ex owner { F_OWNER_PID, parent };
                return ::fcntl(STDIN_FILENO, F_SETOWN_EX, &owner) == 0;
            } },
        { "fcntl F_DUPFD", [] { return ::fcntl(STDIN_FILENO, F_DUPFD, 0) >= 0; } },
        { "fcntl F_SETLK",
            [] {
                struct flock lock {};
                return ::fcntl(STDIN_FILENO, F_SETLK, &lock) == 0;
            } },
        { "fcntl of 64 bits", [] { return ::syscall(SYS_fcntl, STDIN_FILENO, (1UL << 32) | F_GETFL, 0) >= 0; } },
        { "memory that runs", [] { return mapped(PROT_READ | PROT_EXEC); } },
        { "memory that is written and runs", [] { return mapped(PROT_READ | PROT_WRITE | PROT_EXEC); } },
        { "mprotect", [] { return ::mprotect(&details, kPage, PROT_READ | PROT_EXEC) == 0; } },
        { "stat of a path", [] { return stated("/etc/passwd", 0); } },
        { "stat of a path as if it were empty", [] { return stated("/etc/passwd", AT_EMPTY_PATH); } },
        { "statx", [] { return ::syscall(SYS_statx, AT_FDCWD, "/etc/passwd", 0, 0, &details) == 0; } },
        { "open to read", [] { return ::open("/etc/passwd", O_RDONLY) >= 0; } },
        { "open to write", [] { return ::open("/dev/null", O_WRONLY) >= 0; } },
        { "open by its own call", [] { return ::syscall(SYS_open, "/etc/passwd", O_RDONLY) >= 0; } },
        { "openat2", [] { return ::syscall(SYS_openat2, AT_FDCWD, "/etc/passwd", &details, 24) >= 0; } },
        { "readlink", [] { return ::syscall(SYS_readlink, "/proc/self/exe", &details, sizeof details) >= 0; } },
        { "truncate", [] { return ::truncate("/tmp/none", 0) == 0; } },
        { "unlink", [] { return ::unlink("/tmp/none") == 0 || errno == ENOENT; } },
        { "mkdir", [] { return ::mkdir("/tmp/adduce-none", 0700) == 0; } },
        { "chmod", [] { return ::fchmod(STDIN_FILENO, 0600) == 0; } },
        { "ioctl", [] { return ::ioctl(STDIN_FILENO, FIONREAD, &details) == 0; } },
        { "dup", [] { return ::dup(STDIN_FILENO) >= 0; } }, { "socket", [] { return ::socket(AF_INET, SOCK_STREAM, 0) >= 0; } },
        { "socket of UNIX", [] { return ::socket(AF_UNIX, SOCK_STREAM, 0) >= 0; } }, { "connect", connected },
        { "kill", [] { return ::kill(parent, 0) == 0; } },
        { "kill of a thread", [] { return ::syscall(SYS_tgkill, parent, parent, 0) == 0; } },
        { "signal to a process", [] { return ::syscall(SYS_pidfd_open, parent, 0) >= 0; } },
        { "fork", [] { return ::syscall(SYS_fork) >= 0; } }, { "clone", [] { return ::syscall(SYS_clone, 0, nullptr) >= 0; } },
        { "execve", [] { return ::execl("/bin/true", "true", nullptr) == 0; } },
        { "ptrace", [] { return ::syscall(SYS_ptrace, 16, parent, 0, 0) == 0; } },
        { "process_vm_readv", [] { return ::syscall(SYS_process_vm_readv, parent, nullptr, 0, nullptr, 0, 0) == 0; } },
        { "prctl", [] { return ::prctl(PR_SET_DUMPABLE, 1) == 0; } },
        { "setrlimit", [] { return ::syscall(SYS_prlimit64, 0, 0, nullptr, &details) == 0; } },
        { "seccomp", [] { return ::syscall(SYS_seccomp, 2, 0, nullptr) == 0; } },
        { "bpf", [] { return ::syscall(SYS_bpf, 0, nullptr, 0) == 0; } },
        { "io_uring", [] { return ::syscall(SYS_io_uring_setup, 1, &details) >= 0; } },
        { "userfaultfd", [] { return ::syscall(SYS_userfaultfd, 0) >= 0; } },
        { "memfd_create", [] { return ::syscall(SYS_memfd_create, "x", 0) >= 0; } },
        { "shared memory", [] { return ::syscall(SYS_shmget, 0, kPage, 0600) >= 0; } },
        { "unshare", [] { return ::syscall(SYS_unshare, 0x10000000) == 0; } },
        { "keyctl", [] { return ::syscall(SYS_keyctl, 0, 0, 0) >= 0; } },
        { "getuid of another table", [] { return ::syscall(0x40000000 | SYS_getpid) >= 0; } }, // the calls of x32
    };
    return all;
}

bool enter(bool alone)
{
    if (alone)
        return ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && adduce::lockPaths();
    return adduce::enterSandbox({ std::int64_t(1) << 30, 5 });
}

} // namespace

int main(int argc, char **argv)
{
    const bool alone = argc == 3 && std::string_view(argv[1]) == "landlock";
    const auto found = argc > 1 ? tries().find(argv[argc - 1]) : tries().end();
    if (found == tries().end())
        return kNoSuchTry;
    parent = ::getppid();
    if (!enter(alone))
        return kNoSandbox;
    errno = 0;
    const bool done = found->second();
    std::_Exit(done ? EXIT_SUCCESS : errno == EACCES || errno == EPERM ? EXIT_FAILURE : kOtherFailure);
}
