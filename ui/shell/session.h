#pragma once
#include "core/base/error.h"
#include "core/base/ids.h"
#include <QString>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

namespace adduce {

/// Where the user is, so that a window that was killed comes back there with the words that were typed.
struct Session
{
    ThreadId thread; ///< open in Ask
    QString draft; ///< in the question box
    QString sha256; ///< of the document in the reader; empty when it is closed
    int page = 0; ///< of it, 0-based
    friend bool operator==(const Session &, const Session &) = default;
};

/// The session that was kept there; a file that is missing or damaged is an empty one.
[[nodiscard]] Session loadSession(const QString &path);

/// Writes the session to a file on a thread of its own, the last one last: writing waits for the disk.
class SessionKeeper
{
public:
    /// `failed` hears, on that thread, of the first session that could not be written, and again after one that could.
    SessionKeeper(QString path, std::function<void(const Error &)> failed);
    ~SessionKeeper(); ///< once the last one is written

    void keep(const Session &session);

private:
    void work(const std::stop_token &stop);

    QString m_path;
    std::function<void(const Error &)> m_failed;
    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::optional<Session> m_next;
    Session m_last; ///< that was given
    std::jthread m_thread;
};

} // namespace adduce
