#include "app/cli/command.h"
#include "app/cli/output.h"

#include "core/workspace/backups.h"

#include <QFileInfo>
#include <QJsonObject>

namespace adduce::cli {

using namespace Qt::StringLiterals;

namespace {

QJsonObject toJson(const Restored &restored)
{
    if (!restored.merged)
        return { { u"kept_as"_s, restored.keptAs } };
    const Merged &m = *restored.merged;
    return { { u"papers"_s, m.papers }, { u"metadata"_s, m.metadata }, { u"filed"_s, m.filed }, { u"threads"_s, m.threads },
        { u"answers"_s, m.answers }, { u"ratings"_s, m.ratings }, { u"tables"_s, m.tables }, { u"rows"_s, m.rows },
        { u"highlights"_s, m.highlights } };
}

void print(const Restored &restored)
{
    if (!restored.merged) {
        printLine(restored.keptAs.isEmpty() ? u"The library was restored."_s
                                            : u"The library was restored. The former one is now %1."_s.arg(restored.keptAs));
        return;
    }
    const Merged &m = *restored.merged;
    if (m == Merged {}) {
        printLine(u"Nothing of it was missing in the library."_s);
        return;
    }
    printLine(
        u"Came back: %1 threads, %2 answers of others, %3 ratings, %4 tables of evidence, %5 rows of others, %6 highlights"_s.arg(
            QString::number(m.threads), QString::number(m.answers), QString::number(m.ratings), QString::number(m.tables),
            QString::number(m.rows), QString::number(m.highlights)));
    printLine(
        u"Papers: %1 that were not there and wait to be read, %2 with what you wrote about them, %3 times filed or tagged"_s.arg(
            QString::number(m.papers), QString::number(m.metadata), QString::number(m.filed)));
    if (m.papers > 0)
        printLine(u"\"adduce-cli retry --all\" reads them."_s);
}

} // namespace

ExitCode backup(const Context &context)
{
    if (context.arguments.size() != 1) {
        note(u"backup: name a file that is not there yet"_s);
        return Usage;
    }
    const QString file = context.arguments.front();
    backUpTo(context.workspace, file);
    if (context.isJson)
        printJson({ { u"file"_s, QFileInfo(file).absoluteFilePath() }, { u"bytes"_s, QFileInfo(file).size() } });
    else
        printLine(u"The library was copied to %1."_s.arg(file));
    return Done;
}

ExitCode restore(const Context &context)
{
    if (context.arguments.size() != 1) {
        note(u"restore: name a backup: a whole library, or one of those that are made each day in %1"_s.arg(
            backupFolderOf(context.workspace.libraryPath())));
        return Usage;
    }
    const Restored restored = restoreFrom(context.workspace, context.arguments.front());
    if (context.isJson)
        printJson(toJson(restored));
    else
        print(restored);
    return Done;
}

} // namespace adduce::cli
