#pragma once
#include "core/base/interrupt.h"
#include <mutex>
#include <optional>
#include <stop_token>

namespace adduce::cli {

/// What Ctrl+C and the end of the program mean to a conversation: the running question is stopped; between questions, the waiting for a
/// line is broken off. Thread-safe.
class Attention
{
public:
    Attention(Interrupt &interrupt, const std::stop_token &end);
    ~Attention();
    Attention(const Attention &) = delete;
    Attention &operator=(const Attention &) = delete;

    [[nodiscard]] std::stop_token begin(); ///< of a question
    void end();

    [[nodiscard]] int wake() const { return m_wake; } ///< a descriptor that can be read once somebody waits in vain
    void calm(); ///< until the next time

private:
    void interrupted();

    int m_wake;
    std::mutex m_mutex;
    std::optional<std::stop_source> m_running; ///< a question
    Interrupt::Taken m_taken; // last: they call the members above
    std::stop_callback<std::function<void()>> m_ended;
};

} // namespace adduce::cli
