#pragma once
#include "ui/reader/selectable_text.h"
#include <optional>
#include <span>

namespace adduce {

/// A link with what stands on it.
struct LinkedWords
{
    PageLink link;
    QString words; ///< empty over a picture

    friend bool operator==(const LinkedWords &, const LinkedWords &) = default;
};

/// The links of a page as they are listed: pieces of one link on two lines are one.
[[nodiscard]] std::vector<LinkedWords> linkedWords(const SelectableText &text, std::span<const PageLink> links);

/// The one that is seen at a point of the page.
[[nodiscard]] std::optional<PageLink> topLink(std::span<const PageLink> links, const QPointF &point);

} // namespace adduce
