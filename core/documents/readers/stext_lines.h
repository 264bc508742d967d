#pragma once
#include "core/documents/readers/layout.h"
#include <mupdf/fitz.h>

namespace adduce {

/// The lines of a page that MuPDF has taken apart, in its order; blank ones left out. Coordinates are moved so that
/// `origin` is at 0, 0.
std::vector<Line> linesFrom(fz_context *context, const fz_stext_page &text, fz_point origin);

} // namespace adduce
