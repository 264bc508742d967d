#pragma once
#include "ui/common/screen_scale.h"
#include "ui/reader/caret_controller.h"
#include "ui/reader/highlight_layer.h"
#include "ui/reader/page_cache.h"
#include "ui/reader/page_mouse.h"
#include "ui/reader/page_scroll_area.h"
#include "ui/reader/text_selection.h"

namespace adduce {

/// The pages of a document as they are read: with the cited sentences marked, what was found and what is selected. Draws only what
/// is visible.
class PageView : public PageScrollArea
{
    Q_OBJECT

public:
    explicit PageView(PageCache &cache, QWidget *parent = nullptr); ///< `cache` outlives it

    void setPageCount(int pages) override; ///< of another document: nothing is found or selected in it
    void setMarks(std::vector<PageMark> marks);
    [[nodiscard]] int markCount() const { return static_cast<int>(m_marks.size()); }
    void setHighlights(const std::vector<Highlight> &highlights);
    [[nodiscard]] const HighlightLayer &highlights() const { return m_highlights; }
    void setRecoloured(bool recoloured);
    /// Where words were found, by page; the one in focus is marked strongly.
    void setMatches(QHash<int, std::vector<LetterRange>> matches);
    void focusMatch(int page, const LetterRange &match); ///< without bringing it into sight

    [[nodiscard]] TextSelection &selection() { return m_selection; }
    [[nodiscard]] CaretController &caret() { return m_caret; }
    [[nodiscard]] PageMouse &mouse() { return m_mouse; }

signals:
    void jumped(const adduce::PagePoint &from); ///< by a key, and not by scrolling
    void menuWanted(const QPoint &at); ///< on the screen

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void requestVisible();
    void showFailure(int page, const Error &error);
    void paintPage(QPainter &painter, int page);
    void paintText(QPainter &painter, int page, const QRectF &on); ///< what was looked for, and what is selected
    void jump(int to); ///< of the scroll bar
    [[nodiscard]] PageRequest requestFor(int page) const;

    PageCache &m_cache;
    QHash<int, QString> m_failed; ///< pages that cannot be drawn, and why
    std::vector<PageMark> m_marks;
    HighlightLayer m_highlights;
    QHash<int, std::vector<LetterRange>> m_matches;
    int m_matchPage = -1;
    LetterRange m_match; ///< in focus
    bool m_recoloured = false;
    ScreenScale m_screenScale;
    TextSelection m_selection;
    CaretController m_caret;
    PageMouse m_mouse;
};

} // namespace adduce
