#pragma once
#include "core/readers/layout/layout.h"
#include <vector>

namespace adduce {

/// Which lines stand in the margin: running heads and feet (the same words, digits aside, at the same height of
/// several pages), page numbers, line numbers, text that runs sideways or repeats what lies under it. One
/// flag a line, page by page.
std::vector<std::vector<bool>> marginLines(const std::vector<PageLayout> &pages);

} // namespace adduce
