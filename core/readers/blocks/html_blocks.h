#pragma once
#include "core/readers/blocks/text_blocks.h"

namespace adduce {

/// The text of a web page: title, headings, paragraphs, lists, tables row by row, captions, preformatted text. Scripts,
/// styles and navigation are no text; what is set hidden is told apart. Nothing is loaded. `html` is UTF-8.
BlockText htmlBlocks(const QByteArray &html);

/// Whether bytes of a text begin as a web page does.
bool looksLikeHtml(const QByteArray &head);

} // namespace adduce
