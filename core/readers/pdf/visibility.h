#pragma once
#include "core/documents/document.h"
#include "core/readers/pdf/mupdf_versions.h"
#include "core/readers/pdf/page_paint.h"

namespace adduce {

/// The text of a page as MuPDF took it apart, in two parts.
struct PageStext
{
    fz_stext_page *seen = nullptr; ///< drawn to be seen
    fz_stext_page *unseen = nullptr; ///< drawn in the invisible mode
};

/// Decides for every character whether a reader of the page can see it, and sets its colour to what `isHidden` and
/// `hiddenText` ask for. True when the invisible text is the text layer of a scan: it stands on the ink of a picture that
/// fills most of the page, and is then not hidden. Draws the page only where looks alone can tell.
bool markHidden(fz_context *context, fz_page *page, const PagePaint &paint, const PageStext &text);

inline bool isHidden(const fz_stext_char &c)
{
    return charColour(c) != 0;
}

/// What the marked page hides, one entry a reason and run of characters; runs without a letter say nothing. Coordinates
/// moved so that `origin` is at 0, 0; the page's index is left open.
std::vector<HiddenText> hiddenText(const PageStext &text, fz_point origin);

/// Share of the page that pictures cover, 0 to 1.
double pictureShare(const PagePaint &paint, fz_rect page);

} // namespace adduce
