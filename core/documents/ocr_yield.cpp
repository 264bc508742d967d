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

bool makesSense(const OcrPage &page)
{
    // Scans in the languages that were asked for have 0.88 or more, drawings with a few words 0.56, Arabic, Thai, Georgian, Chinese and
    // Japanese read as English 0.30 or less.
    constexpr double kLegible = 0.45;
    const OcrYield yield = yieldOf(page);
    return yield.sure > 0 && yield.sure >= kLegible * yield.all;
}

} // namespace adduce
