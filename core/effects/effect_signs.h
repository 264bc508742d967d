#pragma once
#include "core/effects/effect_question.h"

namespace adduce {

/// A sign that is said; gone where both are.
struct Sign
{
    int sign = 0;
    bool isBoth = false;
    QString word;

    void add(int other, const QString &by)
    {
        isBoth = isBoth || (sign != 0 && sign != other);
        if (sign == 0) {
            sign = other;
            word = by;
        }
    }
    [[nodiscard]] bool isSaid() const { return sign != 0 && !isBoth; }
};

/// What the words of direction in a clause say of outcome and cause.
struct ClauseSigns
{
    Sign amount; ///< of the outcome
    Sign quality; ///< of the outcome
    Sign cause; ///< more or less of it
    bool isDenied = false; ///< a direction of the outcome is
};

/// A word of direction belongs to the part of the question that it stands with: "higher doses gave fewer falls". Pure.
ClauseSigns signsIn(const ParsedSentence &sentence, const Clause &clause, const EffectQuestion &asked);

/// The place of what the others are compared with, behind "than"; the end of the clause without one.
std::size_t comparedAt(const ParsedSentence &sentence, const Clause &clause);

} // namespace adduce
