#pragma once
#include "core/documents/document.h"
#include "core/readers/layout/drawn_text.h"
#include "core/readers/layout/turned_back.h"
#include <QRectF>
#include <QString>
#include <optional>
#include <vector>

namespace adduce {

/// Where a character begins and ends on its line, points.
struct Extent
{
    float left = 0;
    float right = 0;
};

/// A raised, lowered or large character: how high and low it has to be marked, points.
struct Reach
{
    int unit = 0; ///< UTF-16 unit in its line
    float top = 0;
    float bottom = 0;
};

/// A line of text as it stands on a page. Coordinates are points, top left origin.
struct Line
{
    QString text; ///< original characters
    std::vector<Extent> extents; ///< of each UTF-16 unit
    std::vector<Reach> reaches; ///< of the characters that stand out of top and bottom, ascending
    QRectF box;
    double top = 0; ///< of the characters that have the line's size
    double bottom = 0;
    double baseline = 0;
    double size = 0; ///< of the font that most characters have, points
    int font = 0; ///< which font most characters have: equal numbers, equal fonts
    bool isBold = false; ///< most characters
    bool isItalic = false;
    bool isMonospaced = false;
    bool isHorizontal = true;
    bool isDoubtful = false; ///< the whole line, as Sentence::isDoubtful
    /// UTF-16 units that another reader may read otherwise: codes without a meaning in Unicode, characters set over or
    /// before the one that precedes them (stacked indices, accents). Ascending.
    std::vector<int> unsure;
    /// UTF-16 units at its start that are in another font than what follows, as a heading that shares its line with text; 0 for none.
    int lead = 0;
    bool isOutlined = false; ///< the first line of a heading that the file's outline names
    int sideHead = -1; ///< number of the head in the margin, beside its text, that the line belongs to; -1 for none
    int frame = -1; ///< index into PageLayout::frames of the one whose text it is of; -1 for none
    bool isDuplicate = false; ///< the same text is printed under it
    int block = 0; ///< what the file keeps together
    int order = 0; ///< place in the file, before anything is put into reading order
};

/// Where the text of a page runs to as the page is shown.
enum class TextDirection
{
    Right,
    Down,
    Left,
    Up
};

/// What a page shows, in the order of the file until `orderForReading`.
struct PageLayout
{
    QString label;
    QSizeF size; ///< points
    /// The layout is turned so that the text runs to the right, `size` with it: page_turn.h leads back.
    TextDirection direction = TextDirection::Right;
    std::optional<PictureTurn> turn {}; ///< of a recognised page: `size` is that of its picture as it was read
    std::vector<Line> lines;
    PageQuality quality = PageQuality::Sound;
    bool isCut = false; ///< there is more of it than could be read
    std::vector<QRectF> frames {}; ///< that are drawn around something, or shaded, each once
    std::vector<HiddenText> hidden {}; ///< none of it is in `lines`; the page's index is left open
    DrawnText drawn {}; ///< hidden text, too
};

} // namespace adduce
