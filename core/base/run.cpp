#include "core/base/run.h"

namespace adduce {

std::future<void> onOwnThread(std::function<void()> work)
{
    return std::async(std::launch::async, std::move(work));
}

} // namespace adduce
