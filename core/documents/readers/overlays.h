#pragma once
#include "core/documents/readers/layout.h"

namespace adduce {

/// Finds text that is printed over other text: two layers of a page, or a bold faked by printing twice. Lines with
/// others over them become doubtful, and those that repeat what lies under them duplicates.
void markOverlays(PageLayout &page);

} // namespace adduce
