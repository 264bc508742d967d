#pragma once
#include <QString>

namespace adduce {

/// What the first line of a caption begins with.
struct CaptionLabel
{
    QString text; ///< "Table 3", "Supplementary Figure 2", "Abb. 4a"
    bool isTable = false; ///< else a figure, a box, a listing
};

/// The label at the start of a line; its text is empty for a line that begins no caption: "Figure 3 shows that" is a
/// sentence. Words of English, German, French, Spanish, Italian and Portuguese.
CaptionLabel captionLabel(QStringView line);

} // namespace adduce
