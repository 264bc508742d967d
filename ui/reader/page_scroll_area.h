#pragma once
#include "core/answer/answer.h"
#include "ui/reader/page_layout.h"
#include <QAbstractScrollArea>
#include <variant>

namespace adduce {

/// The pages of a document under each other, scrolled and zoomed. Knows how large they are, and nothing of what is on them.
class PageScrollArea : public QAbstractScrollArea
{
    Q_OBJECT

public:
    using Fit = PageLayout::Fit;
    explicit PageScrollArea(QWidget *parent = nullptr);

    virtual void setPageCount(int pages); ///< forgets the sizes; 0 empties
    void learnPage(int page, const QImage &image, double scale); ///< its size, once it was drawn; pixels a point
    [[nodiscard]] const PageLayout &pages() const { return m_pages; }

    void setFit(Fit fit);
    [[nodiscard]] Fit fit() const { return m_pages.fit(); }
    void setZoom(double zoom); ///< 1 is 96 pixels an inch, before the screen's own scale
    [[nodiscard]] double zoom() const { return m_pages.zoom(); } ///< as shown, also when it fits
    [[nodiscard]] int currentPage() const { return m_pages.currentPage(); } ///< 0-based; the one in the upper half
    void goToPage(int page);
    [[nodiscard]] PagePoint position() const { return m_pages.position(); } ///< what is in its corner
    void goTo(const PagePoint &position);
    void showMark(const Citation &citation); ///< brings its quote into the upper third
    [[nodiscard]] bool isInSight(const Citation &citation) const; ///< some of its quote

signals:
    void currentPageChanged(int page);
    void sightChanged(); ///< other pages may be visible, or the same ones larger
    void laidOut(int before, int now); ///< anew: how far one had scrolled, and how far it is now, which is not the user's doing
    void zoomChosen();
    void wentTo(); ///< a place, and not by scrolling

protected:
    void resizeEvent(QResizeEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    void layOut(); ///< the pages and the ranges of the scroll bars; keeps what is at the top of the viewport
    void emitSight();

    PageLayout m_pages;
    bool m_isLayingOut = false;
    int m_lastPage = -1;
    std::variant<std::monostate, Citation, PagePoint> m_pending; ///< where to go again once the size of its page is known
};

} // namespace adduce
