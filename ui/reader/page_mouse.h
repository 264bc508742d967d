#pragma once
#include "core/highlights/highlight.h"
#include "ui/reader/page_marks.h"
#include "ui/reader/selectable_text.h"
#include <QElapsedTimer>
#include <QObject>
#include <functional>

class QHelpEvent;
class QMouseEvent;

namespace adduce {

class CaretController;
class HighlightLayer;
class PageCache;
class PageScrollArea;
class TextSelection;

/// What the mouse does on the pages: it selects text, and clicks marks and links. All that it is given outlives it.
class PageMouse : public QObject
{
    Q_OBJECT

public:
    PageMouse(PageScrollArea &area, PageCache &cache, TextSelection &selection, CaretController &caret,
        const std::vector<PageMark> &marks, const HighlightLayer &highlights);

    void setLinkTips(std::function<QString(const PageLink &)> words) { m_linkTip = std::move(words); }
    /// The link that is seen at a place of the viewport; none while the text of its page is being read.
    [[nodiscard]] std::optional<PageLink> linkAt(const QPointF &position) const;
    [[nodiscard]] std::optional<Highlight> highlightAt(const QPointF &position) const; ///< of the viewport

signals:
    void markClicked(const adduce::Citation &citation);
    void linkClicked(const adduce::PageLink &link);
    void highlightClicked(adduce::HighlightId id);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override; ///< of the viewport

private:
    [[nodiscard]] bool press(const QMouseEvent &event); ///< false when it is nothing to us
    [[nodiscard]] bool release(const QMouseEvent &event);
    void doubleClick(const QPointF &position);
    void drag(const QPointF &position);
    void showCursor(const QPointF &position); ///< by what is under it
    void showTip(const QHelpEvent &event);
    [[nodiscard]] const PageMark *markAt(const QPointF &position) const; ///< null when there is none

    PageScrollArea &m_area;
    PageCache &m_cache;
    TextSelection &m_selection;
    CaretController &m_caret;
    const std::vector<PageMark> &m_marks;
    const HighlightLayer &m_highlights;
    std::function<QString(const PageLink &)> m_linkTip;
    std::optional<PageLink> m_pressedLink; ///< under the mouse when it was pressed
    int m_page = -1; ///< that it was pressed on
    int m_anchor = -1; ///< where on it; -1 while it does not select
    QElapsedTimer m_doubleClick; ///< a third click after it takes the sentence
};

} // namespace adduce
