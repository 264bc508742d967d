#pragma once
#include <QString>

namespace adduce {

/// Held by the process that reads documents into a library, and gone with that process however it ends: who gets it
/// knows that a document in state Reading was left by one that died.
class JobLock
{
public:
    /// Throws Unwritable, naming the lock file, when that cannot be made or is a link: two jobs might be at work at once.
    explicit JobLock(const QString &libraryPath);
    ~JobLock();
    JobLock(const JobLock &) = delete;
    JobLock &operator=(const JobLock &) = delete;

    [[nodiscard]] bool isHeld() const { return m_held; } ///< false: another job is at work on the library

private:
    int m_descriptor = -1;
    bool m_held = false;
};

} // namespace adduce
