#pragma once
#include "ui/reader/page_point.h"
#include "ui/reader/text_block.h"
#include <QRectF>
#include <QSize>
#include <utility>
#include <vector>

namespace adduce {

/// Where the pages of a document stand under each other at a zoom, and what of them a viewport shows. Pages are 0-based; lengths
/// are pixels of the viewport, or points where it says so.
class PageLayout
{
public:
    /// Text: the text block of a page fills the width, so that its margins may lie outside. Pages with text in what is a margin of most
    /// others are shown smaller than those.
    enum class Fit
    {
        None,
        Text
    };

    void setPageCount(int pages); ///< forgets the sizes and the text block
    void setFit(Fit fit); ///< None keeps the zoom as it is shown
    void setZoom(double zoom); ///< 1 is 96 pixels an inch, before the screen's own scale; fits nothing
    void scrollTo(const QPoint &corner) { m_corner = corner; }
    /// Takes over all that was set and learned. Where to scroll down to, so that what stood at the top of the viewport stays there.
    [[nodiscard]] int arrange(const QSize &viewport);
    /// Of a page that was drawn, points. Whether it is other than was guessed, so that the pages are to be arranged.
    bool learnSize(int page, const QSizeF &size);
    /// Text stands there, too. Whether any page may be shown otherwise, so that they are to be arranged.
    bool learnText(int page, const FoundTextBlock &text);

    [[nodiscard]] int pageCount() const { return static_cast<int>(m_sizes.size()); }
    [[nodiscard]] Fit fit() const { return m_fit; }
    [[nodiscard]] double zoom() const; ///< that the current page is shown at, also when it fits
    [[nodiscard]] double pointScale(int page) const; ///< pixels a point
    [[nodiscard]] bool isKnown(int page) const { return m_sizes.at(static_cast<std::size_t>(page)).has_value(); } ///< its size
    [[nodiscard]] QSizeF sizeOf(int page) const; ///< points; a guess until it was drawn
    [[nodiscard]] QSize extent() const; ///< of all pages; as wide as the viewport where the text fits
    /// From the top of all, of each page, and behind the last one.
    [[nodiscard]] const std::vector<double> &tops() const { return m_tops; }
    [[nodiscard]] double top(int page) const { return m_tops.at(static_cast<std::size_t>(page)); }

    [[nodiscard]] std::pair<int, int> visiblePages() const; ///< first and last; { 0, -1 } without pages
    [[nodiscard]] int currentPage() const; ///< the one in the upper half
    [[nodiscard]] PagePoint position() const; ///< what is in the corner
    [[nodiscard]] QRectF pageRect(int page) const; ///< in the viewport
    [[nodiscard]] QRectF onViewport(int page, const QRectF &rect) const; ///< of points of the page
    [[nodiscard]] int pageAt(const QPointF &position) const; ///< of those in sight; -1 beside them
    [[nodiscard]] QPointF pointOn(int page, const QPointF &position) const; ///< points of the page

private:
    std::vector<std::optional<QSizeF>> m_sizes; ///< points
    QSizeF m_guess { 595, 842 };
    Fit m_fit = Fit::Text;
    double m_zoom = 1;
    TextBlocks m_texts;
    QSize m_viewport;
    QPoint m_corner; ///< how far one has scrolled
    std::vector<double> m_tops { 0 };
};

} // namespace adduce
