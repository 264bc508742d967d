#include "app/cli/command.h"
#include "app/cli/existing_library.h"
#include "app/cli/find_thread.h"
#include "app/cli/output.h"

#include "core/answer/answer_words.h"
#include "core/answer/trace_json.h"
#include "core/library/database.h"
#include "core/threads/quote_check.h"
#include "core/threads/thread_file.h"
#include "core/threads/thread_search.h"
#include "core/threads/thread_store.h"

#include <QJsonArray>
#include <QJsonObject>

namespace adduce::cli {

using namespace Qt::StringLiterals;

Thread findThread(Database &database, const QString &number)
{
    bool isNumber = false;
    const ThreadId id { number.toLongLong(&isNumber) };
    if (!isNumber)
        throw Error(ErrorKind::BadInput, number, u"a thread is named by its number, see threads"_s);
    auto thread = ThreadStore(database).find(id);
    if (!thread)
        throw Error(ErrorKind::BadInput, number, u"no such thread"_s);
    return std::move(*thread);
}

namespace {

QJsonObject rowJson(const ThreadRow &row)
{
    return { { u"id"_s, row.id.value }, { u"title"_s, row.marks.title }, { u"questions"_s, row.questions },
        { u"citations"_s, row.citations }, { u"tags"_s, QJsonArray::fromStringList(row.marks.tags) },
        { u"pinned"_s, row.marks.pinned }, { u"changed_sources"_s, row.changedSources },
        { u"missing_sources"_s, row.missingSources }, { u"failed_quotes"_s, row.failedQuotes },
        { u"created_at"_s, row.createdAt.toString(Qt::ISODateWithMs) },
        { u"updated_at"_s, row.updatedAt.toString(Qt::ISODateWithMs) } };
}

void printRows(const Context &context, const std::vector<ThreadRow> &rows)
{
    QJsonArray json;
    for (const ThreadRow &row : rows) {
        if (context.json)
            json.append(rowJson(row));
        else
            printLine(u"%1  %2  %3 questions, %4 citations  %5"_s.arg(QString::number(row.id.value).rightJustified(4),
                row.updatedAt.toLocalTime().toString(u"yyyy-MM-dd hh:mm"), QString::number(row.questions),
                QString::number(row.citations), row.marks.title));
    }
    if (context.json)
        printJson(json);
}

ExitCode findThreads(const Context &context, Database &database)
{
    std::vector<ThreadRow> rows = ThreadStore(database).list();
    const std::vector<ThreadId> found = searchThreads(database, context.arguments.mid(1).join(u' '));
    std::erase_if(rows, [&](const ThreadRow &row) { return std::ranges::find(found, row.id) == found.end(); });
    printRows(context, rows);
    return Done;
}

/// Every quote of the thread, with what came of looking for it. Partly when one was not found.
ExitCode check(const Context &context, Database &database, const Thread &thread, QJsonArray &json)
{
    const std::vector<Citation> citations = everyCitationOf(thread);
    const std::vector<QuoteCheck> checks = checkQuotes(
        database, citations, [&](int done) { progress(u"%1 of %2 quotes"_s.arg(done).arg(citations.size())); }, context.stop);
    progress({});
    ExitCode code = Done;
    for (std::size_t i = 0; i < checks.size(); ++i) {
        const Citation &c = citations[i];
        if (checks[i].outcome != QuoteOutcome::Found)
            code = Partly;
        if (context.json)
            json.append(QJsonObject { { u"thread"_s, thread.row.id.value }, { u"source"_s, c.source }, { u"sha256"_s, c.sha256 },
                { u"page"_s, c.page }, { u"quote"_s, c.quote }, { u"outcome"_s, nameOf(checks[i].outcome) },
                { u"file"_s, nameOf(checks[i].file) } });
        else
            printLine(u"%1  %2: \"%3\""_s.arg(words(checks[i]), chipText(c), c.quote));
    }
    return context.stop.stop_requested() ? Interrupted : code;
}

ExitCode checkThreads(const Context &context, Database &database)
{
    std::vector<Thread> chosen;
    for (const QString &number : context.arguments.mid(1))
        chosen.push_back(findThread(database, number));
    if (context.options.isSet(u"all"_s))
        for (const ThreadRow &row : ThreadStore(database).list())
            if (auto thread = ThreadStore(database).find(row.id))
                chosen.push_back(std::move(*thread));
    QJsonArray json;
    ExitCode code = Done;
    for (const Thread &thread : chosen)
        code = std::max(code, check(context, database, thread, json));
    if (context.json)
        printJson(json);
    return code;
}

ExitCode importThread(const Context &context, Database &database)
{
    QJsonArray json;
    ExitCode code = Done;
    for (const QString &path : context.arguments.mid(1))
        for (const ThreadId id : importThreads(database, path)) {
            if (!context.json)
                printLine(u"thread %1"_s.arg(id.value));
            code = std::max(code, check(context, database, *ThreadStore(database).find(id), json));
        }
    if (context.json)
        printJson(json);
    return code;
}

} // namespace

ExitCode threads(const Context &context)
{
    const QString what = context.arguments.value(0);
    const Library library = what == u"import" ? Library(context.libraryPath) : existingLibrary(context.libraryPath);
    Database database = library.open();
    const auto more = context.arguments.size() > 1;
    if (what == u"find" && more)
        return findThreads(context, database);
    if (what == u"check" && (more || context.options.isSet(u"all"_s)))
        return checkThreads(context, database);
    if (what == u"import" && more)
        return importThread(context, database);
    if (!what.isEmpty()) {
        note(u"threads: lists them; find WORDS, check ID...|--all, import FILE..."_s);
        return Usage;
    }
    printRows(context, ThreadStore(database).list());
    return Done;
}

ExitCode show(const Context &context)
{
    if (context.arguments.size() != 1) {
        note(u"show: name a thread by its number (see threads)"_s);
        return Usage;
    }
    const Library library = existingLibrary(context.libraryPath);
    Database database = library.open();
    const Thread thread = findThread(database, context.arguments.first());
    QJsonArray turns;
    for (const Turn &turn : thread.turns) {
        if (context.json) {
            QJsonObject json = answerJson(turn.answer, { thread.row.id, turn.id });
            json[u"trace_detail"_s] = toJson(turn.answer.trace);
            turns.append(json);
            continue;
        }
        printLine({});
        printLine(u"# "_s + turn.answer.question);
        printLine({});
        printAnswer(turn.answer);
        for (const AnswerSentence &s : turn.answer.sentences)
            for (const Citation &c : s.citations) {
                printLine(u"  %1, file page %2 of %3: \"%4\""_s.arg(
                    chipText(c), QString::number(c.page), QString::number(c.pageCount), c.quote));
                printLine(u"    "_s + c.path);
            }
    }
    if (context.json)
        printJson(
            QJsonObject { { u"id"_s, thread.row.id.value }, { u"title"_s, thread.row.marks.title }, { u"turns"_s, turns } });
    return Done;
}

} // namespace adduce::cli
