#pragma once
#include <vector>

namespace adduce {

/// A text in an embedding space.
struct EmbeddedText
{
    std::vector<float> vector; ///< of unit length, or zeros when no word of it is known
    double vocabularyCoverage = 0; ///< the share of the text, by weight, that the space knows, 0 to 1
};

} // namespace adduce
