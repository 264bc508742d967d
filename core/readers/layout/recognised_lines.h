#pragma once
#include "core/documents/read_options.h"
#include "core/readers/layout/layout.h"

namespace adduce {

/// What OCR read on a page as lines of it; what it is not sure of at all (drawings taken for letters) and what lies off
/// a page of `size` points is left out.
std::vector<Line> recognisedLines(const OcrPage &page, const QSizeF &size);

} // namespace adduce
