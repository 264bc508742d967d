#pragma once
#include <QString>
#include <thread>

namespace adduce {

class Database;

/// Of a window: one that does not answer for a second is taken for dead. The passages of a manual of more than 1,000 pages are
/// written in 0.15 s, and a space is written in many short transactions.
constexpr int kWindowPatienceMs = 800;

/// A library file. Each thread opens its own connection with `open()`.
class Library
{
public:
    /// Creates the file (0600, in a folder 0700) or brings an older one up to date, after a backup beside it.
    /// Throws NewerLibrary, DamagedLibrary, DiskFull, Unwritable, Busy, Unreadable.
    explicit Library(const QString &path);
    /// The same for a thread that draws, which must not wait long for another writer: its own connections wait so many ms,
    /// then Busy is thrown, and what was to be written is still in its hands. Those of other threads wait as any.
    Library(const QString &path, int patienceHereMs);

    [[nodiscard]] const QString &path() const { return m_path; }
    /// A new connection for the calling thread: foreign keys on, write-ahead log.
    [[nodiscard]] Database open() const;

    /// Where the library is kept when the user names none.
    static QString defaultPath();

private:
    QString m_path;
    std::thread::id m_here = std::this_thread::get_id();
    int m_patienceHereMs; ///< of connections of that thread
};

} // namespace adduce
