#include "core/documents/ocr_yield.h"

namespace adduce {

OcrYield yieldOf(const OcrPage &page)
{
    constexpr double kSure = 70; // of a word that is read rightly
    OcrYield yield;
    for (const OcrLine &line : page.lines)
        for (const OcrWord &word : line.words) {
            const auto size = static_cast<double>(word.text.size());
            yield.all += size;
            yield.sure += word.confidence >= kSure ? size : 0;
        }
    return yield;
}

} // namespace adduce
