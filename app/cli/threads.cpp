#include "app/cli/command.h"
#include "app/cli/output.h"
#include "app/cli/quote_checks.h"

#include "core/answer/answer_words.h"
#include "core/workspace/library_threads.h"
#include "core/workspace/public_json.h"

#include <functional>

namespace adduce::cli {

using namespace Qt::StringLiterals;

namespace {

/// What the user set besides the title.
QString marksWords(const ThreadMarks &marks)
{
    QString words = marks.isPinned ? u"  [pinned]"_s : QString();
    for (const QString &tag : marks.tags)
        words += u"  #"_s + tag;
    return words;
}

/// `forNone`: what is said where there are none.
ExitCode printRows(const Context &context, const std::vector<ThreadRow> &rows, const QString &forNone)
{
    std::vector<PublicThread> report;
    for (const ThreadRow &row : rows) {
        report.push_back(publicThread(row));
        if (!context.isJson)
            printLine(u"%1  %2  %3, %4  %5%6"_s.arg(QString::number(row.id.value).rightJustified(4),
                row.updatedAt.toLocalTime().toString(u"yyyy-MM-dd hh:mm"), counted(row.questions, u"question"_s),
                counted(row.citations, u"citation"_s), row.marks.title, marksWords(row.marks)));
    }
    if (context.isJson)
        printJson(toPublicJson(report));
    if (rows.empty())
        note(forNone);
    return Done;
}

/// Looks for every quote of the threads, without one of all, and tells those that are not found. Partly when there are any.
ExitCode check(const Context &context, const QStringList &numbers, std::vector<PublicQuoteCheck> &report)
{
    const auto onProgress = [](int done, int total) { progress(u"%1 of %2 quotes"_s.arg(done).arg(total)); };
    return tellChecks(context, checkThreads(context.workspace, numbers, onProgress, context.stop), report);
}

ExitCode checkAll(const Context &context)
{
    std::vector<PublicQuoteCheck> report;
    const bool all = context.options.isSet(u"all"_s);
    const ExitCode code = check(context, all ? QStringList() : context.arguments.mid(1), report);
    if (context.isJson)
        printJson(toPublicJson(report));
    return code;
}

ExitCode importFiles(const Context &context)
{
    std::vector<PublicQuoteCheck> report;
    ExitCode code = Done;
    for (const QString &path : context.arguments.mid(1))
        for (const ThreadId id : takeInThreads(context.workspace, path)) {
            if (!context.isJson)
                printLine(u"thread %1"_s.arg(id.value));
            code = std::max(code, check(context, { QString::number(id.value) }, report));
        }
    if (context.isJson)
        printJson(toPublicJson(report));
    return code;
}

/// As it is kept. Throws BadInput for one without a letter.
QString tagFrom(const QString &typed)
{
    const QString tag = typed.simplified();
    if (tag.isEmpty())
        throw Error(ErrorKind::BadInput, u"a tag cannot be empty"_s);
    return tag;
}

/// What the words change of each thread that they name; none: they name no change.
std::optional<ExitCode> mark(const Context &context)
{
    const QString what = context.arguments.value(0);
    const QStringList rest = context.arguments.mid(1);
    QStringList numbers = rest;
    std::function<void(ThreadMarks &)> how;
    if (what == u"rename" && rest.size() >= 2) {
        numbers = rest.first(1);
        how = [title = rest.mid(1).join(u' ').simplified()](ThreadMarks &marks) { marks.title = title; };
    } else if ((what == u"tag" || what == u"untag") && rest.size() >= 2) {
        numbers = rest.first(1);
        how = [tags = rest.mid(1), isOn = what == u"tag"](ThreadMarks &marks) {
            for (const QString &tag : tags)
                setTag(marks, tagFrom(tag), isOn);
        };
    } else if ((what == u"pin" || what == u"unpin") && !rest.isEmpty())
        how = [isPinned = what == u"pin"](ThreadMarks &marks) { marks.isPinned = isPinned; };
    else if ((what == u"remove" || what == u"restore") && !rest.isEmpty())
        how = [isDeleted = what == u"remove"](ThreadMarks &marks) { marks.isDeleted = isDeleted; };
    else
        return std::nullopt;
    const std::vector<ThreadRow> rows = markThreads(context.workspace, numbers, how);
    if (what == u"remove")
        note(u"In the bin: adduce-cli threads bin lists what is there, adduce-cli threads restore ID takes it back."_s);
    return printRows(context, rows, {});
}

void printTurn(const Turn &turn)
{
    printLine({});
    printLine(u"# "_s + turn.answer.question);
    printLine({});
    printAnswer(turn.answer);
}

} // namespace

ExitCode tellChecks(const Context &context, const std::vector<CheckedQuote> &checked, std::vector<PublicQuoteCheck> &report)
{
    progress({});
    int missing = 0;
    for (const CheckedQuote &quote : checked) {
        report.push_back(publicQuoteCheck(quote));
        if (quote.check.outcome == QuoteOutcome::Found)
            continue;
        ++missing;
        if (!context.isJson)
            printLine(u"%1%2  %3: \"%4\""_s.arg(quote.thread ? u"thread %1  "_s.arg(quote.thread.value) : QString(),
                words(quote.check), chipText(quote.citation), quote.citation.quote));
    }
    if (!context.isJson && !context.stop.stop_requested())
        printLine(u"Quotes checked: %1, %2"_s.arg(QString::number(checked.size()),
            missing == 0 ? u"all stand on their pages"_s : u"%1 not found as cited"_s.arg(missing)));
    return context.stop.stop_requested() ? Interrupted : missing > 0 ? Partly : Done;
}

ExitCode threads(const Context &context)
{
    const QString what = context.arguments.value(0);
    const bool more = context.arguments.size() > 1;
    if (what.isEmpty())
        return printRows(context, listThreads(context.workspace), u"No thread is kept yet. Ask: adduce-cli ask QUESTION"_s);
    if (what == u"find" && more)
        return printRows(
            context, listThreadsWith(context.workspace, context.arguments.mid(1).join(u' ')), u"No thread has these words."_s);
    if (what == u"like" && more)
        return printRows(context, listThreadsLike(context.workspace, context.arguments.mid(1).join(u' '), context.stop),
            u"No saved question is like this one."_s);
    if (what == u"check" && (more || context.options.isSet(u"all"_s)))
        return checkAll(context);
    if (what == u"import" && more)
        return importFiles(context);
    if (what == u"bin" && !more)
        return printRows(context, listDeletedThreads(context.workspace), u"No thread is in the bin."_s);
    if (const auto marked = mark(context))
        return *marked;
    note(u"threads: lists them; find WORDS, like QUESTION, check ID...|--all, import FILE..., rename ID TITLE, pin|unpin ID..., "
         "tag|untag ID TAG..., remove|restore ID..., bin"_s);
    return Usage;
}

ExitCode show(const Context &context)
{
    if (context.arguments.size() != 1) {
        note(u"show: name a thread by its number (see threads)"_s);
        return Usage;
    }
    const Thread thread = readThread(context.workspace, context.arguments.first());
    if (context.isJson)
        printJson(toPublicJson(publicConversation(thread, personalData(context))));
    else
        for (const Turn &turn : thread.turns)
            printTurn(
                personalData(context) == PersonalData::Masked ? Turn { turn.id, turn.versionOf, masked(turn.answer) } : turn);
    return Done;
}

} // namespace adduce::cli
