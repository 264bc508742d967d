#pragma once
#include "ui/common/screen_scale.h"
#include "ui/reader/page_cache.h"
#include "ui/reader/page_marks.h"
#include "ui/reader/page_point.h"
#include "ui/reader/text_caret.h"
#include <QAbstractScrollArea>
#include <QElapsedTimer>
#include <functional>

namespace adduce {

/// The pages of a document under each other, with the cited sentences marked. Draws only what is visible.
class PageView : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit PageView(PageCache &cache, QWidget *parent = nullptr);

    void setPageCount(int pages); ///< forgets the sizes; 0 empties
    void setMarks(std::vector<PageMark> marks);
    [[nodiscard]] int markCount() const { return static_cast<int>(m_marks.size()); }
    void setRecoloured(bool recoloured);

    /// Where words were found, by page; the one in focus is marked strongly.
    void setMatches(QHash<int, std::vector<LetterRange>> matches);
    void showMatch(int page, const LetterRange &match); ///< brings it into sight, in focus
    [[nodiscard]] QString selectedText();
    [[nodiscard]] int selectedPage() const { return m_selection.isEmpty() ? -1 : m_selectionPage; } ///< 0-based
    [[nodiscard]] std::vector<QRectF> selectedRects(); ///< points
    void select(int page, const LetterRange &range);
    void copy();

    /// In caret mode keys move a caret through the text and select with it.
    [[nodiscard]] bool isCaretOn() const { return m_caretPage >= 0 || m_arrival; }
    void leaveCaret();
    [[nodiscard]] QString caretLine(); ///< the text of its line; empty without a caret

    /// Text: the text block fills the width, so that the margins of a page may lie outside.
    enum class Fit
    {
        None,
        Text
    };
    void setFit(Fit fit);
    [[nodiscard]] Fit fit() const { return m_fit; }
    void setZoom(double zoom); ///< 1 is 96 pixels an inch, before the screen's own scale
    [[nodiscard]] double zoom() const; ///< as shown, also when it fits
    [[nodiscard]] int pageCount() const { return static_cast<int>(m_sizes.size()); }
    [[nodiscard]] int currentPage() const; ///< 0-based; the one in the upper half
    void goToPage(int page);
    [[nodiscard]] PagePoint position() const; ///< what is in its corner
    void goTo(const PagePoint &position);
    void showMark(const Citation &citation); ///< brings its quote into the upper third
    [[nodiscard]] bool isInSight(const Citation &citation) const; ///< some of its quote
    [[nodiscard]] QRectF pageRect(int page) const; ///< in the viewport
    /// The link that is seen at a place of the viewport; none while the text of its page is being read.
    [[nodiscard]] std::optional<PageLink> linkAt(const QPointF &position);
    void followInside(const PageLink &link); ///< to the page that it leads to
    void setLinkTips(std::function<QString(const PageLink &)> words) { m_linkTip = std::move(words); }
    [[nodiscard]] QList<QRectF> markRects(const Citation &citation) const; ///< in the viewport

signals:
    void currentPageChanged(int page);
    void zoomChanged(double zoom);
    void jumped(const adduce::PagePoint &from); ///< by a key, and not by scrolling
    void markClicked(const adduce::Citation &citation);
    void linkClicked(const adduce::PageLink &link);
    void selectionChanged();
    void caretMoved(); ///< also when it has come or gone
    void menuWanted(const QPoint &at); ///< on the screen

protected:
    bool event(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void layOut(); ///< tops of the pages and ranges of the scroll bars; keeps what is at the top of the viewport
    void requestVisible();
    void showAwaitedMatch(int page); ///< whose text is read now
    void learnSize(const PageRequest &request);
    void learnTextBlock(const QImage &image, double scale);
    void widenTextBlock(double left, double right); ///< to hold these too, points
    void paintMarks(QPainter &painter, int page, const QRectF &on) const;
    void paintFound(QPainter &painter, int page, const QRectF &on);
    void paintRects(QPainter &painter, const std::vector<QRectF> &rects, const QRectF &on, const QColor &colour) const;
    void jump(int to); ///< of the scroll bar
    [[nodiscard]] int pageAt(const QPointF &position) const; ///< -1 beside the pages
    [[nodiscard]] QPointF pointOn(int page, const QPointF &position) const; ///< of the page
    void extendSelection(const QPointF &position);
    void showCursor(const QPointF &position); ///< of the mouse, by what is under it
    [[nodiscard]] const PageMark *markAt(const QPointF &position) const; ///< null when there is none
    [[nodiscard]] std::optional<PageLink> linkOn(int page, const QPointF &point); ///< points; none while the page is being read
    [[nodiscard]] std::optional<PageLink> linkAtCaret();
    bool takeCaretKey(const QKeyEvent &key); ///< false when the key is not the caret's
    void startCaret();
    void moveCaret(CaretMove move, bool selecting);
    void turnCaret(int page, CaretMove move);
    void putCaret(int page, int place); ///< and its line into sight
    void finishArrival(int page);
    void paintCaret(QPainter &painter);
    [[nodiscard]] QRectF onViewport(int page, const QRectF &rect) const; ///< of points of the page
    [[nodiscard]] double pointScale() const; ///< viewport pixels a point
    [[nodiscard]] PageRequest requestFor(int page) const;
    [[nodiscard]] QSizeF sizeOf(int page) const; ///< points; a guess until it was drawn
    [[nodiscard]] std::pair<int, int> visiblePages() const;

    PageCache &m_cache;
    std::vector<std::optional<QSizeF>> m_sizes;
    std::vector<double> m_tops; ///< viewport pixels from the top of all; one more than pages
    QSizeF m_guess { 595, 842 };
    QHash<int, QString> m_failed; ///< pages that cannot be drawn, and why
    std::vector<PageMark> m_marks;
    Fit m_fit = Fit::Text;
    double m_textLeft = 0; ///< points; the text block of the first page drawn
    double m_textWidth = 0; ///< 0 while it is not known
    double m_zoom = 1;
    bool m_recoloured = false;
    int m_lastPage = -1;
    ScreenScale m_screenScale;
    QHash<int, std::vector<LetterRange>> m_matches;
    int m_matchPage = -1;
    LetterRange m_match; ///< in focus
    std::optional<int> m_matchAwaited; ///< how far one had scrolled when it was to be shown, while its page is being read
    int m_selectionPage = -1;
    LetterRange m_selection;
    std::optional<PageLink> m_pressedLink; ///< under the mouse when it was pressed
    std::function<QString(const PageLink &)> m_linkTip;
    int m_anchor = -1; ///< where the mouse began; -1 while it does not select
    int m_caretPage = -1; ///< without a caret
    int m_caret = 0; ///< its place in the text of its page
    int m_caretAnchor = -1; ///< where it began to select; -1 while it does not
    std::optional<double> m_caretX; ///< points; where on a line it keeps to going up and down
    struct Arrival
    {
        int page = 0;
        std::optional<CaretMove> move; ///< none when it is to appear there
    };
    std::optional<Arrival> m_arrival; ///< of the caret, once the text of that page is read
    QElapsedTimer m_doubleClick; ///< a third click after it takes the sentence
    std::optional<Citation> m_pendingMark; ///< to be shown once its page's size is known
    std::optional<PagePoint> m_pendingPoint; ///< as well
};

} // namespace adduce
