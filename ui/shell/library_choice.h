#pragma once
#include "core/workspace/workspace.h"
#include <memory>

namespace adduce {

/// The workspace of the window, whose library is open, in the window's thread. When it cannot be opened, a dialog says why and
/// offers another file; what is there is never overwritten. Null when the user gives up.
[[nodiscard]] std::unique_ptr<Workspace> openWorkspace(WorkspaceFiles files, const WorkerProgram &worker);

} // namespace adduce
