#pragma once
#include "core/base/error.h"
#include <QMetaObject>
#include <future>
#include <utility>

namespace adduce {

/// Runs `work(post)` on a thread of its own for the adapter `run`, a QObject with the signals `failed(Error)` and
/// `finished()`: what the work throws becomes `failed`, then `finished` comes. `post(call)` has a call made in the
/// thread of `run`, in order; none is made once `run` is gone, whose destructor must stop the work and wait for it.
template <class Run, class Work> std::future<void> startRun(Run *run, Work work)
{
    return std::async(std::launch::async, [run, work = std::move(work)] {
        const auto post = [run](auto call) { QMetaObject::invokeMethod(run, std::move(call), Qt::QueuedConnection); };
        try {
            work(post);
        } catch (const Error &error) {
            post([run, error] { emit run->failed(error); });
        } catch (const std::exception &error) {
            post([run, internal = Error(ErrorKind::Internal, QString::fromUtf8(error.what()))] { emit run->failed(internal); });
        }
        post([run] { emit run->finished(); });
    });
}

} // namespace adduce
