#include "core/worker/passwords.h"

namespace adduce {

void Passwords::keep(const QString &path, const QString &password)
{
    const std::scoped_lock lock(m_mutex);
    m_kept.insert(path, password.left(kLongestPassword));
}

void Passwords::forget(const QString &path)
{
    const std::scoped_lock lock(m_mutex);
    m_kept.remove(path);
}

QString Passwords::of(const QString &path) const
{
    const std::scoped_lock lock(m_mutex);
    return m_kept.value(path);
}

} // namespace adduce
