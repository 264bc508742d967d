#pragma once
#include "core/serving/http_listener.h"
#include "tests/support/raw_client.h"
#include <condition_variable>
#include <mutex>

namespace adduce::test {

inline const QByteArray kGet = "GET / HTTP/1.1\r\nHost: here\r\n\r\n";
inline const QByteArray kLastGet = "GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n";

inline ServedReply said(const QByteArray &body, int status = 200)
{
    return { .status = status, .headers = { { "Content-Type", "text/plain" } }, .body = body };
}

inline ServingFunctions functions(Serve serve)
{
    return { .admit = [](const ServedRequest &) { return Admission { .mostBytes = 1000 }; },
        .serve = std::move(serve),
        .refuse = [](const ServedRequest &, int status) { return said("refused", status); } };
}

inline const Serve kHello = [](const ServedRequest &, const std::stop_token &) { return said("hello"); };

inline int statusOf(const QByteArray &reply)
{
    return reply.startsWith("HTTP/1.1 ") || reply.startsWith("HTTP/1.0 ") ? reply.mid(9, 3).toInt() : 0;
}

/// Does it still reply to an honest client?
inline bool isAlive(const HttpListener &listener)
{
    return RawClient(listener.port()).send(kLastGet).readToEnd().endsWith("hello");
}

/// Waits until it is asked to stop.
inline void waitForStop(const std::stop_token &stop)
{
    std::mutex mutex;
    std::condition_variable_any woken;
    std::unique_lock lock(mutex);
    woken.wait(lock, stop, [] { return false; });
}

} // namespace adduce::test
