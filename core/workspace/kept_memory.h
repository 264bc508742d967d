#pragma once
#include "core/memory/memory.h"
#include <optional>

namespace adduce {

class Workspace;

/// Where the user's two files of memory lie: beside the configuration.
QString memoryFolder(const Workspace &workspace);

/// For a question; none while the user has not allowed that anything is remembered.
std::optional<MemoryUse> memoryUse(const Workspace &workspace);

} // namespace adduce
