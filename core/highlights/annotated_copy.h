#pragma once
#include "core/highlights/highlight.h"
#include "core/worker/worker.h"

namespace adduce {

/// The colour of a highlight in a PDF, 0xRRGGBB.
quint32 inkOf(HighlightColour colour);
/// The colour of ours that is nearest to one of a file; yellow for none and for grey.
HighlightColour nearestColour(std::optional<quint32> ink);

/// Writes the file that `source` reads, with these highlights of it as annotations that any reader of PDFs shows, to `copy`; those whose words
/// are not on their page are left out. How many are in it. Throws as PageRenderer::writeAnnotated().
int writeAnnotatedCopy(
    PageRenderer &source, const std::vector<Highlight> &highlights, QIODevice &copy, const std::stop_token &stop = {});

} // namespace adduce
