#pragma once
#include "core/readers/layout/layout.h"
#include "core/readers/pdf/visibility.h"
#include <mupdf/fitz.h>

namespace adduce {

/// The lines of a page that MuPDF has taken apart and that was marked (visibility.h), in its order, each in the order in which it is read
/// (visual_order.h); blank ones and hidden characters left out. Coordinates are moved so that `origin` is at 0, 0; blocks are numbered from `firstBlock` on.
std::vector<Line> linesFrom(fz_context *context, const fz_stext_page &text, fz_point origin, int firstBlock = 0);

/// All characters of a page that was not marked yet, hidden ones too, in the order in which the file draws them.
DrawnText drawnText(const PageStext &text);

/// What a code of a structured text stands for; empty for one that means nothing.
QString charactersOf(int code);

} // namespace adduce
