#pragma once
#include <QString>

namespace adduce {

/// A lock between programs, and between threads, on a file of this name, which dies with its process however that ends. (A lock whose file
/// tells who holds it outlives a process that is killed before it has written that.) The file is there while somebody holds or waits.
class FileLock
{
public:
    enum class Outcome
    {
        Held,
        Busy, ///< somebody held it all the while
        Impossible ///< the file cannot be made, or is a link
    };
    /// Waits for it so many ms at most.
    explicit FileLock(const QString &path, int patienceMs = 0);
    ~FileLock();
    FileLock(const FileLock &) = delete;
    FileLock &operator=(const FileLock &) = delete;

    [[nodiscard]] Outcome outcome() const { return m_outcome; }
    [[nodiscard]] bool isHeld() const { return m_outcome == Outcome::Held; }

private:
    QByteArray m_file; ///< as the system calls it
    int m_descriptor = -1;
    Outcome m_outcome = Outcome::Impossible;
};

/// What a change of `path` needs that holds `lock`: throws Error{Busy} or {Unwritable}, with that path, while it is not held.
void throwUnlessHeld(const FileLock &lock, const QString &path);

} // namespace adduce
