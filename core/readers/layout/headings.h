#pragma once
#include "core/readers/layout/structure.h"

namespace adduce {

/// Whether two lines are set alike: in size, font, weight and slant.
bool sameLook(const Line &a, const Line &b);
/// Whether a line is set as what heads the other: bold, slanted or larger, and the other is not.
bool isStronger(const Line &head, const Line &text);

/// Marks headings among the body lines of a page by their look (larger, bold, capitals, italic with a number) and by
/// their pattern. `first`: the page that holds the title.
void markHeadings(const PageLayout &page, std::vector<LineRole> &roles, const BodyStyle &body, bool first);

} // namespace adduce
