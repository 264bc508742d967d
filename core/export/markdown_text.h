#pragma once
#include <QString>

namespace adduce {

/// `text` as one line of Markdown that shows exactly these words: nothing in it becomes a link, an image, a heading, a
/// list, a table or HTML, neither in CommonMark nor in GitHub's or Pandoc's dialects. What would be linked by itself
/// (addresses) is set as code.
QString markdownText(const QString &text);

} // namespace adduce
