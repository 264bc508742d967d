#pragma once
#include <mupdf/fitz.h>
#include <vector>

namespace adduce {

/// A part of a page drawn in grey on white, to look at its ink.
struct GreyPicture
{
    fz_irect box {}; ///< pixels; the page's origin is at 0, 0
    float scale = 1; ///< pixels a point
    std::vector<unsigned char> luma; ///< rows without padding, 0 is black

    /// The pixels under `area` (points), cut to the picture.
    [[nodiscard]] fz_irect pixels(fz_rect area) const;
    [[nodiscard]] int at(int x, int y) const
    {
        return luma[static_cast<std::size_t>(y - box.y0) * static_cast<std::size_t>(box.x1 - box.x0)
            + static_cast<std::size_t>(x - box.x0)];
    }
};

enum class DrawText
{
    Yes,
    No,
    AndAnnotations ///< with the fields of forms and whatever else lies on the page
};

/// Draws what lies in `area` (points). The scale becomes smaller where the picture would have too many pixels.
/// Throws Damaged, OutOfMemory.
GreyPicture drawGrey(fz_context *context, fz_page *page, fz_rect area, float scale, DrawText text);

struct TextDifference
{
    GreyPicture with;
    GreyPicture without;
};

/// Both pictures of one part of a page, whose contents are interpreted once. Throws as drawGrey().
TextDifference drawWithAndWithoutText(fz_context *context, fz_page *page, fz_rect area, float scale);

/// Share of the pixels that differ from the commonest shade.
double inkShare(const GreyPicture &picture);

/// Whether there are dark and light pixels under `area`, as where letters stand on paper.
bool hasInk(const GreyPicture &picture, fz_rect area);

} // namespace adduce
