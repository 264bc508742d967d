#include "core/workspace/kept_memory.h"

#include "core/workspace/workspace.h"

#include <QFileInfo>

namespace adduce {

QString memoryFolder(const Workspace &workspace)
{
    return QFileInfo(workspace.configuration().path()).absolutePath();
}

std::optional<MemoryUse> memoryUse(const Workspace &workspace)
{
    return workspace.configuration().current().remembers ? std::optional(MemoryUse { memoryFolder(workspace) }) : std::nullopt;
}

} // namespace adduce
