#pragma once
#include "ui/common/library_thread.h"
#include <atomic>

namespace adduce {

/// Reads of which only the last one counts: what is asked for takes the place of what was asked before, which arrives no more,
/// and is not even read when it still waits. Belongs to the thread of the window.
class LatestRead
{
public:
    explicit LatestRead(LibraryThread &library)
        : m_library(library)
    {
    }

    /// As LibraryThread::read(). The work returns something.
    template <class Owner, class Work, class Then> void run(Owner *owner, Work work, Then then)
    {
        run(owner, std::move(work), std::move(then), [owner](const Error &error) { emit owner->failed(error); });
    }
    template <class Work, class Then, class Failed> void run(QObject *owner, Work work, Then then, Failed failed)
    {
        using Result = std::invoke_result_t<Work &, Database &>;
        const auto isLatest = [asked = m_asked, number = ++*m_asked] { return *asked == number; };
        m_library.read(
            owner,
            [isLatest, work = std::move(work)](
                Database &database) { return isLatest() ? std::optional<Result>(work(database)) : std::nullopt; },
            [isLatest, then = std::move(then)](std::optional<Result> result) {
                if (result && isLatest())
                    then(std::move(*result));
            },
            [isLatest, failed = std::move(failed)](const Error &error) {
                if (isLatest())
                    failed(error);
            });
    }
    void stop() { ++*m_asked; } ///< what was asked for arrives no more

private:
    LibraryThread &m_library;
    std::shared_ptr<std::atomic<int>> m_asked = std::make_shared<std::atomic<int>>(0);
};

} // namespace adduce
