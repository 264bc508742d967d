#include "core/worker/sandbox.h"

#include "core/worker/landlock.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <seccomp.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>

namespace adduce {

namespace {

bool limit(__rlimit_resource resource, rlim_t value, rlim_t beyond = 0)
{
    const rlimit both { value, value + beyond };
    return ::setrlimit(resource, &both) == 0;
}

#ifndef ADDUCE_SANITIZED
bool filterSystemCalls()
{
    constexpr std::array allowed { SCMP_SYS(read), SCMP_SYS(pread64), SCMP_SYS(write), SCMP_SYS(lseek), SCMP_SYS(brk),
        SCMP_SYS(munmap), SCMP_SYS(mremap), SCMP_SYS(madvise), SCMP_SYS(futex), SCMP_SYS(close), SCMP_SYS(fstat),
        SCMP_SYS(clock_gettime), SCMP_SYS(gettimeofday), SCMP_SYS(getrandom), SCMP_SYS(rt_sigreturn), SCMP_SYS(rt_sigprocmask),
        SCMP_SYS(sysinfo), SCMP_SYS(exit), SCMP_SYS(exit_group) };
    // Of fcntl(2) only what tells of a descriptor: by F_SETOWN with O_ASYNC the kernel signals any process of the user.
    constexpr std::array told { F_GETFD, F_SETFD, F_GETFL };
    // Libraries look for files of their own (Unicode tables for Thai, loaded on the first Thai letter) and live without.
    // newfstatat(2) is among them: glibc's fstat() comes by it with an empty path, which a filter cannot see, and stdio goes on
    // without an answer.
    constexpr std::array refused { SCMP_SYS(open), SCMP_SYS(openat), SCMP_SYS(access), SCMP_SYS(faccessat), SCMP_SYS(faccessat2),
        SCMP_SYS(stat), SCMP_SYS(lstat), SCMP_SYS(newfstatat), SCMP_SYS(statx), SCMP_SYS(readlink), SCMP_SYS(readlinkat),
        SCMP_SYS(getcwd) };
    scmp_filter_ctx filter = seccomp_init(SCMP_ACT_KILL_PROCESS);
    bool ok = filter != nullptr;
    for (const int call : refused)
        ok = ok && seccomp_rule_add(filter, SCMP_ACT_ERRNO(EACCES), call, 0) == 0;
    for (const int call : allowed)
        ok = ok && seccomp_rule_add(filter, SCMP_ACT_ALLOW, call, 0) == 0;
    for (const int command : told)
        ok = ok
            && seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(fcntl), 1,
                   scmp_arg_cmp { 1, SCMP_CMP_EQ, static_cast<scmp_datum_t>(command), 0 })
                == 0;
    ok = ok
        && seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(mmap), 1, scmp_arg_cmp { 2, SCMP_CMP_MASKED_EQ, PROT_EXEC, 0 }) == 0;
    ok = ok && seccomp_load(filter) == 0;
    seccomp_release(filter);
    return ok;
}
#endif

} // namespace

bool enterSandbox(const SandboxLimits &limits)
{
    ::setenv("QT_FORCE_STDERR_LOGGING", "1", 1); // a Qt that writes to the journal opens a socket for it
    ::prctl(PR_SET_PDEATHSIG, SIGKILL); // no orphan when the program that asked is gone
    ::prctl(PR_SET_DUMPABLE, 0);
    bool ok = limit(RLIMIT_CORE, 0) && limit(RLIMIT_CPU, static_cast<rlim_t>(limits.cpuSeconds), 1) && limit(RLIMIT_FSIZE, 0)
        && ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0;
#ifndef ADDUCE_SANITIZED
    ok = ok && limit(RLIMIT_AS, static_cast<rlim_t>(limits.memoryBytes)) && limit(RLIMIT_NPROC, 0) && lockPaths()
        && filterSystemCalls();
#endif
    return ok;
}

} // namespace adduce
