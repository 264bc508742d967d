#pragma once
#include "core/documents/read_options.h"
#include "core/readers/layout/layout.h"

namespace adduce {

/// Whether what OCR read on a page is text: of nearly half of its letters it is sure. A script that it was not asked for becomes letters of
/// another, and it is sure of few of them.
bool makesSense(const OcrPage &page);

/// What OCR read on a page as lines of its picture as it was turned; what it is not sure of at all (drawings taken for letters) and
/// what lies off the page is left out.
std::vector<Line> recognisedLines(const OcrPage &page, const PictureTurn &turn);

} // namespace adduce
