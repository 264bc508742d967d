#pragma once
#include "core/library/space_store.h"
#include "core/text/word_hash.h"
#include <memory>
#include <mutex>

namespace adduce {

/// Terms of one learned space that were read, for the questions that follow: reading them anew takes a tenth of a question. Thread-safe.
class TermDirections
{
public:
    /// Null: it was not read yet. A term that the space does not know is kept without a direction.
    [[nodiscard]] std::shared_ptr<const TermDirection> find(const QString &stem) const
    {
        const std::lock_guard lock(m_mutex);
        const auto known = m_known.find(stem);
        return known == m_known.end() ? nullptr : known->second;
    }
    void keep(const QString &stem, const std::shared_ptr<const TermDirection> &direction)
    {
        constexpr std::size_t kMost = 20'000; // terms, about as many half kilobytes
        const std::lock_guard lock(m_mutex);
        if (m_known.size() < kMost)
            m_known.try_emplace(stem, direction);
    }

private:
    mutable std::mutex m_mutex;
    WordMap<std::shared_ptr<const TermDirection>> m_known;
};

} // namespace adduce
