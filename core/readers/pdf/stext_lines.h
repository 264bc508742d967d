#pragma once
#include "core/readers/layout/layout.h"
#include <mupdf/fitz.h>

namespace adduce {

/// The lines of a page that MuPDF has taken apart and that was marked (visibility.h), in its order; blank ones and hidden
/// characters left out. Coordinates are moved so that `origin` is at 0, 0; blocks are numbered from `firstBlock` on.
std::vector<Line> linesFrom(fz_context *context, const fz_stext_page &text, fz_point origin, int firstBlock = 0);

/// lettersAndDigits() of all characters, in MuPDF's order, which is the file's.
QString lettersOf(const fz_stext_page &text);

/// What a code of a structured text stands for; empty for one that means nothing.
QString charactersOf(int code);

} // namespace adduce
