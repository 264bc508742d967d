#pragma once
#include "core/base/ids.h"
#include <QString>
#include <optional>

namespace adduce {

class Database;

/// Who is read first. Higher comes first; documents of one priority come in the order in which they were queued.
constexpr int kPriorityReread = -1; ///< read by an older reader: still searched as it is
constexpr int kPriorityWatched = 0; ///< found in a watched folder
constexpr int kPriorityAsked = 1; ///< the user named it

/// A document to read.
struct QueuedDocument
{
    DocumentId id;
    QString path;
    bool isReread = false; ///< it is ready and stays so: an older reader read it, or it is to be read again

    friend bool operator==(const QueuedDocument &, const QueuedDocument &) = default;
};

/// The documents that wait to be read. The queue is in the library, so that it outlives the program and every worker
/// takes from one queue. For the thread of its connection. Functions throw Error.
class DocumentQueue
{
public:
    explicit DocumentQueue(Database &database);

    /// A new row in state Queued.
    DocumentId insert(const QString &path, int priority = kPriorityAsked);
    /// Puts a document that was not read, or failed, into the queue.
    void requeue(DocumentId id, int priority = kPriorityAsked);
    /// Has a document that is ready read again, as if an older reader had read it; a failed one is queued.
    void readAgain(DocumentId id, int priority = kPriorityAsked);
    /// All that failed or need text recognition. How many.
    int requeueFailed();
    /// Rows left in state Reading by a process that died are queued again. How many.
    int requeueInterrupted();

    /// The next one; it is in state Reading from now on. In one statement: two workers never get the same.
    std::optional<QueuedDocument> take();
    /// The next one after `last` that an older reader read. It stays ready and searched.
    [[nodiscard]] std::optional<QueuedDocument> takeStale(DocumentId last);

    [[nodiscard]] int waiting() const; ///< queued, not in hand
    [[nodiscard]] int stale(DocumentId last = {}) const; ///< read by an older reader, after `last`
    /// A priority before all that wait.
    [[nodiscard]] int front() const;

private:
    Database &m_database;
};

} // namespace adduce
