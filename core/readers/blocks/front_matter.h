#pragma once
#include "core/readers/blocks/text_blocks.h"

namespace adduce {

/// Whether a text begins with front matter as Pandoc and Jekyll know it: fields between two lines "---".
bool hasFrontMatter(const QString &text);

/// Takes title and authors out of it, as far as they are plain (of YAML: scalars, and lists of names); the text that follows.
QString takeFrontMatter(const QString &text, BlockText &out);

} // namespace adduce
