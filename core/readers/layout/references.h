#pragma once
#include "core/readers/layout/paragraph.h"

namespace adduce {

/// Takes the lines of a bibliography apart into its entries: by their numbers where they are numbered, else by their
/// hanging indent, else by the white between them. What stands before the first entry is an entry too.
std::vector<std::vector<PlacedLine>> referenceEntries(const std::vector<PlacedLine> &lines, const BodyStyle &body);

} // namespace adduce
