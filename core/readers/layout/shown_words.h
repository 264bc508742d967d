#pragma once
#include "core/readers/layout/layout.h"
#include "core/text/hyphens.h"

namespace adduce {

/// Every word of a document that no line end cuts, and its compounds; `dictionary` may be null.
KnownWords shownWords(const std::vector<PageLayout> &pages, const WordList *dictionary);

} // namespace adduce
