#include "core/workspace/library_threads.h"

#include "core/base/error.h"
#include "core/base/tr.h"
#include "core/library/database.h"
#include "core/threads/like_questions.h"
#include "core/threads/thread_file.h"
#include "core/threads/thread_search.h"
#include "core/threads/thread_store.h"
#include "core/workspace/named_rows.h"
#include "core/workspace/workspace.h"

#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

std::vector<ThreadRow> listThreads(Workspace &workspace)
{
    Database database = workspace.library().open();
    return ThreadStore(database).list();
}

std::vector<ThreadRow> listDeletedThreads(Workspace &workspace)
{
    Database database = workspace.library().open();
    return ThreadStore(database).list(true);
}

std::vector<ThreadRow> listThreadsWith(Workspace &workspace, const QString &words)
{
    Database database = workspace.library().open();
    std::vector<ThreadRow> rows = ThreadStore(database).list();
    const std::vector<ThreadId> found = searchThreads(database, words);
    std::erase_if(rows, [&](const ThreadRow &row) { return std::ranges::find(found, row.id) == found.end(); });
    return rows;
}

std::vector<ThreadRow> listThreadsLike(Workspace &workspace, const QString &question, const std::stop_token &stop)
{
    Database database = workspace.library().open();
    const ThreadStore store(database);
    std::vector<ThreadRow> rows;
    for (const LikeQuestion &like : questionsLike(database, question, stop))
        if (std::optional<ThreadRow> row = store.findRow(like.thread); row && !row->marks.isDeleted)
            rows.push_back(*std::move(row));
    return rows;
}

Thread readThread(Workspace &workspace, const QString &number)
{
    Database database = workspace.library().open();
    return threadNamed(database, number);
}

ThreadRow readThreadRow(Workspace &workspace, const QString &number)
{
    Database database = workspace.library().open();
    return threadRowNamed(database, number);
}

std::vector<ThreadRow> markThreads(
    Workspace &workspace, const QStringList &numbers, const std::function<void(ThreadMarks &)> &how)
{
    Database database = workspace.library().open();
    std::vector<ThreadRow> rows;
    for (const QString &number : numbers) {
        rows.push_back(threadRowNamed(database, number));
        how(rows.back().marks);
        if (rows.back().marks.title.isEmpty())
            throw Error(ErrorKind::BadInput, tr("the title of a thread cannot be empty"));
    }
    for (const ThreadRow &row : rows)
        ThreadStore(database).setMarks(row.id, row.marks);
    return rows;
}

std::vector<CheckedQuote> checkThreads(Workspace &workspace, const QStringList &numbers,
    const std::function<void(int, int)> &onProgress, const std::stop_token &stop)
{
    Database database = workspace.library().open();
    std::vector<Thread> threads;
    for (const QString &number : numbers)
        threads.push_back(threadNamed(database, number));
    if (numbers.isEmpty())
        for (const ThreadRow &row : ThreadStore(database).list())
            if (auto thread = ThreadStore(database).find(row.id))
                threads.push_back(std::move(*thread));
    std::vector<std::vector<Citation>> cited; // by each of them
    std::size_t total = 0;
    for (const Thread &thread : threads) {
        cited.push_back(everyCitationOf(thread));
        total += cited.back().size();
    }
    std::vector<CheckedQuote> all;
    for (std::size_t t = 0; t < threads.size(); ++t) {
        const auto report = [&, before = all.size()](int done) {
            if (onProgress)
                onProgress(static_cast<int>(before) + done, static_cast<int>(total));
        };
        const std::vector<QuoteCheck> checks = checkQuotes(database, cited[t], report, stop);
        for (std::size_t i = 0; i < checks.size(); ++i)
            all.push_back({ threads[t].row.id, cited[t][i], checks[i] });
    }
    return all;
}

std::vector<RatedAnswer> listRatings(Workspace &workspace)
{
    Database database = workspace.library().open();
    return RatingStore(database).list();
}

void rateAnswer(Workspace &workspace, const QString &number, const std::optional<Rating> &rating)
{
    Database database = workspace.library().open();
    if (!RatingStore(database).set(TurnId { number.toLongLong() }, rating))
        throw Error(ErrorKind::BadInput, tr("no saved answer has the number \"%1\"").arg(number));
}

std::vector<ThreadId> takeInThreads(Workspace &workspace, const QString &path)
{
    Database database = workspace.library(LibraryUse::MadeIfMissing).open();
    return importThreads(database, path);
}

} // namespace adduce
