#include "app/cli/command.h"
#include "app/cli/output.h"

#include "core/answer/answer_words.h"
#include "core/workspace/library_threads.h"
#include "core/workspace/public_json.h"

namespace adduce::cli {

using namespace Qt::StringLiterals;

namespace {

/// `forNone`: what is said where there are none.
ExitCode printRows(const Context &context, const std::vector<ThreadRow> &rows, const QString &forNone)
{
    std::vector<PublicThread> report;
    for (const ThreadRow &row : rows) {
        report.push_back(publicThread(row));
        if (!context.isJson)
            printLine(u"%1  %2  %3, %4  %5"_s.arg(QString::number(row.id.value).rightJustified(4),
                row.updatedAt.toLocalTime().toString(u"yyyy-MM-dd hh:mm"), counted(row.questions, u"question"_s),
                counted(row.citations, u"citation"_s), row.marks.title));
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
    const std::vector<CheckedQuote> checked = checkThreads(context.workspace, numbers, onProgress, context.stop);
    progress({});
    int missing = 0;
    for (const CheckedQuote &quote : checked) {
        report.push_back(publicQuoteCheck(quote));
        if (quote.check.outcome == QuoteOutcome::Found)
            continue;
        ++missing;
        if (!context.isJson)
            printLine(u"thread %1  %2  %3: \"%4\""_s.arg(
                QString::number(quote.thread.value), words(quote.check), chipText(quote.citation), quote.citation.quote));
    }
    if (!context.isJson && !context.stop.stop_requested())
        printLine(u"Quotes checked: %1, %2"_s.arg(QString::number(checked.size()),
            missing == 0 ? u"all stand on their pages"_s : u"%1 not found as cited"_s.arg(missing)));
    return context.stop.stop_requested() ? Interrupted : missing > 0 ? Partly : Done;
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

void printTurn(const Turn &turn)
{
    printLine({});
    printLine(u"# "_s + turn.answer.question);
    printLine({});
    printAnswer(turn.answer);
}

} // namespace

ExitCode threads(const Context &context)
{
    const QString what = context.arguments.value(0);
    const bool more = context.arguments.size() > 1;
    if (what.isEmpty())
        return printRows(context, listThreads(context.workspace), u"No thread is kept yet. Ask: adduce-cli ask QUESTION"_s);
    if (what == u"find" && more)
        return printRows(
            context, listThreadsWith(context.workspace, context.arguments.mid(1).join(u' ')), u"No thread has these words."_s);
    if (what == u"check" && (more || context.options.isSet(u"all"_s)))
        return checkAll(context);
    if (what == u"import" && more)
        return importFiles(context);
    note(u"threads: lists them; find WORDS, check ID...|--all, import FILE..."_s);
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
