#pragma once
#include "core/readers/layout/layout.h"

namespace adduce {

/// Marks what other readers may read otherwise, because text is printed over other text (two layers of a page, a bold
/// faked by printing twice) or hidden beside it: such lines become doubtful, and those that repeat what lies under them
/// duplicates.
void markOverlays(PageLayout &page);

} // namespace adduce
