#pragma once
#include "core/ask/ask_events.h"
#include "core/threads/thread.h"
#include <QHash>
#include <optional>

namespace adduce {

class Database;
class Library;

/// A thread that quotes a document.
struct CitingThread
{
    ThreadRow thread;
    int quotes = 0; ///< of that document
    friend bool operator==(const CitingThread &, const CitingThread &) = default;
};

/// Where the next answer goes.
struct TurnPlace
{
    ThreadId thread; ///< none starts a new one
    TurnId versionOf {}; ///< of the same thread, the first answer to the question that is asked anew; or none
    UserId owner {}; ///< of a new thread; and of the one that is gone on with, or a new one is begun
};

/// Saved conversations. Each call commits before it returns. For the thread of its connection.
class ThreadStore
{
public:
    explicit ThreadStore(Database &database);

    /// Last used first; those in the bin, or those that are not.
    [[nodiscard]] std::vector<ThreadRow> list(bool deleted = false) const;
    [[nodiscard]] int countDeleted() const; ///< in the bin
    [[nodiscard]] std::optional<Thread> find(ThreadId id) const;
    [[nodiscard]] std::optional<ThreadRow> findRow(ThreadId id) const; ///< the same without its answers
    /// As earlierTurns(find(id)), without reading how the answers came about.
    [[nodiscard]] std::vector<EarlierTurn> earlierTurns(ThreadId id) const;
    /// Threads with quotes from these bytes, last used first; without those in the bin.
    [[nodiscard]] std::vector<CitingThread> citing(const QString &sha256) const;
    [[nodiscard]] QHash<QString, int>
    citingCounts() const; ///< how many threads cite each paper, by the hash of its bytes; those in the bin aside
    /// What was ever quoted from these bytes, each place once; reads the answers that do. Without those in the bin.
    [[nodiscard]] std::vector<Citation> citationsFrom(const QString &sha256) const;
    /// The questions whose answers quote any of these bytes, each once, last asked first; without those in the bin.
    [[nodiscard]] QStringList questionsRestingOn(const QStringList &sha256s) const;
    /// Threads that quote this very stretch, last used first.
    [[nodiscard]] std::vector<ThreadRow> quoting(const Citation &citation) const;
    [[nodiscard]] QStringList tags() const; ///< that any thread carries, in order of the alphabet

    /// Appends to the thread, or starts a new one when it is none or was removed meanwhile. A thread in the bin comes
    /// back.
    SavedTurn append(const TurnPlace &place, const Answer &answer);
    /// A thread of its own with these turns, as new; its ids are given anew. Marks are taken from `thread.row`.
    ThreadId insert(const Thread &thread);
    void setMarks(ThreadId id, const ThreadMarks &marks);
    void remove(ThreadId id); ///< for good

private:
    Database &m_database;
};

/// As ThreadStore::insert(), inside the caller's transaction.
ThreadId insertThread(Database &database, const Thread &thread);

/// For `AskRun`: appends each answer there on a connection of its own, in the run's thread. What is passing (Answer) starts
/// no thread: the SavedTurn is none.
AnswerKeeper keepIn(const Library &library, TurnPlace place);

} // namespace adduce
