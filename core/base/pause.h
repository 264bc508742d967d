#pragma once
#include <condition_variable>
#include <mutex>
#include <stop_token>

namespace adduce {

/// Holds work up between its steps. For any threads.
class Pause
{
public:
    void hold();
    void release();
    [[nodiscard]] bool isHeld() const;
    void wait(const std::stop_token &stop) const; ///< while it is held; not once it is to stop
    [[nodiscard]] int waiting() const; ///< threads

private:
    mutable std::mutex m_mutex;
    mutable std::condition_variable_any m_released;
    bool m_isHeld = false;
    mutable int m_waiting = 0;
};

} // namespace adduce
