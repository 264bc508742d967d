#pragma once
#include "ui/reader/selectable_text.h"
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
std::vector<LinkedWords> linkedWords(const SelectableText &text, std::span<const PageLink> links);

} // namespace adduce
