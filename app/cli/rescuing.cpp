#include "app/cli/command.h"
#include "app/cli/output.h"

#include "core/workspace/rescue_library.h"

#include <QJsonArray>
#include <QJsonObject>

namespace adduce::cli {

using namespace Qt::StringLiterals;

namespace {

QJsonObject toJson(const RescueReport &report, const QString &fresh)
{
    QJsonObject rows;
    for (const auto &[table, number] : report.rows)
        rows.insert(table, number);
    return { { u"library"_s, fresh }, { u"rows"_s, rows }, { u"unreadable_pages"_s, report.unreadablePages },
        { u"unreadable_rows"_s, report.unreadableRows }, { u"doubtful_pages"_s, report.doubtfulPages },
        { u"orphans"_s, report.orphans }, { u"unnamed"_s, report.unnamed }, { u"has_schema"_s, report.hasSchema },
        { u"has_log"_s, report.hasLog }, { u"read_again"_s, QJsonArray::fromStringList(report.readAgain) },
        { u"lost_texts"_s, QJsonArray::fromStringList(report.lostTexts) } };
}

void print(const RescueReport &report, const QString &fresh)
{
    printLine(u"Taken over into %1:"_s.arg(fresh));
    for (const auto &[table, number] : report.rows)
        printLine(u"  %1  %2"_s.arg(number, 8).arg(table));
    for (const QString &name : report.readAgain)
        printLine(u"read again     "_s + name);
    for (const QString &name : report.lostTexts)
        printLine(u"text lost      %1  (its file is gone or has changed)"_s.arg(name));
    if (report.unnamed > 0)
        printLine(u"Threads and tables of evidence without their name: %1"_s.arg(report.unnamed));
    if (report.orphans > 0)
        printLine(u"Rows left behind that belong to what is lost: %1"_s.arg(report.orphans));
    if (!report.hasLog)
        printLine(u"What was written last and stood in the log beside the library is lost."_s);
    if (!report.hasSchema)
        printLine(u"The file does not say any more where its tables begin: rows were known by their form."_s);
    if (report.unreadablePages + report.unreadableRows + report.doubtfulPages == 0)
        printLine(u"Nothing of the file was unreadable."_s);
    else
        printLine(u"Lost: %1 pages of the file that cannot be read, %2 rows, %3 pages of rows that cannot be told apart"_s.arg(
            QString::number(report.unreadablePages), QString::number(report.unreadableRows),
            QString::number(report.doubtfulPages)));
}

} // namespace

ExitCode rescue(const Context &context)
{
    if (context.arguments.size() != 1) {
        note(u"rescue: name a new library; it takes over what can be read of that of --library"_s);
        return Usage;
    }
    const QString fresh = context.arguments.front();
    const auto tell = [](const IngestEvent &event) {
        if (const auto *at = std::get_if<IngestProgress>(&event))
            progress(u"%1 of %2 papers read again"_s.arg(at->done).arg(at->total));
    };
    const RescueReport report = rescueLibrary(context.workspace, context.workspace.libraryPath(), fresh, tell, context.stop);
    progress({});
    if (context.isJson)
        printJson(toJson(report, fresh));
    else
        print(report, fresh);
    return report.lostTexts.isEmpty() ? Done : Partly;
}

} // namespace adduce::cli
