#pragma once
#include "core/readers/blocks/text_blocks.h"
#include <optional>

namespace adduce {

/// Whether a text begins as JSON does.
bool looksLikeJson(QStringView text);

/// What another program's parser wrote of one document: a list of chunks, by itself or as "chunks" of an object. That object may also have
/// "title", "authors", "year" and "doi", by themselves or in "document", as `adduce-cli chunks --json` has them. The text of a chunk is its
/// "text_raw", "text", "content" or "page_content"; the headings above it are its "headings", "section" or "section_title", by themselves or
/// in "meta" or "metadata". As chunks of one document repeat the end of the one before and break off inside sentences, what is repeated is
/// told once, and what was parted is joined. None where the JSON is something else. Throws Error{Empty} where no chunk has text, TooLarge.
std::optional<BlockText> chunkBlocks(const QString &json);

} // namespace adduce
