#pragma once
#include "ui/reader/selectable_text.h"
#include <QObject>

namespace adduce {

class PageCache;

/// What is selected of the document: a stretch of one page.
class TextSelection : public QObject
{
    Q_OBJECT

public:
    explicit TextSelection(PageCache &cache, QObject *parent = nullptr); ///< `cache` outlives it

    void select(int page, const LetterRange &range); ///< 0-based; an empty range selects nothing
    [[nodiscard]] int page() const { return m_range.isEmpty() ? -1 : m_page; } ///< 0-based; -1 when nothing is selected
    [[nodiscard]] const LetterRange &range() const { return m_range; }
    /// Empty while its page is being read.
    [[nodiscard]] QString text();
    [[nodiscard]] std::vector<QRectF> rects(); ///< points
    void takeWholeWords(); ///< what it holds half of is selected whole
    void copy();

signals:
    void changed();

private:
    PageCache &m_cache;
    int m_page = -1;
    LetterRange m_range;
};

} // namespace adduce
