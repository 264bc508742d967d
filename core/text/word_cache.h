#pragma once
#include "core/text/word_hash.h"
#include <atomic>
#include <mutex>
#include <optional>
#include <shared_mutex>

namespace adduce {

/// What was found out about words, for those who come across them again: up to a number of words, after which no new ones are kept.
/// Thread-safe.
template <typename Value> class WordCache
{
public:
    explicit WordCache(std::size_t most)
        : m_most(most)
    {
    }

    [[nodiscard]] std::optional<Value> find(const QString &word) const
    {
        const std::shared_lock lock(m_mutex);
        const auto known = m_values.find(word);
        return known == m_values.end() ? std::nullopt : std::optional(known->second);
    }
    void keep(const QString &word, const Value &value)
    {
        constexpr qsizetype kLongest = 100; // what is longer is no word, and would make the table as large as it likes
        if (m_isFull || word.size() > kLongest)
            return; // no reader is to wait for a writer with nothing to write
        const std::unique_lock lock(m_mutex);
        if (m_values.size() < m_most)
            m_values.insert_or_assign(word, value);
        m_isFull = m_values.size() >= m_most;
    }

private:
    std::size_t m_most;
    mutable std::shared_mutex m_mutex;
    std::atomic_bool m_isFull = false;
    WordMap<Value> m_values;
};

} // namespace adduce
