#pragma once
#include <QImage>
#include <optional>
#include <vector>

namespace adduce {

/// From where to where the text of a page stands, points from its left edge.
struct TextBlock
{
    double left = 0;
    double right = 0;
    [[nodiscard]] double width() const { return right - left; }
    friend bool operator==(const TextBlock &, const TextBlock &) = default;
};

/// With some air beside it; `scale` is pixels a point. `hasMuch`: whether it is text enough to judge a document's pages by; one line
/// of a few words is not. None on a page without ink.
struct FoundTextBlock
{
    TextBlock block;
    bool hasMuch = false;
    friend bool operator==(const FoundTextBlock &, const FoundTextBlock &) = default;
};
[[nodiscard]] std::optional<FoundTextBlock> findTextBlock(const QImage &page, double scale);

/// The text blocks of a document's pages, as far as they are known, as the two that its pages are shown by: one that the text of most
/// pages stands in, and one that holds all. Where a margin is used by some pages alone (figures, the first page of many journals), the others
/// need not be shown as small as those. Pages are 0-based.
class TextBlocks
{
public:
    void setPageCount(int pages); ///< forgets them
    void widen(int page, const FoundTextBlock &found); ///< its block holds this one, too
    /// What fills the width where the page is shown; as wide as nothing while no page with much text is known.
    [[nodiscard]] TextBlock shownFor(int page) const;
    friend bool operator==(const TextBlocks &, const TextBlocks &) = default;

private:
    void findCommon();

    std::vector<std::optional<FoundTextBlock>> m_blocks;
    TextBlock m_common;
    TextBlock m_whole;
};

} // namespace adduce
