#pragma once
#include "core/readers/blocks/text_blocks.h"
#include <QStringView>

namespace adduce {

/// Whether a text begins as an article in the Journal Article Tag Suite (JATS, ANSI/NISO Z39.96), or as its predecessor, the NLM DTD:
/// what publishers keep and PubMed Central gives.
bool looksLikeJats(QStringView head);

/// The first article of the text, with what it says of itself. Its sections, tables, captions, footnotes and references are what they are
/// tagged as; formulae, pictures and what is not known are left out. Throws Error{Damaged}, or Empty where there is no article.
BlockText jatsBlocks(const QString &text);

} // namespace adduce
