#pragma once
#include "core/readers/layout/structure.h"

namespace adduce {

/// Turns lines with roles into sections and sentences, in reading order: what interrupts a paragraph (a caption, a
/// footnote, a table) is told after it. Fills `Document::pages`, `sections`, `sentences` and `tables`. Lets go of the
/// extents of lines that have been told: the sentences of a book fit where its letters stood.
/// `headingsAreKnown`: the file says which lines are headings.
Document composeDocument(std::vector<PageLayout> &pages, const std::vector<PageStructure> &structures, const BodyStyle &body,
    bool headingsAreKnown = false);

} // namespace adduce
