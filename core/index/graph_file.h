#pragma once
#include <cstddef>
#include <span>

namespace adduce {

/// The shape that a graph of hnswlib has to have, to be one of a table of ours.
struct GraphShape
{
    std::size_t vectors = 0;
    std::size_t dimensions = 0;
    std::size_t links = 0; ///< M: at most so many of a vector on an upper level, twice as many on the lowest
};

/// Whether the bytes of a file, as hnswlib 0.6's `saveIndex` writes it, are a graph of this shape in which every search stays:
/// hnswlib itself believes each number and each link that it reads.
bool isSoundGraph(std::span<const char> file, const GraphShape &shape);

} // namespace adduce
