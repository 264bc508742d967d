#pragma once
#include "core/network/http.h"
#include <chrono>
#include <optional>

namespace adduce {

/// How a call that failed is tried again: after 0.5 s, doubling up to 8 s, each times 0.75 to 1, unless the server says
/// how long to wait.
struct RetryPolicy
{
    int retries = 2;
    std::chrono::milliseconds first { 500 };
    std::chrono::milliseconds longest { 8'000 };
    std::chrono::milliseconds longestAsked { 120'000 }; ///< that a server may ask for; above it the call has failed
    friend bool operator==(const RetryPolicy &, const RetryPolicy &) = default;
};

/// What a server wishes by retry-after-ms, retry-after (seconds or a date) or, as Gemini says it, "retryDelay" in the
/// body; none when it says nothing that can be read. `now`: ms since 1970.
std::optional<std::chrono::milliseconds> requestedDelay(const HttpReply &reply, qint64 now);

/// How long to wait before the next of the tries; none when there is to be none: the reply is one that stays the same
/// (a wrong key, a bad request, a spent budget, a prompt that is too large), or there were enough. `reply` is none when
/// no whole one came. `tries`: how many there were. `share`: 0 to 1, by chance.
std::optional<std::chrono::milliseconds> retryDelay(
    const RetryPolicy &policy, const std::optional<HttpReply> &reply, int tries, double share, qint64 now);

/// Told before each wait.
using OnRetry = std::function<void(std::chrono::milliseconds wait)>;

/// fetch(), tried again as the policy says: never once a byte has reached the sink. Gives the last reply. Throws as
/// fetch(), Stopped also during a wait.
HttpReply fetchRetrying(EgressGate &gate, const HttpRequest &request, const RetryPolicy &policy, const std::stop_token &stop = {},
    const HttpSink &sink = {}, const OnRetry &report = {});

} // namespace adduce
