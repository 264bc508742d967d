#pragma once
#include "core/base/ids.h"
#include <QDateTime>
#include <QStringList>
#include <vector>

namespace adduce {

class Database;

/// What a saved answer would rest on otherwise today, because of papers that are new or were replaced.
struct ChangedAnswer
{
    TurnId turn;
    int come = 0; ///< sentences, or passages for a model, of new papers
    int gone = 0; ///< quotes of papers that were replaced
    QStringList papers; ///< of both, by their short names

    [[nodiscard]] bool isAny() const { return come > 0 || gone > 0; }
    friend bool operator==(const ChangedAnswer &, const ChangedAnswer &) = default;
};

/// A thread whose answers are to be asked again.
struct DueThread
{
    ThreadId thread;
    QDateTime seenAt; ///< UTC, when the user saw what had changed; invalid for never
    friend bool operator==(const DueThread &, const DueThread &) = default;
};

/// Which saved answers new papers would change. Each call commits before it returns. For the thread of its connection. Throws Error for a
/// failing database.
class ChangedAnswerStore
{
public:
    explicit ChangedAnswerStore(Database &database);

    /// Threads that were not asked again since the search has this revision, last used first; without those in the bin.
    [[nodiscard]] std::vector<DueThread> due(qint64 revision) const;
    /// In place of what was known of the thread; those that are none are left out, and those that were answered anew meanwhile. Nothing for a
    /// thread that is gone, or was seen since it was due: it still is.
    void keep(const DueThread &due, qint64 revision, const std::vector<ChangedAnswer> &changes);
    [[nodiscard]] std::vector<ChangedAnswer> find(ThreadId thread) const; ///< in the order of the answers
    void setSeen(ThreadId thread, const QDateTime &at); ///< forgets them: what was new until then is not told again

private:
    Database &m_database;
};

/// A question is answered anew: what was known of its versions holds no more. `first`: the first of them. Inside the caller's transaction.
void forgetChangesOf(Database &database, TurnId first);

} // namespace adduce
