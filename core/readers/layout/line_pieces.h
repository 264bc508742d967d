#pragma once
#include "core/readers/layout/layout.h"

namespace adduce {

/// Joins what is one line to the eye and several in the file: the parts of a justified line that stand less than an em apart, and the few
/// words of one that was stretched to the width of the lines around it. For lines in the file's order.
void joinPieces(PageLayout &page);

/// Appends a piece that stands to the right of the line, a space between them. The look of the line stays.
void appendPiece(Line &line, const Line &piece);

} // namespace adduce
