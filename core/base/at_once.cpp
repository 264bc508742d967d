#include "core/base/at_once.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace adduce {

void forEachAtOnce(std::size_t count, int atOnce, const std::function<void(std::size_t)> &work)
{
    std::atomic<std::size_t> next = 0;
    std::exception_ptr failure;
    std::mutex mutex;
    const auto run = [&] {
        for (std::size_t i = next++; i < count; i = next++)
            try {
                work(i);
            } catch (...) {
                next = count;
                const std::scoped_lock lock(mutex);
                if (!failure)
                    failure = std::current_exception();
            }
    };
    {
        std::vector<std::jthread> workers;
        const auto others = std::min(count, static_cast<std::size_t>(std::max(atOnce, 1)));
        try {
            for (std::size_t i = 1; i < others; ++i)
                workers.emplace_back(run);
        } catch (const std::system_error &) { // no memory for another one: those that run do it all
        }
        run(); // this thread is one of them
    }
    if (failure)
        std::rethrow_exception(failure);
}

} // namespace adduce
