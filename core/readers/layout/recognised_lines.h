#pragma once
#include "core/documents/read_options.h"
#include "core/readers/layout/layout.h"

namespace adduce {

/// What OCR read on a page as lines of its picture as it was turned; what it is not sure of at all (drawings taken for letters) and
/// what lies off the page is left out.
std::vector<Line> recognisedLines(const OcrPage &page, const PictureTurn &turn);

} // namespace adduce
