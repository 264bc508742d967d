#pragma once
#include "core/ask/answer.h"
#include "core/ask/ask_events.h"
#include <optional>

namespace adduce {

class Database;
class Library;

struct ThreadRow
{
    ThreadId id;
    QString title; ///< the first question, unless renamed
    QDateTime createdAt; ///< UTC
    QDateTime updatedAt; ///< UTC
    int turns = 0;
    int citations = 0;
    friend bool operator==(const ThreadRow &, const ThreadRow &) = default;
};

/// A thread that quotes a document.
struct CitingThread
{
    ThreadRow thread;
    int quotes = 0; ///< of that document
    friend bool operator==(const CitingThread &, const CitingThread &) = default;
};

struct Turn
{
    TurnId id;
    Answer answer;
    friend bool operator==(const Turn &, const Turn &) = default;
};

struct Thread
{
    ThreadRow row;
    std::vector<Turn> turns; ///< oldest first
    friend bool operator==(const Thread &, const Thread &) = default;
};

/// Saved conversations. Each call commits before it returns. For the thread of its connection.
class ThreadStore
{
public:
    explicit ThreadStore(Database &database);

    [[nodiscard]] std::vector<ThreadRow> list() const; ///< last used first
    [[nodiscard]] std::optional<Thread> find(ThreadId id) const;
    [[nodiscard]] std::optional<Turn> findTurn(TurnId id) const;
    /// Threads with quotes from these bytes, last used first. Reads every saved answer.
    [[nodiscard]] std::vector<CitingThread> citing(const QString &sha256) const;

    /// Appends to `thread`, or starts a new one when it is none or was removed meanwhile.
    SavedTurn append(ThreadId thread, const Answer &answer);
    void rename(ThreadId id, const QString &title);
    void remove(ThreadId id);

private:
    Database &m_database;
};

/// For `AskRun`: appends each answer to `thread` on a connection of its own, in the run's thread.
AnswerKeeper keepIn(const Library &library, ThreadId thread);

} // namespace adduce
