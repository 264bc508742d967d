#pragma once
#include <QImage>
#include <optional>

namespace adduce {

/// From where to where the text of a page stands, points from its left edge.
struct TextBlock
{
    double left = 0;
    double right = 0;
    friend bool operator==(const TextBlock &, const TextBlock &) = default;
};

/// With some air beside it; `scale` is pixels a point. `hasMuch`: whether it is text enough to judge a document's pages by; one line
/// of a few words is not. None on a page without ink.
struct FoundTextBlock
{
    TextBlock block;
    bool hasMuch = false;
};
[[nodiscard]] std::optional<FoundTextBlock> findTextBlock(const QImage &page, double scale);

} // namespace adduce
