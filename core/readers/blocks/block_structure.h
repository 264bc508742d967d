#pragma once
#include "core/documents/document.h"
#include "core/readers/blocks/text_blocks.h"
#include "core/readers/layout/structure.h"
#include <optional>

namespace adduce {

/// The structure of pages on which blocks were laid out, told by the blocks and not by the look of the lines. None when
/// the lines are not those of the blocks.
std::optional<std::vector<PageStructure>> structureFrom(
    const std::vector<PageLayout> &pages, const std::vector<TextBlock> &blocks);

/// Gives headings the levels of their blocks and rows their cells.
void finishFromBlocks(Document &document, const std::vector<TextBlock> &blocks);

} // namespace adduce
