#pragma once
#include "core/readers/layout/layout.h"

namespace adduce {

/// A section's number that is set apart from its title, as LaTeX does, becomes one line with it.
void joinSectionNumbers(PageLayout &page);

} // namespace adduce
