#pragma once
#include "core/readers/layout/layout.h"

namespace adduce {

/// Tells the lines that are text in a frame (`Line::frame`): "Box 1", key messages, what a paper adds. A frame around a figure, a table, a
/// program, an abstract or another main part, or shading behind a few lines of running text, is none.
void markBoxedText(PageLayout &page);

} // namespace adduce
