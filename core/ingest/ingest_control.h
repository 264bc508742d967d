#pragma once
#include "core/ingest/ingest_queue.h"
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <stop_token>
#include <vector>

namespace adduce {

/// Steers one running `ingest()` from other threads. Thread-safe; it must outlive the job.
class IngestControl
{
public:
    /// No further document is begun; those in hand are read to their end.
    void pause();
    void resume();
    [[nodiscard]] bool isPaused() const;
    [[nodiscard]] qint64 pausedMs() const; ///< all pauses so far: no time that reading took

    /// To the running job; what the user asked for comes next. False once the job has ended: then it needs another one.
    bool add(IngestRequest request);

    // For the job itself.

    void beginReading(int workers);
    /// Waits while the job is paused; what was added since the last call. Empty at once on a stop request.
    std::vector<IngestRequest> takeAdded(const std::stop_token &stop);
    /// This worker found the queue empty. False: so did all others, or a stop was requested, and it ends; true: it should
    /// look again.
    bool waitForMore(const std::stop_token &stop);
    void workerEnds(); ///< for whatever reason
    /// For what is done once all is read: stopped when the user asks for more, which is not to wait for it.
    std::stop_token untilAsked();
    bool end(); ///< false when something was added that nobody has taken
    void abandon(); ///< nothing more is taken

private:
    mutable std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::vector<IngestRequest> m_added;
    bool m_paused = false;
    std::chrono::steady_clock::time_point m_pausedAt;
    std::chrono::steady_clock::duration m_pauses {}; ///< those that are over
    bool m_drained = false; ///< every worker found the queue empty
    bool m_over = false;
    int m_workers = 0; ///< that may still take or queue a document
    std::stop_source m_untilAsked;
};

} // namespace adduce
