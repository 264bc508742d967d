#pragma once
#include "core/highlights/highlight.h"
#include <QHash>
#include <QPointF>
#include <optional>

namespace adduce {

class PageCache;

/// The highlights of the open document, by page, and where they stand on it.
class HighlightLayer
{
public:
    explicit HighlightLayer(PageCache &cache); ///< outlives it

    void set(const std::vector<Highlight> &highlights);
    [[nodiscard]] const std::vector<Highlight> &on(int page) const; ///< 0-based
    /// Points; empty where the words are not on the page, or while its text is being read (PageCache::textRead).
    [[nodiscard]] std::vector<QRectF> rects(const Highlight &highlight) const;
    [[nodiscard]] std::optional<Highlight> at(int page, const QPointF &point) const; ///< points; the last made of several

private:
    PageCache &m_cache;
    QHash<int, std::vector<Highlight>> m_pages;
};

} // namespace adduce
