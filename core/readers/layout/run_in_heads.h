#pragma once
#include "core/readers/layout/paragraph.h"
#include <optional>

namespace adduce {

/// A heading that shares its line with the text under it: "Abstract: ...", "Funding This work ...".
struct RunInHead
{
    int start = 0; ///< UTF-16 unit in the paragraph
    int length = 0; ///< with the mark and the space behind it
    QString title; ///< without the mark
    SectionType type = SectionType::Other;

    friend bool operator==(const RunInHead &, const RunInHead &) = default;
};

/// Those of a paragraph, in their order: one at its start by its name (of an abstract, keywords, or back matter), and inside an abstract,
/// or behind a head that begins one, the names of its parts. A name counts with a colon or the like behind it, or where its letters look
/// different from those that follow (Line::lead).
std::vector<RunInHead> runInHeads(const ParagraphText &text, bool inAbstract);

/// What a publisher says of a paper and not the paper itself: its licence, how to cite it, when it was received, who edited it.
bool isPublishersNote(const QString &paragraph);

} // namespace adduce
