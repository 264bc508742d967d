#include "app/cli/command.h"
#include "app/cli/output.h"

#include "core/workspace/answer_record.h"
#include "core/workspace/run_log.h"

#include <QJsonArray>

namespace adduce::cli {

using namespace Qt::StringLiterals;

namespace {

ExitCode summarise(const Context &context, const std::vector<QJsonObject> &records)
{
    const QJsonObject summary = toJson(summaryOf(records));
    if (context.isJson) {
        printJson(summary);
        return Done;
    }
    for (auto it = summary.begin(); it != summary.end(); ++it)
        printLine(u"%1  %2"_s.arg(it.key().leftJustified(24), it->isNull() ? u"-"_s : QString::number(it->toDouble(), 'g', 6)));
    return Done;
}

ExitCode list(const Context &context, const std::vector<QJsonObject> &records)
{
    if (context.isJson) {
        QJsonArray json;
        for (const QJsonObject &record : records)
            json.append(record);
        printJson(json);
        return Done;
    }
    for (const QJsonObject &record : records)
        if (record.contains(u"query_id"_s))
            printLine(u"%1  %2  %3 ms  %4"_s.arg(record[u"timestamp"_s].toString().left(19),
                record[u"verdict"_s].toString().leftJustified(11),
                QString::number(record[u"latency"_s][u"total_ms"_s].toDouble(), 'f', 0).rightJustified(6),
                record[u"question"_s].toString().simplified()));
    return Done;
}

} // namespace

ExitCode records(const Context &context)
{
    const QString what = context.arguments.value(0);
    const QString path = runLogOf(context.workspace.libraryPath());
    if (context.arguments.size() > 1
        || !QStringList { QString(), u"summary"_s, u"allow"_s, u"forbid"_s, u"forget"_s }.contains(what)) {
        note(u"records: alone lists them; summary, allow, forbid, forget"_s);
        return Usage;
    }
    if (what == u"allow" || what == u"forbid")
        context.workspace.configuration().change([&](Configuration &now) { now.logsQuestions = what == u"allow"; });
    else if (what == u"forget")
        clearRunLog(path);
    else if (what == u"summary")
        return summarise(context, readRunLog(path));
    else
        return list(context, readRunLog(path));
    const bool isKept = context.workspace.configuration().load().logsQuestions;
    if (context.isJson)
        printJson(QJsonObject { { u"kept"_s, isKept }, { u"file"_s, path } });
    else
        printLine(isKept ? u"A line for each question is kept in %1"_s.arg(path)
                         : u"No line is kept of what is asked. Allow it with: records allow"_s);
    return Done;
}

} // namespace adduce::cli
