#pragma once
#include <QString>
#include <QStringList>
#include <memory>
#include <vector>

namespace adduce {

/// One step of an outline, in units of the text's size; y grows upwards from the baseline.
struct OutlineStep
{
    enum class Kind
    {
        Move,
        Line,
        Curve, ///< cubic
        Close
    };
    Kind kind = Kind::Move;
    double x1 = 0, y1 = 0, x2 = 0, y2 = 0; ///< control points of a curve
    double x = 0, y = 0; ///< where it leads
};

/// A line of text as it is printed: glyphs chosen, joined, stacked and put in their visual order.
struct ShapedLine
{
    std::vector<OutlineStep> outline;
    double width = 0; ///< at size 1
};

/// True for text that is more than one glyph for each character from left to right: scripts that join, stack or run to the
/// left, marks that stand on letters, characters beyond the basic plane.
bool needsShaping(QStringView text);

/// True when its first letter that runs anywhere runs to the left (UAX 9, P2).
bool isRightToLeft(QStringView text);

/// Shapes by HarfBuzz, in visual order by ICU (UAX 9), with the first of its fonts that has a character.
class Shaper
{
public:
    /// `fonts`: paths of TrueType or OpenType files, the preferred first.
    explicit Shaper(const QStringList &fonts);
    ~Shaper();

    [[nodiscard]] ShapedLine shape(const QString &line);

private:
    struct Fonts;
    std::unique_ptr<Fonts> m_fonts;
};

} // namespace adduce
