#include "app/cli/attention.h"

#include "core/base/error.h"

#include <cstdint>
#include <sys/eventfd.h>
#include <unistd.h>

namespace adduce::cli {

Attention::Attention(Interrupt &interrupt, const std::stop_token &end)
    : m_wake(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK))
    , m_taken(interrupt, [this] { interrupted(); })
    , m_ended(end, [this] { interrupted(); })
{
    if (m_wake < 0)
        throw Error(ErrorKind::Internal, {}, QStringLiteral("no event descriptor"));
}

Attention::~Attention()
{
    close(m_wake);
}

std::stop_token Attention::begin()
{
    const std::scoped_lock lock(m_mutex);
    return m_running.emplace().get_token();
}

void Attention::end()
{
    const std::scoped_lock lock(m_mutex);
    m_running.reset();
}

void Attention::calm()
{
    std::uint64_t times = 0;
    (void)!::read(m_wake, &times, sizeof times);
}

void Attention::interrupted()
{
    const std::scoped_lock lock(m_mutex);
    if (m_running) {
        m_running->request_stop();
        return;
    }
    const std::uint64_t once = 1;
    (void)!::write(m_wake, &once, sizeof once);
}

} // namespace adduce::cli
