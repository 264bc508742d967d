#pragma once
#include "core/answer/earlier_turn.h"

namespace adduce::test {

/// A conversation of questions that nothing answered.
inline std::vector<EarlierTurn> turnsOf(const QStringList &questions)
{
    std::vector<EarlierTurn> turns;
    for (const QString &question : questions)
        turns.push_back({ question });
    return turns;
}

} // namespace adduce::test
