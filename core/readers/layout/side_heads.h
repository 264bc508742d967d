#pragma once
#include "core/readers/layout/layout.h"

namespace adduce {

/// Tells the heads that stand in the margin to the left of the text they name (`Line::sideHead`), one of them or more, on a page whose running
/// text has one column: short lines that look different, the first of them level with the beginning of a paragraph.
void markSideHeads(PageLayout &page);

} // namespace adduce
