#pragma once
#include "core/highlights/highlight.h"
#include "ui/reader/page_marks.h"
#include "ui/reader/selectable_text.h"

class QPainter;

namespace adduce {

/// A page as it is painted. On a light page marks are ink that darkens the paper; on a recoloured one, light added to it.
struct PaintedPage
{
    int page = 0; ///< 0-based
    QRectF on; ///< in the viewport
    double scale = 1; ///< pixels a point
    bool isRecoloured = false;
};

/// The cited sentences of the page, the one in focus over the others and with a bar beside it.
void paintMarks(QPainter &painter, const PaintedPage &page, const std::vector<PageMark> &marks, const PageLayout &pages);
/// A dashed frame around what speaks to a model.
void paintWarnings(QPainter &painter, const PaintedPage &page, const std::vector<PageMark> &marks, const PageLayout &pages);
/// Over its words, points; one with a note has a small sign at its end.
void paintHighlight(QPainter &painter, const PaintedPage &page, const Highlight &highlight, const std::vector<QRectF> &rects);
/// What was looked for; `focused` has a frame.
void paintMatches(QPainter &painter, const PaintedPage &page, const SelectableText &text, const std::vector<LetterRange> &matches,
    const std::optional<LetterRange> &focused);
void paintSelection(QPainter &painter, const PaintedPage &page, const SelectableText &text, const LetterRange &range);
/// What there is to say in place of a page.
void paintMessage(QPainter &painter, const PaintedPage &page, const QString &message);
void paintCaret(QPainter &painter, const QRectF &caret, bool recoloured); ///< without width, in the viewport
/// At the right edge: every cited sentence, where it stands in the document.
void paintMarginBar(QPainter &painter, const QSize &viewport, const QPalette &palette, const std::vector<MarginTick> &ticks);

} // namespace adduce
