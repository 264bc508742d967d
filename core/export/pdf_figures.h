#pragma once

namespace adduce {

class PdfFlow;
struct ColumnFigures;

/// Draws the numbers of a column on one axis: a line for each paper with its name, its interval and the point in it, and the number in words.
void writeFigures(PdfFlow &flow, const ColumnFigures &figures);

} // namespace adduce
