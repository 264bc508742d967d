#pragma once
#include "core/documents/read_options.h"

namespace adduce {

/// How much of what OCR read on a page it is sure of, UTF-16 units of its words.
struct OcrYield
{
    double all = 0;
    double sure = 0; ///< in words of a confidence of 70 of 100 or more
};
OcrYield yieldOf(const OcrPage &page);

/// Whether what OCR read on a page is text: of nearly half of its letters it is sure. A script that it was not asked for becomes letters of
/// another, and it is sure of few of them.
bool makesSense(const OcrPage &page);

} // namespace adduce
