#include "app/cli/command.h"
#include "app/cli/output.h"

#include "core/workspace/kept_memory.h"

#include <QJsonObject>

namespace adduce::cli {

using namespace Qt::StringLiterals;

ExitCode memory(const Context &context)
{
    const QString what = context.arguments.value(0);
    const QString folder = memoryFolder(context.workspace);
    if (what == u"allow" || what == u"forbid") {
        context.workspace.configuration().change([&](Configuration &now) { now.remembers = what == u"allow"; });
    } else if (what == u"forget") {
        forgetMemories(folder);
    } else if (!what.isEmpty()) {
        note(u"memory: allow, forbid, forget"_s);
        return Usage;
    }
    const bool isAllowed = context.workspace.configuration().load().remembers;
    if (context.isJson) {
        printJson(QJsonObject { { u"allowed"_s, isAllowed }, { u"user"_s, memoryText(folder, MemoryTarget::User) },
            { u"company"_s, memoryText(folder, MemoryTarget::Company) } });
        return Done;
    }
    printLine(isAllowed ? u"The model that writes may remember what will be of use."_s
                        : u"Nothing is remembered. Allow it with: memory allow"_s);
    for (const MemoryTarget target : { MemoryTarget::User, MemoryTarget::Company }) {
        printLine({});
        printLine(memoryFile(folder, target));
        for (const QString &line : memoryText(folder, target).split(u'\n', Qt::SkipEmptyParts))
            printLine(u"  "_s + line);
    }
    return Done;
}

} // namespace adduce::cli
