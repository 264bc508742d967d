#pragma once
#include <array>
#include <mupdf/fitz.h>
#include <vector>

namespace adduce {

using Rgb = std::array<float, 3>; // 0 to 1

/// Something filled: what may lie under a text or over it.
struct PaintedArea
{
    int order = 0; ///< of drawing, counted with the texts
    fz_rect box {}; ///< clipped
    fz_rect filled = fz_empty_rect; ///< a part of the box without holes; empty where none is known
    Rgb colour {};
    bool isKnown = false; ///< the colour is, and is the same everywhere
    bool isOpaque = false;
    bool isPicture = false;
};

/// Text drawn by one call: part of a line, or many lines.
struct PaintedText
{
    int order = 0;
    fz_rect scissor {}; ///< box of the clip path
    Rgb colour {};
    bool isKnown = false;
    bool isTransparent = false; ///< wholly
    bool isUncertain = false; ///< drawn into a group that may fade it out, or as a clip path that nothing may be painted through
};

/// What the drawing of a page left behind, in its order.
struct PagePaint
{
    std::vector<PaintedArea> areas;
    std::vector<PaintedText> texts;
    std::vector<fz_rect> frames; ///< boxes that some lines would fit into: outlined, or shaded in a colour other than white
    bool isOverflown = false; ///< there were more areas than are noted
};

/// A device that hands all visible text on to `seen` and text drawn in the invisible mode to `unseen`, and notes what is
/// painted. Text arrives there in the colour of its number in PagePaint::texts (see `textNumber`). All three must
/// outlive it.
fz_device *newPaintDevice(fz_context *context, fz_device *seen, fz_device *unseen, PagePaint *paint);

/// The index into PagePaint::texts out of the colour that a character of a structured text has.
int textNumber(const fz_stext_char &c);

} // namespace adduce
