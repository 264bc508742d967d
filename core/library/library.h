#pragma once
#include <QString>

namespace adduce {

class Database;

/// When a commit is on the disk, for a power cut: the order of commits is kept by both.
enum class Durability
{
    AtOnce, ///< when it returns: what a user made, which is told to be saved
    Later ///< when the log is next synced: what can be made again from its source
};

/// A library file. Each thread opens its own connection with `open()`.
class Library
{
public:
    /// Creates the file (0600, in a folder 0700) or brings an older one up to date, after a backup beside it.
    /// Throws NewerLibrary, DamagedLibrary, DiskFull, Unwritable, Busy, Unreadable.
    explicit Library(const QString &path);

    [[nodiscard]] const QString &path() const { return m_path; }
    /// A new connection for the calling thread: foreign keys on, write-ahead log.
    [[nodiscard]] Database open(Durability durability = Durability::AtOnce) const;
    /// The same one, which waits so many ms for another writer before it throws Busy.
    [[nodiscard]] Database open(int patienceMs) const;

    /// Where the library is kept when the user names none.
    static QString defaultPath();

private:
    QString m_path;
};

} // namespace adduce
