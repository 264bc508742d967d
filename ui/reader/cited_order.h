#pragma once
#include "ui/reader/place_history.h"

namespace adduce {

/// What else of the document of a place was cited: in the thread that it was opened from, and ever; each quote once, without the
/// one of the place.
[[nodiscard]] std::vector<Citation> citedBeside(const Place &place, const std::vector<Citation> &everCited);
/// With the quote that was added, unless it has none or stands among them.
void addQuote(std::vector<Citation> &citations, const Citation &citation);
/// As they stand in the document; `citation` among them.
[[nodiscard]] std::vector<Citation> inOrder(const Citation &citation, std::vector<Citation> others);
/// So many citations further on, or back; none beyond the first and the last one.
[[nodiscard]] std::optional<Citation> stepFrom(const Citation &citation, const std::vector<Citation> &ordered, int steps);

} // namespace adduce
