#pragma once
#include "core/readers/layout/layout.h"
#include <mupdf/fitz.h>

namespace adduce {

/// Where most characters of the page run to, as seen: sideways on a page that is shown turned. Right when there are none.
TextDirection directionOf(const fz_stext_page &text);

/// Turns the text of a page so that what runs in this direction runs to the right; tells where `bounds` went.
fz_rect turnUpright(fz_stext_page &text, TextDirection direction, fz_rect bounds);

/// What `turnUpright` does, to a rectangle.
fz_rect turnedUpright(fz_rect rect, TextDirection direction);

/// A rectangle of a turned layout as it stands on the page; of lines, where they may slope there.
QRectF onPage(const QRectF &rect, const PageLayout &layout);
std::vector<QRectF> onPage(const std::vector<QRectF> &rects, const PageLayout &layout);
QSizeF sizeOnPage(const PageLayout &layout);

} // namespace adduce
