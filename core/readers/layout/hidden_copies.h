#pragma once
#include "core/readers/layout/layout.h"
#include <vector>

namespace adduce {

/// Whether the hidden text of a document says anything that its pages do not show: what does not is a copy of them, as drafts leave it under
/// their figures, or a printer's mark. Of each page in its order, so that words that stand one by one count together.
bool hidesSomething(const std::vector<PageLayout> &pages);

} // namespace adduce
