#pragma once
#include <QString>
#include <atomic>
#include <memory>

namespace adduce {

class Database;

/// When a commit is on the disk, for a power cut: the order of commits is kept by both.
enum class Durability
{
    AtOnce, ///< when it returns: what a user made, which is told to be saved
    Later ///< when the log is next synced: what can be made again from its source
};

/// Why a library is open for reading only.
enum class ReadOnly
{
    No, ///< it may be written
    NotPermitted, ///< its file or its folder may not be written
    Damaged ///< nothing is to be written into it before the user has decided
};

/// A library file. Each thread opens its own connection with `open()`. Copies of it are of one opening. Thread-safe.
class Library
{
public:
    /// Creates the file (0600, in a folder 0700) or brings an older one up to date, after a backup beside it. One that may not be
    /// written is opened for reading; permissions are taken from a file of ours that was looser, never given.
    /// Throws NewerLibrary, DamagedLibrary, ForeignSchema, ReadOnlyLibrary (of an older version), DiskFull, Unwritable, Busy,
    /// Unreadable.
    explicit Library(const QString &path);

    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] ReadOnly readOnly() const { return *m_readOnly; }
    /// Every connection that is opened from now on only reads, and so do those of the next start, until the library is found sound.
    /// Nothing for one that may not be written. `damage`: what was found, in SQLite's words.
    void setDamaged(const QString &damage) const;
    /// A new connection for the calling thread: foreign keys on, write-ahead log.
    [[nodiscard]] Database open(Durability durability = Durability::AtOnce) const;
    /// The same one, which waits so many ms for another writer before it throws Busy.
    [[nodiscard]] Database open(int patienceMs) const;

    /// Where the library is kept when the user names none.
    static QString defaultPath();

private:
    QString m_path;
    std::shared_ptr<std::atomic<ReadOnly>> m_readOnly;
};

} // namespace adduce
