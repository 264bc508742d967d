#pragma once
#include "core/highlights/highlight.h"

namespace adduce {

/// Highlights as Markdown, UTF-8: a heading for each paper, each quote with its page and colour, and below it the user's note as it was
/// written. In the order that they are given; those of one paper stand together.
QByteArray highlightsMarkdown(const std::vector<Highlight> &highlights);

} // namespace adduce
