#pragma once
#include "core/index/inverted_index.h"
#include <vector>

namespace adduce {

/// Where two terms stand near each other: rows, ascending, and how often the first has the second within reach (255 for more).
struct Neighbours
{
    std::vector<quint32> rows;
    std::vector<quint8> counts;
};

/// `distance` in words, in either order, 1 for side by side; below 128. Positions are known modulo 256: in a longer chunk a pair in some
/// hundred may only seem near.
Neighbours neighbours(const InvertedIndex::Postings &first, const InvertedIndex::Postings &second, int distance);

/// Both, row by row.
Neighbours merged(const Neighbours &a, const Neighbours &b);

} // namespace adduce
