#pragma once
#include <array>
#include <cstdint>
#include <linux/filter.h>
#include <optional>
#include <sys/types.h>
#include <vector>

namespace adduce::test {

enum class FilterVerdict
{
    Allowed,
    Refused, ///< with an error
    Fatal, ///< the process ends
};

/// The filter of system calls that a running process has, as the kernel holds it.
class SeccompFilter
{
public:
    /// Stops the process for that moment. None where it may not be read: only root may, and a kernel must know how.
    static std::optional<SeccompFilter> ofProcess(pid_t process);

    [[nodiscard]] FilterVerdict verdict(long call, const std::array<std::uint64_t, 6> &arguments) const;
    [[nodiscard]] FilterVerdict verdictOfOtherMachine(long call) const; ///< a call of 32 bits

private:
    [[nodiscard]] FilterVerdict run(std::uint32_t machine, long call, const std::array<std::uint64_t, 6> &arguments) const;

    std::vector<sock_filter> m_program;
};

} // namespace adduce::test
