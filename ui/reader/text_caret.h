#pragma once
#include "ui/reader/selectable_text.h"
#include <optional>

namespace adduce {

// How a caret goes through the text of a page. It stands before a unit of SelectableText, or behind the last one of a
// line, which is the place of the line end. Forward is as the text is read, whatever way its script runs.

enum class CaretMove
{
    NextCharacter,
    PreviousCharacter,
    NextWord,
    PreviousWord,
    NextLine,
    PreviousLine,
    LineStart,
    LineEnd
};

[[nodiscard]] bool isForward(CaretMove move);
[[nodiscard]] bool isVertical(CaretMove move); ///< from line to line

/// Where the caret comes to; none when that is off the page. `x` is where on a line up and down keep to, points.
[[nodiscard]] std::optional<int> movedCaret(const SelectableText &text, int place, CaretMove move, double x = 0);
/// Where it comes to that moves on to this page from another; `text` has a line.
[[nodiscard]] int enteringCaret(const SelectableText &text, CaretMove move, double x = 0);
[[nodiscard]] int lastCaretPlace(const SelectableText &text);
/// The line that is visible first, as the text is read, between two heights of the page, points.
[[nodiscard]] std::optional<int> firstCaretBetween(const SelectableText &text, double top, double bottom);
/// As high as its line and without width, points; null on a page without text.
[[nodiscard]] QRectF caretRect(const SelectableText &text, int place);
[[nodiscard]] QString caretLine(const SelectableText &text, int place); ///< the line that it is in

} // namespace adduce
