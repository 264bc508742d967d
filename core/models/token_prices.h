#pragma once
#include <QDate>

namespace adduce {

/// What a model's server takes for a million tokens, in whatever currency the user counts; 0: nothing, or nobody said.
struct TokenPrices
{
    double prompt = 0;
    double answer = 0;
    QDate since {}; ///< when the user entered them; none where they were entered in an earlier version

    [[nodiscard]] bool isFree() const { return prompt <= 0 && answer <= 0; }
    friend bool operator==(const TokenPrices &, const TokenPrices &) = default;
};

} // namespace adduce
