#pragma once
#include "core/answer/answer.h"
#include "core/highlights/highlight.h"
#include "core/worker/worker.h"
#include <optional>

namespace adduce {

class Database;

/// A quote that stands on its page, as a highlight of its own: without an id, made now. For the thread of the connection.
Highlight highlightOf(Database &database, const Citation &quote, HighlightColour colour);

/// What a highlight marks, as a citation; of a paper that is not in the library, without a document.
Citation citationOf(Database &database, const Highlight &highlight);

/// Highlights on former versions of a file go to its current one where their words stand in it, on the same page or the nearest other one;
/// those whose words it no longer has stay with the version that they were made on. In one transaction. How many went. For the thread of
/// the connection.
int moveToCurrentVersions(Database &database);

/// What another program marked in the file with these bytes, as it is shown: without an id. A note beside the text has no quote.
Highlight markOfFile(const QString &sha256, const PageAnnotation &mark);
/// The same as a highlight of the library, as highlightOf(); none when its words do not stand on their page in this order.
std::optional<Highlight> adopted(Database &database, const Highlight &markOfFile);

/// Where the words of a highlight stand on its page: a rectangle a line, points. None where they do not stand there. `lines`: of that page.
std::vector<QRectF> rectsOf(const Highlight &highlight, const std::vector<TextLine> &lines);

} // namespace adduce
