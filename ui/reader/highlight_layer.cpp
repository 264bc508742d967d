#include "ui/reader/highlight_layer.h"

#include "ui/reader/page_cache.h"
#include "ui/reader/page_marks.h"
#include <algorithm>

namespace adduce {

HighlightLayer::HighlightLayer(PageCache &cache)
    : m_cache(cache)
{
}

void HighlightLayer::set(const std::vector<Highlight> &highlights)
{
    m_pages.clear();
    for (const Highlight &highlight : highlights)
        m_pages[highlight.page - 1].push_back(highlight);
}

const std::vector<Highlight> &HighlightLayer::on(int page) const
{
    static const std::vector<Highlight> none;
    const auto found = m_pages.constFind(page);
    return found == m_pages.constEnd() ? none : *found;
}

std::vector<QRectF> HighlightLayer::rects(const Highlight &highlight) const
{
    if (!highlight.rects.empty())
        return seamless(highlight.rects);
    const SelectableText *text = m_cache.text(highlight.page - 1);
    const std::vector<LetterRange> found = text ? text->find(highlight.quote) : std::vector<LetterRange> {};
    return found.empty() ? std::vector<QRectF> {} : seamless(text->rects(found.front()));
}

std::optional<Highlight> HighlightLayer::at(int page, const QPointF &point) const
{
    std::optional<Highlight> top;
    for (const Highlight &highlight : on(page))
        if (std::ranges::any_of(rects(highlight), [&](const QRectF &rect) { return rect.contains(point); })
            && (!top || top->id < highlight.id))
            top = highlight;
    return top;
}

} // namespace adduce
