#include "core/ingest/ingest_control.h"

#include <algorithm>
#include <utility>

namespace adduce {

namespace {

// A worker without work looks again this often: another one may have queued what was added, or another process.
constexpr std::chrono::milliseconds kLookAgain { 100 };

} // namespace

void IngestControl::pause()
{
    const std::scoped_lock lock(m_mutex);
    if (!std::exchange(m_paused, true))
        m_pausedAt = std::chrono::steady_clock::now();
}

void IngestControl::resume()
{
    const std::scoped_lock lock(m_mutex);
    if (std::exchange(m_paused, false))
        m_pauses += std::chrono::steady_clock::now() - m_pausedAt;
    m_changed.notify_all();
}

bool IngestControl::isPaused() const
{
    const std::scoped_lock lock(m_mutex);
    return m_paused;
}

qint64 IngestControl::pausedMs() const
{
    const std::scoped_lock lock(m_mutex);
    const auto now = m_paused ? std::chrono::steady_clock::now() - m_pausedAt : std::chrono::steady_clock::duration {};
    return std::chrono::duration_cast<std::chrono::milliseconds>(m_pauses + now).count();
}

bool IngestControl::add(IngestRequest request)
{
    const std::scoped_lock lock(m_mutex);
    if (m_over)
        return false;
    if (request.priority >= kPriorityAsked)
        m_untilAsked.request_stop();
    m_added.push_back(std::move(request));
    m_changed.notify_all();
    return true;
}

std::vector<IngestRequest> IngestControl::takeAdded(const std::stop_token &stop)
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, stop, [this] { return !m_paused; });
    return stop.stop_requested() ? std::vector<IngestRequest> {} : std::exchange(m_added, {});
}

void IngestControl::beginReading(int workers)
{
    const std::scoped_lock lock(m_mutex);
    m_workers = workers;
    m_drained = false;
}

bool IngestControl::waitForMore(const std::stop_token &stop)
{
    std::unique_lock lock(m_mutex);
    if (--m_workers == 0 && m_added.empty()) {
        m_drained = true;
        m_changed.notify_all();
    }
    m_changed.wait_for(lock, stop, kLookAgain, [this] { return m_drained || !m_added.empty(); });
    ++m_workers;
    return !m_drained && !stop.stop_requested();
}

void IngestControl::workerEnds()
{
    const std::scoped_lock lock(m_mutex);
    --m_workers;
    m_changed.notify_all();
}

std::stop_token IngestControl::untilAsked()
{
    const std::scoped_lock lock(m_mutex);
    m_untilAsked = std::stop_source();
    if (std::ranges::any_of(m_added, [](const IngestRequest &r) { return r.priority >= kPriorityAsked; }))
        m_untilAsked.request_stop();
    return m_untilAsked.get_token();
}

bool IngestControl::end()
{
    const std::scoped_lock lock(m_mutex);
    m_over = m_added.empty();
    return m_over;
}

void IngestControl::abandon()
{
    const std::scoped_lock lock(m_mutex);
    m_over = true;
}

} // namespace adduce
