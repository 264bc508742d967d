#pragma once
#include "core/library/library.h"
#include <memory>

namespace adduce {

/// Opens the library at `path` for the window, in the window's thread. When it cannot be opened, a dialog says why and offers another file; what is there is
/// never overwritten. Null when the user gives up.
[[nodiscard]] std::unique_ptr<Library> openLibrary(QString path);

} // namespace adduce
