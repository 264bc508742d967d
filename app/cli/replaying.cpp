#include "app/cli/command.h"
#include "app/cli/output.h"

#include "core/workspace/look_again.h"
#include "core/workspace/replay.h"

#include <QJsonArray>

namespace adduce::cli {

using namespace Qt::StringLiterals;

namespace {

QJsonObject toJson(const Replay &replay)
{
    QJsonArray stages;
    for (const StageDifference &stage : replay.stages)
        stages.append(QJsonObject { { u"stage"_s, nameOf(stage.stage) }, { u"ms_then"_s, stage.millisecondsThen },
            { u"ms_now"_s, stage.millisecondsNow }, { u"gone"_s, QJsonArray::fromStringList(stage.gone) },
            { u"come"_s, QJsonArray::fromStringList(stage.come) } });
    return { { u"question"_s, replay.question }, { u"same"_s, replay.isSame() }, { u"then"_s, nameOf(replay.then) },
        { u"now"_s, nameOf(replay.now) }, { u"other_numbers"_s, replay.hasOtherNumbers }, { u"of_all"_s, replay.isOfAll },
        { u"written"_s, replay.wasWritten }, { u"stages"_s, stages }, { u"gone"_s, QJsonArray::fromStringList(replay.gone) },
        { u"come"_s, QJsonArray::fromStringList(replay.come) } };
}

void printChanges(const QStringList &gone, const QStringList &come)
{
    for (const QString &one : gone)
        printLine(u"    - "_s + one);
    for (const QString &one : come)
        printLine(u"    + "_s + one);
}

void print(const Replay &replay)
{
    printLine({});
    printLine(u"# "_s + replay.question);
    if (replay.hasOtherNumbers)
        printLine(u"  by the numbers of the profile in use: those of then are not known"_s);
    if (replay.isOfAll)
        printLine(u"  of all papers: those of then are not known by name"_s);
    if (replay.isSame())
        return printLine(u"  as it was"_s);
    if (replay.then != replay.now)
        printLine(u"  %1, was %2"_s.arg(nameOf(replay.now), nameOf(replay.then)));
    for (const StageDifference &stage : replay.stages) {
        if (stage.gone.isEmpty() && stage.come.isEmpty())
            continue;
        printLine(u"  "_s + words(stage.stage));
        printChanges(stage.gone, stage.come);
    }
    if (replay.wasWritten)
        return printLine(u"  a model wrote it, which was not asked again"_s);
    printLine(u"  told"_s);
    printChanges(replay.gone, replay.come);
}

/// Which threads new and replaced papers would change.
ExitCode lookAtAll(const Context &context)
{
    lookAgain(context.workspace, context.configuration.profile, {}, context.stop);
    QJsonArray json;
    for (const ChangedThread &thread : changedThreads(context.workspace))
        if (context.isJson)
            json.append(QJsonObject { { u"thread"_s, thread.id.value }, { u"title"_s, thread.title },
                { u"answers"_s, thread.answers }, { u"papers"_s, QJsonArray::fromStringList(thread.papers) } });
        else
            printLine(u"%1  %2: %3 (%4)"_s.arg(
                QString::number(thread.id.value), thread.title, QString::number(thread.answers), thread.papers.join(u", "_s)));
    if (context.isJson)
        printJson(json);
    return context.stop.stop_requested() ? Interrupted : Done;
}

} // namespace

ExitCode replay(const Context &context)
{
    if (context.arguments.isEmpty())
        return lookAtAll(context);
    if (context.arguments.size() != 1) {
        note(u"replay: name a thread by its number (see threads), or none for all"_s);
        return Usage;
    }
    const std::vector<Replay> replays =
        replayThread(context.workspace, context.arguments.first(), context.configuration.profile, context.stop);
    QJsonArray json;
    for (const Replay &one : replays) {
        if (context.isJson)
            json.append(toJson(one));
        else
            print(one);
    }
    if (context.isJson)
        printJson(json);
    return context.stop.stop_requested() ? Interrupted : Done;
}

} // namespace adduce::cli
