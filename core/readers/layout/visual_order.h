#pragma once
#include "core/readers/layout/layout.h"

namespace adduce {

inline constexpr char16_t kFirstRightToLeft = 0x590; ///< no character before it is of a script that is written from right to left

/// The order in which to read the UTF-16 units of a line whose right-to-left letters stand in it from left to right, as they are seen:
/// for each place the unit that comes there. Latin words and numbers keep their order; a ligature's letters, an accent and its letter and
/// the halves of a surrogate pair stay together. Empty for a line that is in order, as nearly all are. `extents`: of each unit.
std::vector<std::size_t> readingOrder(QStringView text, const std::vector<Extent> &extents);

/// Puts such a line into that order; brackets that were written as they look are turned round.
void putInReadingOrder(Line &line);

} // namespace adduce
