#pragma once
#include "core/readers/layout/layout.h"

namespace adduce {

/// Puts the lines of a page into reading order. The order of the file is kept when a reader could follow it; when it
/// jumps between columns, bands of columns are read one after another (recursive cuts along white space, after Nagy
/// and Seth's X-Y cut, 1984). Stable for a page that is in order. Heads in the margin come before the text beside them, and text in a frame
/// behind what stands above it in its column.
void orderForReading(PageLayout &page);

/// How often the eye must jump back in this order: up, or sideways into another column. 0 is a perfect single column.
int readingJumps(const std::vector<Line> &lines);

} // namespace adduce
