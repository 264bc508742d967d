#pragma once
#include "core/base/error.h"
#include <QMetaObject>
#include <functional>
#include <future>
#include <utility>

namespace adduce {

/// Runs that on a thread of its own. The one place where std::async is compiled, which costs each file that calls it a second.
std::future<void> onOwnThread(std::function<void()> work);

/// Runs `work(post)` on a thread of its own for `owner`, a QObject with the signal `failed(Error)`, which tells what
/// the work throws. `post(call)` has a call made in the thread of `owner`, in order; `last` comes after all of them,
/// also after a failure. None is made once `owner` is gone, whose destructor must stop the work and wait for it.
template <class Owner, class Work, class Last> std::future<void> startTask(Owner *owner, Work work, Last last)
{
    return onOwnThread([owner, work = std::move(work), last = std::move(last)] {
        const auto post = [owner](auto call) { QMetaObject::invokeMethod(owner, std::move(call), Qt::QueuedConnection); };
        try {
            work(post);
        } catch (const std::exception &exception) {
            post([owner, error = asError(exception)] { emit owner->failed(error); });
        }
        post(last);
    });
}

/// A task of an adapter that has the signal `finished()` too, which comes last.
template <class Run, class Work> std::future<void> startRun(Run *run, Work work)
{
    return startTask(run, std::move(work), [run] { emit run->finished(); });
}

} // namespace adduce
