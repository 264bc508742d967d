#pragma once
#include "core/readers/layout/layout.h"
#include "core/worker/worker.h"

namespace adduce {

/// The lines of a page in reading order, with the box of each character where it stands on the page as it is shown.
std::vector<TextLine> selectableLines(PageLayout layout);

} // namespace adduce
