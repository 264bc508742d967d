#pragma once
#include "core/answer/answer.h"

namespace adduce {

class Database;

/// A stretch of a page that a person selected, as a citation: its quote is what stands on the page, letter by letter. None
/// when the document with these bytes is not in the library, or the words do not stand there as they were selected.
/// `page` is 1-based.
std::optional<Citation> selectedQuote(
    Database &database, const QString &sha256, int page, const QString &text, std::vector<QRectF> rects);

} // namespace adduce
