#include "core/serving/rate_limit.h"

#include <algorithm>

namespace adduce {

constexpr std::size_t kMostNames = 10'000; // who would fill more has many addresses: all start anew

double RateLimit::contentOf(const Bucket &bucket, Clock::time_point now) const
{
    const std::chrono::duration<double> since = now - bucket.filled;
    return std::min<double>(m_perMinute, bucket.left + since.count() * m_perMinute / 60);
}

void RateLimit::forgetFull(Clock::time_point now)
{
    std::erase_if(m_buckets, [&](const auto &named) { return contentOf(named.second, now) >= m_perMinute; });
    if (m_buckets.size() >= kMostNames)
        m_buckets.clear();
}

bool RateLimit::take(const QString &name, Clock::time_point now)
{
    const std::scoped_lock lock(m_mutex);
    if (m_buckets.size() >= kMostNames)
        forgetFull(now);
    Bucket &bucket = m_buckets.try_emplace(name, Bucket { static_cast<double>(m_perMinute), now }).first->second;
    bucket = { contentOf(bucket, now), now };
    if (bucket.left < 1)
        return false;
    bucket.left -= 1;
    return true;
}

} // namespace adduce
