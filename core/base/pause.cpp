#include "core/base/pause.h"

namespace adduce {

void Pause::hold()
{
    const std::scoped_lock lock(m_mutex);
    m_isHeld = true;
}

void Pause::release()
{
    {
        const std::scoped_lock lock(m_mutex);
        m_isHeld = false;
    }
    m_released.notify_all();
}

void Pause::wait(const std::stop_token &stop) const
{
    std::unique_lock lock(m_mutex);
    ++m_waiting;
    m_released.wait(lock, stop, [this] { return !m_isHeld; });
    --m_waiting;
}

bool Pause::isHeld() const
{
    const std::scoped_lock lock(m_mutex);
    return m_isHeld;
}

int Pause::waiting() const
{
    const std::scoped_lock lock(m_mutex);
    return m_waiting;
}

} // namespace adduce
