#pragma once
#include <array>
#include <bitset>
#include <cstddef>
#include <mupdf/fitz.h>
#include <optional>
#include <span>

namespace adduce {

/// What a path is made of, on the page (points, y downwards).
class PathShape
{
public:
    PathShape(fz_context *context, const fz_path *path, fz_matrix toPage);

    /// Whether it may be a box, its corners cut or round: one closed line of few parts. What stands in it tells more.
    [[nodiscard]] bool canBeFrame() const;
    /// A rectangle that is filled for certain when the path is: from the upper edge of a convex path to its lower one, as wide as the
    /// shorter. Of an upright rectangle that is the whole; empty where the path is not convex, or has no such edges.
    [[nodiscard]] fz_rect filled() const;
    /// The rectangle that a line of this width covers where it is straight, upright or level, and not dashed; none for any other path.
    [[nodiscard]] std::optional<fz_rect> band(const fz_stroke_state &stroke) const;

private:
    static const fz_path_walker kWalker;
    void append(fz_point point, bool isControl = false);
    void goOn(); ///< a line or curve comes
    [[nodiscard]] std::span<const fz_point> points() const { return std::span(m_points).first(m_size); }
    [[nodiscard]] bool isConvex() const;

    fz_matrix m_toPage;
    static constexpr std::size_t kMostPoints = 64; // a path of more is no simple shape
    std::array<fz_point, kMostPoints> m_points {}; // on the page
    std::bitset<kMostPoints> m_isControl {}; // of a curve, not on it
    std::size_t m_size = 0;
    bool m_isCut = false; // it had more points
    bool m_isClosed = false; // what comes next begins another line, where this one began
    int m_begun = 0;
    int m_lines = 0;
    int m_curves = 0;
};

} // namespace adduce
