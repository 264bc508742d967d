#pragma once
#include "core/base/run.h"
#include <functional>
#include <stop_token>

namespace adduce {

/// One task at a time for `Owner` (see startTask), on a thread of its own: what is asked for meanwhile stops it and comes next, in
/// place of what waited before. Of a task that was stopped nothing arrives any more, neither what it posted nor its failure.
/// Belongs to the thread of the owner and is its last member: it waits for its task before the rest of the owner goes.
template <class Owner> class LatestTask
{
public:
    using Post = std::function<void(std::function<void()> call)>;
    using Work = std::function<void(const Post &post, const std::stop_token &stop)>;

    /// `idle` is called when a task has ended and no other waits.
    explicit LatestTask(Owner *owner, std::function<void()> idle = {})
        : m_owner(owner)
        , m_idle(std::move(idle))
    {
    }
    ~LatestTask()
    {
        m_stop.request_stop();
        if (m_worker.valid())
            m_worker.wait();
    }
    LatestTask(const LatestTask &) = delete;
    LatestTask &operator=(const LatestTask &) = delete;

    void run(Work work)
    {
        m_next = std::move(work);
        m_stop.request_stop();
        if (!m_isBusy)
            start();
    }
    void stop() ///< and none comes next
    {
        m_next = {};
        m_stop.request_stop();
    }
    [[nodiscard]] bool isBusy() const { return m_isBusy; }

private:
    void start()
    {
        m_isBusy = true;
        m_stop = {};
        const auto task = [owner = m_owner, work = std::exchange(m_next, {}), stop = m_stop.get_token()](const auto &post) {
            const Post whileLatest = [&post, &stop](std::function<void()> call) {
                post([call = std::move(call), stop] {
                    if (!stop.stop_requested())
                        call();
                });
            };
            try {
                work(whileLatest, stop);
            } catch (const std::exception &exception) {
                whileLatest([owner, error = asError(exception)] { emit owner->failed(error); });
            }
        };
        m_worker = startTask(m_owner, task, [this] {
            m_isBusy = false;
            if (m_next)
                start();
            else if (m_idle)
                m_idle();
        });
    }

    Owner *m_owner;
    std::function<void()> m_idle;
    Work m_next; ///< asked for while another runs
    bool m_isBusy = false;
    std::stop_source m_stop;
    std::future<void> m_worker;
};

} // namespace adduce
