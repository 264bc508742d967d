#pragma once
#include "core/profiles/profile.h"
#include "core/threads/changed_answers.h"
#include <functional>
#include <stop_token>

namespace adduce {

class Database;
class Workspace;
struct AskedAgain;

/// What of an answer that was asked again is of papers that came `since` (UTC), or could not be searched then, or whose file was replaced since. Of what a model wrote its
/// passages are compared, else the sentences and what is also said. Throws Error for a failing database.
ChangedAnswer changeOf(const AskedAgain &asked, const QDateTime &since, Database &database);

/// A thread with answers that new or replaced papers would change.
struct ChangedThread
{
    ThreadId id;
    QString title;
    int answers = 0;
    QStringList papers; ///< by their short names
    friend bool operator==(const ChangedThread &, const ChangedThread &) = default;
};
std::vector<ChangedThread> changedThreads(Workspace &workspace); ///< as they were found last; last used first. Throws Error

/// Asks all saved answers again that the library has other papers for than when they were last asked, as askAgain(), and keeps which of them new
/// and replaced papers would change. Blocks; stopped, the rest is due the next time. How many threads have such answers that had
/// none. Throws Error.
int lookAgain(Workspace &workspace, const Profile &inUse, const std::function<void(int done, int total)> &report,
    const std::stop_token &stop = {});

} // namespace adduce
