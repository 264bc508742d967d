#pragma once
#include "core/settings/parameters.h"

namespace adduce {

/// What the user chose about reading documents. It holds from the next document on.
struct ReadingSettings
{
    OcrParameters ocr;
    int seconds = 120; ///< for one document; then it is given up
    int megabytes = 1024; ///< of memory for one document

    friend bool operator==(const ReadingSettings &, const ReadingSettings &) = default;
};

constexpr int kFewestSeconds = 10;
constexpr int kMostSeconds = 3600;
constexpr int kFewestMegabytes = 256;
constexpr int kMostMegabytes = 16'384;

} // namespace adduce
