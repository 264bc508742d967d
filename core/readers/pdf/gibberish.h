#pragma once
#include <QString>

namespace adduce {

/// Whether the characters of a page mean nothing in any language: fonts without a true table to Unicode. Told by the
/// kinds of characters alone; of a short text it says nothing.
bool isGibberish(const QString &text);

} // namespace adduce
