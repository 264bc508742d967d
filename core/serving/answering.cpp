#include "core/serving/answering.h"

#include "core/base/time_limit.h"
#include "core/library/database.h"
#include "core/serving/told.h"
#include "core/threads/thread_store.h"

#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLongestQuestion = 10'000;

/// Whether each of its answers may be told.
bool isWhole(const Thread &thread, const std::optional<VisibleDocuments> &restriction)
{
    return !restriction
        || std::ranges::all_of(thread.turns, [&](const Turn &turn) { return mayTell(turn.answer, *restriction); });
}

} // namespace

bool isOwn(const ThreadRow &row, const Caller &caller)
{
    return row.owner ? row.owner == caller.user.id : caller.opensFile;
}

Thread threadFor(Database &database, const Caller &caller, const QString &number)
{
    bool isNumber = false;
    const ThreadId id { number.toLongLong(&isNumber) };
    auto thread = isNumber ? ThreadStore(database).find(id) : std::nullopt;
    const bool isReadable = thread && !thread->row.marks.isDeleted && (isOwn(thread->row, caller) || thread->row.marks.isShared)
        && isWhole(*thread, restrictionOf(database, caller));
    if (!isReadable)
        throw Error(ErrorKind::Missing, number);
    return std::move(*thread);
}

std::vector<ThreadRow> threadsFor(Database &database, const Caller &caller)
{
    const ThreadStore store(database);
    const auto restriction = restrictionOf(database, caller);
    std::vector<ThreadRow> rows = store.list();
    std::erase_if(rows, [&](const ThreadRow &row) {
        if (!isOwn(row, caller) && !row.marks.isShared)
            return true;
        const auto thread = restriction ? store.find(row.id) : std::nullopt;
        return restriction && (!thread || !isWhole(*thread, restriction));
    });
    return rows;
}

ServedAnswer answerFor(ServingContext &context, const Caller &caller, const ServedQuestion &question, const AskSink &onEvent,
    const std::stop_token &stop)
{
    if (question.question.trimmed().isEmpty() || question.question.size() > kLongestQuestion)
        throw Error(ErrorKind::BadInput, {}, u"a question has 1 to %1 characters"_s.arg(kLongestQuestion));
    const ServingContext::Turn turn(
        context, ServingContext::Work::Answering, stop); // first: whoever is refused costs next to nothing
    AskRequest request { .question = question.question,
        .scope = { .collections = question.collections.value_or(QStringList()),
            .tags = question.tags.value_or(QStringList()),
            .documents = question.documents.value_or(QStringList()) },
        .thread = question.thread.value_or(QString()),
        .settings = context.questionSettings(question.profile.value_or(QString())),
        .owner = caller.user.id };
    {
        Database database = context.workspace().library().open();
        request.scope.within = visibleTo(database, caller);
        if (!request.thread.isEmpty() && !isOwn(threadFor(database, caller, request.thread).row, caller))
            throw Error(ErrorKind::Missing, request.thread); // one that is shared is read, not gone on with
    }
    const TimeLimit limit(stop, std::chrono::seconds(context.settings().questionSeconds));
    KeptAnswer kept;
    context.answer([&] { kept = askQuestion(context.workspace(), request, onEvent, limit.token()); });
    auto answer = told(publicAnswer(kept), request.scope.within);
    if (!answer)
        throw Error(ErrorKind::Internal, {}, u"an answer quotes what its caller may not know of"_s);
    return { std::move(*answer), kept.answer };
}

} // namespace adduce
