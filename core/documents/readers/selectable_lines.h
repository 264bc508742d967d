#pragma once
#include "core/documents/readers/layout.h"
#include "core/documents/worker.h"

namespace adduce {

/// The lines of a page in reading order, with the box of each character where it stands on the page as it is shown.
std::vector<TextLine> selectableLines(PageLayout layout);

} // namespace adduce
