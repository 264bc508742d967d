#pragma once
#include "core/base/error.h"
#include "core/base/ids.h"
#include <QString>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace adduce {

/// A paper in a tab of the reader.
struct OpenPaper
{
    QString sha256;
    int page = 0; ///< 0-based
    bool isRight = false; ///< of two groups of tabs
    friend bool operator==(const OpenPaper &, const OpenPaper &) = default;
};

/// Where the user is, so that a window that was killed comes back there with the words that were typed.
struct Session
{
    ThreadId thread; ///< open in Ask
    QString draft; ///< in the question box
    std::vector<OpenPaper> papers {}; ///< in the reader, from left to right; none when it is closed
    int current = 0; ///< of them
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
