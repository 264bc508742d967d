#pragma once
#include "core/readers/blocks/text_blocks.h"

namespace adduce {

/// The text of a Markdown file (CommonMark with GitHub's tables, formulae between dollars, Pandoc's front matter and
/// footnotes): headings, paragraphs, lists, tables row by row, code. HTML in it is read as a web page's is; what only
/// looks like HTML ("p <alpha>") stays text.
BlockText markdownBlocks(const QString &text);

/// Whether a text has what only Markdown has: headings, fences, tables or front matter.
bool looksLikeMarkdown(const QString &text);

} // namespace adduce
