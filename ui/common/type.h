#pragma once
#include <QFont>

class QWidget;

namespace adduce {

/// Sizes of text, in points relative to the system's font.
enum class Type
{
    Caption,
    Base,
    Strong,
    Quote,
    Reading,
    Question,
    Figure
};

[[nodiscard]] QFont typeFont(Type type);

/// Pixels of `steps` quarters of a line, the unit of all spacing: 4 at the usual size.
[[nodiscard]] int space(int steps);
[[nodiscard]] int controlHeight(); ///< of buttons and inputs
[[nodiscard]] int iconSize(); ///< 16 at the usual size
[[nodiscard]] int readingWidth(); ///< of a column of reading text: 78 average characters
[[nodiscard]] int gutter(); ///< left of reading text, where the bar of a focused sentence stands

} // namespace adduce
