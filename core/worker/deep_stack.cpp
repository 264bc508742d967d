#include "core/worker/deep_stack.h"

#include <array>
#include <csignal>
#include <cstdint>
#include <ucontext.h>
#include <unistd.h>

namespace adduce {

#ifndef ADDUCE_SANITIZED

namespace {

constexpr std::uintptr_t kNear = 1 << 16; // bytes: a frame is not larger
volatile std::sig_atomic_t code = 0;
std::array<char, 1 << 16> otherStack; // that of the calls is used up

std::uintptr_t stackPointerOf(const ucontext_t &context)
{
#if defined(__x86_64__)
    return static_cast<std::uintptr_t>(context.uc_mcontext.gregs[REG_RSP]);
#elif defined(__aarch64__)
    return static_cast<std::uintptr_t>(context.uc_mcontext.sp);
#else
    return 0;
#endif
}

/// Returning lets the fault happen once more, which then ends the process.
void onFault(int, siginfo_t *info, void *context)
{
    const auto at = reinterpret_cast<std::uintptr_t>(info->si_addr);
    const std::uintptr_t stack = stackPointerOf(*static_cast<const ucontext_t *>(context));
    if (at + kNear > stack && at < stack + kNear)
        ::_exit(code);
}

} // namespace

void exitWhenNestedTooDeep(int exitCode)
{
    code = exitCode;
    stack_t stack {};
    stack.ss_sp = otherStack.data();
    stack.ss_size = otherStack.size();
    ::sigaltstack(&stack, nullptr);
    struct sigaction action {};
    action.sa_sigaction = onFault;
    action.sa_flags = static_cast<int>(SA_SIGINFO | SA_ONSTACK | SA_RESETHAND);
    ::sigaction(SIGSEGV, &action, nullptr);
}

#else

void exitWhenNestedTooDeep(int) { }

#endif

} // namespace adduce
