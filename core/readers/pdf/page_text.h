#pragma once
#include "core/readers/layout/layout.h"
#include <mupdf/fitz.h>

namespace adduce {

/// The visible lines of a page in the order of the file, what it hides, and what its text is worth; no label. Throws
/// Damaged, OutOfMemory.
PageLayout readPage(fz_context *context, fz_page *page);

} // namespace adduce
