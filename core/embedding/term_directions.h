#pragma once
#include "core/library/space_store.h"
#include <QHash>
#include <mutex>
#include <optional>

namespace adduce {

/// Terms of one learned space that were read, for the questions that follow: reading them anew takes a tenth of a question. Thread-safe.
class TermDirections
{
public:
    /// None: it was not read yet. A term that the space does not know is kept without a direction.
    [[nodiscard]] std::optional<TermDirection> find(const QString &stem) const
    {
        const std::lock_guard lock(m_mutex);
        const auto known = m_known.constFind(stem);
        return known == m_known.constEnd() ? std::nullopt : std::optional(*known);
    }
    void keep(const QString &stem, const TermDirection &direction)
    {
        constexpr qsizetype kMost = 20'000; // terms, about as many half kilobytes
        const std::lock_guard lock(m_mutex);
        if (m_known.size() < kMost)
            m_known.insert(stem, direction);
    }

private:
    mutable std::mutex m_mutex;
    QHash<QString, TermDirection> m_known;
};

} // namespace adduce
