#pragma once

namespace adduce {

/// What the vectors are worth for a question.
struct VectorTrust
{
    double coverage = 0; ///< how much of the question they know (EmbeddedText), 0 to 1
    double agreement = 1; ///< how far they and the words of the question find the same (agreementOf), 0 to 1
    friend bool operator==(const VectorTrust &, const VectorTrust &) = default;
};

} // namespace adduce
