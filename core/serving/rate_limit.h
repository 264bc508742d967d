#pragma once
#include <QString>
#include <chrono>
#include <map>
#include <mutex>

namespace adduce {

/// So many of something in a minute, for each of many names: a bucket that fills evenly (a token bucket). Thread-safe.
class RateLimit
{
public:
    using Clock = std::chrono::steady_clock;

    explicit RateLimit(int perMinute)
        : m_perMinute(perMinute)
    {
    }

    /// Takes one; false where none is left.
    bool take(const QString &name, Clock::time_point now = Clock::now());

private:
    struct Bucket
    {
        double left;
        Clock::time_point filled;
    };
    void forgetFull(Clock::time_point now);
    [[nodiscard]] double contentOf(const Bucket &bucket, Clock::time_point now) const;

    const int m_perMinute;
    std::mutex m_mutex;
    std::map<QString, Bucket> m_buckets; ///< those that are not full
};

} // namespace adduce
