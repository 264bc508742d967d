#pragma once
#include "core/answer/answer.h"

namespace adduce {

/// Ties a statement to the place that proves it: SHA-256, 64 hexadecimal digits, over the statement, and the hash of the document, page, quote and
/// rectangles (hundredths of a point) of its citation. An export carries it, so that `verify` finds a statement that was changed, or
/// given the place of another. It holds no secret: whoever makes a false export with a new seal is found by the page alone.
QString sealOf(const QString &statement, const Citation &citation);

} // namespace adduce
