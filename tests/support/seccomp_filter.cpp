#include "tests/support/seccomp_filter.h"

#include <cstring>
#include <linux/audit.h>
#include <linux/seccomp.h>
#include <stdexcept>
#include <sys/ptrace.h>
#include <sys/wait.h>

namespace adduce::test {

std::optional<SeccompFilter> SeccompFilter::ofProcess(pid_t process)
{
    if (::ptrace(PTRACE_SEIZE, process, nullptr, nullptr) != 0)
        return std::nullopt;
    std::optional<SeccompFilter> filter;
    ::ptrace(PTRACE_INTERRUPT, process, nullptr, nullptr);
    if (::waitpid(process, nullptr, __WALL) == process) {
        const long length = ::ptrace(PTRACE_SECCOMP_GET_FILTER, process, nullptr, nullptr);
        if (length > 0) {
            filter.emplace();
            filter->m_program.resize(static_cast<std::size_t>(length));
            if (::ptrace(PTRACE_SECCOMP_GET_FILTER, process, nullptr, filter->m_program.data()) != length)
                filter.reset();
        }
    }
    ::ptrace(PTRACE_DETACH, process, nullptr, nullptr);
    return filter;
}

FilterVerdict SeccompFilter::verdict(long call, const std::array<std::uint64_t, 6> &arguments) const
{
    return run(AUDIT_ARCH_X86_64, call, arguments);
}

FilterVerdict SeccompFilter::verdictOfOtherMachine(long call) const
{
    return run(AUDIT_ARCH_I386, call, {});
}

/// The classic BPF that libseccomp writes: loads of words, masks, jumps, returns.
FilterVerdict SeccompFilter::run(std::uint32_t machine, long call, const std::array<std::uint64_t, 6> &arguments) const
{
    seccomp_data data {};
    data.nr = static_cast<int>(call);
    data.arch = machine;
    std::memcpy(data.args, arguments.data(), sizeof data.args);
    std::uint32_t a = 0;
    for (std::size_t at = 0; at < m_program.size(); ++at) {
        const sock_filter &step = m_program[at];
        const auto jump = [&](bool taken) { at += taken ? step.jt : step.jf; };
        switch (step.code) {
        case BPF_LD | BPF_W | BPF_ABS:
            std::memcpy(&a, reinterpret_cast<const char *>(&data) + step.k, sizeof a);
            break;
        case BPF_ALU | BPF_AND | BPF_K:
            a &= step.k;
            break;
        case BPF_JMP | BPF_JA:
            at += step.k;
            break;
        case BPF_JMP | BPF_JEQ | BPF_K:
            jump(a == step.k);
            break;
        case BPF_JMP | BPF_JGT | BPF_K:
            jump(a > step.k);
            break;
        case BPF_JMP | BPF_JGE | BPF_K:
            jump(a >= step.k);
            break;
        case BPF_JMP | BPF_JSET | BPF_K:
            jump((a & step.k) != 0);
            break;
        case BPF_RET | BPF_K:
            switch (step.k & SECCOMP_RET_ACTION_FULL) {
            case SECCOMP_RET_ALLOW:
                return FilterVerdict::Allowed;
            case SECCOMP_RET_ERRNO:
                return FilterVerdict::Refused;
            default:
                return FilterVerdict::Fatal;
            }
        default:
            throw std::runtime_error("a step of the filter that is not known");
        }
    }
    throw std::runtime_error("a filter without an end");
}

} // namespace adduce::test
