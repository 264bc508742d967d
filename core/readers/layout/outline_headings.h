#pragma once
#include "core/documents/document.h"
#include "core/readers/layout/structure.h"

namespace adduce {

/// Makes headings of the lines that the file's own outline names on their pages, whatever they look like.
void markOutlined(
    std::vector<PageLayout> &pages, const std::vector<OutlineItem> &outline, std::vector<PageStructure> &structures);

/// Gives the sections that the outline names its levels, the highest of them being 1.
void takeLevels(const std::vector<OutlineItem> &outline, std::vector<Section> &sections);

} // namespace adduce
