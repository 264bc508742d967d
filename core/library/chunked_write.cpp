#include "core/library/chunked_write.h"

#include "core/base/stop.h"
#include "core/library/database.h"

#include <chrono>
#include <thread>

namespace adduce {

void writeInChunks(Database &database, const std::function<void()> &write, const std::stop_token &stop)
{
    using Clock = std::chrono::steady_clock;
    throwIfStopped(stop);
    Transaction transaction(database);
    const auto begun = Clock::now();
    write();
    transaction.commit();
    std::this_thread::sleep_for(Clock::now() - begun);
}

} // namespace adduce
