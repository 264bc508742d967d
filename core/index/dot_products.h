#pragma once
#include <QtGlobal>
#include <span>

namespace adduce {

// Compiled for several generations of processors; the one at hand is chosen when the program starts.

/// The inner product of `query` with each of the rows that stand one after the other in `rows`, `sums.size()` of them.
void dotRows(std::span<const qint8> query, std::span<const qint8> rows, std::span<qint32> sums);

/// The inner product of `query` with a row whose values are 256 * high + low.
float dotSplit(std::span<const float> query, std::span<const qint8> high, std::span<const qint8> low);

/// to += scale x from, both of one length.
void addScaled(float scale, std::span<const float> from, std::span<float> to);

} // namespace adduce
