#pragma once
#include "core/readers/layout/structure.h"

namespace adduce {

class WordList;

/// What is known of a document besides its pages.
struct FlowContext
{
    bool blocksAreKnown = false; ///< the file says which lines are headings, and what is a paragraph
    const WordList *dictionary = nullptr; ///< to tell a printer's hyphen by; null for none
};

/// Turns lines with roles into sections and sentences, in reading order: what interrupts a paragraph (a caption, a
/// footnote, a table) is told after it. Fills `Document::pages`, `sections`, `sentences` and `tables`. Lets go of the
/// lines of pages that have been told: the sentences of a book fit where its letters stood.
Document composeDocument(std::vector<PageLayout> &pages, const std::vector<PageStructure> &structures, const BodyStyle &body,
    const FlowContext &context = {});

} // namespace adduce
