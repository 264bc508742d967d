#pragma once
#include "core/threads/quote_check.h"
#include "core/threads/rating_store.h"
#include "core/threads/thread.h"

namespace adduce {

class Workspace;

/// Saved threads, last used first; those in the bin aside.
std::vector<ThreadRow> listThreads(Workspace &workspace);
std::vector<ThreadRow> listDeletedThreads(Workspace &workspace); ///< those in the bin
/// Of these, those that hold every word (thread_search.h).
std::vector<ThreadRow> listThreadsWith(Workspace &workspace, const QString &words);
/// Those with a question like this one (like_questions.h), most alike first.
std::vector<ThreadRow> listThreadsLike(Workspace &workspace, const QString &question, const std::stop_token &stop = {});

/// Throws as threadNamed().
Thread readThread(Workspace &workspace, const QString &number);
ThreadRow readThreadRow(Workspace &workspace, const QString &number); ///< the same without its answers

/// Changes the marks of threads, in the bin or not, each of them once all are known; gives them as they are then, in the order of
/// the numbers. Throws as threadRowNamed(), before any is changed, what `how` throws, and BadInput for a thread that would have no title.
std::vector<ThreadRow> markThreads(
    Workspace &workspace, const QStringList &numbers, const std::function<void(ThreadMarks &)> &how);

/// A quote of a thread, and what came of looking for it again.
struct CheckedQuote
{
    ThreadId thread;
    Citation citation;
    QuoteCheck check;
};

/// Looks for every quote of these threads (numbers) again, without a number for those of all threads; keeps what came of it.
/// `onProgress` hears after each how many of its thread are done. Blocks. A stop request ends it early: those so far. Throws as
/// threadNamed(), before any is looked for.
std::vector<CheckedQuote> checkThreads(Workspace &workspace, const QStringList &numbers,
    const std::function<void(int done, int total)> &onProgress = {}, const std::stop_token &stop = {});

/// What the user said of answers, as it was said.
std::vector<RatedAnswer> listRatings(Workspace &workspace);
/// Says it of the answer with this number, or takes it back. Throws Error{BadInput} for a number that is no saved answer's.
void rateAnswer(Workspace &workspace, const QString &number, const std::optional<Rating> &rating);

/// Takes in the threads of a file that an export wrote; makes the library where there is none. Throws as importThreads().
std::vector<ThreadId> takeInThreads(Workspace &workspace, const QString &path);

} // namespace adduce
