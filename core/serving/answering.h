#pragma once
#include "core/ask/ask_events.h"
#include "core/serving/serving_context.h"
#include "core/threads/thread.h"
#include "core/workspace/public_values.h"

namespace adduce {

/// A question as a client asks it.
struct ServedQuestion
{
    QString question;
    std::optional<QString> thread {}; ///< its number, to go on with it
    std::optional<QStringList> collections {}, tags {}, documents {}; ///< as ScopeNames
    std::optional<QString> profile {}; ///< its name; none: the one in use
    std::optional<bool> isStreamed {};
};

/// What it is answered with.
struct ServedAnswer
{
    PublicAnswer answer; ///< as the caller is told it
    Answer whole; ///< the same, for who writes it otherwise
};

/// Asks the library as the configuration says, of the documents that the caller may know of, and keeps the answer in a thread of its own. Blocks
/// while too many others ask. Throws as askQuestion(), Overloaded, Stopped, and Missing for a thread that is not the caller's.
ServedAnswer answerFor(ServingContext &context, const Caller &caller, const ServedQuestion &question, const AskSink &onEvent,
    const std::stop_token &stop);

/// The thread with this number, where the caller may read it: its own, or one that is shared; and none that quotes a document which the caller
/// may not know of. Throws Missing otherwise.
Thread threadFor(Database &database, const Caller &caller, const QString &number);
/// The caller's own threads and those that are shared, last used first.
std::vector<ThreadRow> threadsFor(Database &database, const Caller &caller);
[[nodiscard]] bool isOwn(const ThreadRow &row, const Caller &caller);

} // namespace adduce
