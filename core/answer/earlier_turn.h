#pragma once
#include "core/answer/answer.h"

namespace adduce {

/// A paper that an earlier answer quotes.
struct QuotedPaper
{
    QString sha256; ///< of its bytes
    QString source; ///< "Smith 2021"
    bool isKeptHere = true; ///< it never leaves this computer; so does one of which nothing is known (markKeptHere())

    friend bool operator==(const QuotedPaper &, const QuotedPaper &) = default;
};

/// A question of a conversation and what it was answered.
struct EarlierTurn
{
    QString question;
    QString answer {}; ///< plain text of its sentences, without marks; empty where nothing answered
    std::vector<QuotedPaper> quoted {}; ///< by the answer, each once

    [[nodiscard]] bool isKeptHere() const ///< the answer; the question is the user's own
    {
        return std::ranges::any_of(quoted, &QuotedPaper::isKeptHere);
    }
    friend bool operator==(const EarlierTurn &, const EarlierTurn &) = default;
};

/// How the next question goes on with an answer. What a model made of the conversation may hold what the answers `before` it quote. Pure.
EarlierTurn earlierTurn(const Answer &answer, const std::vector<EarlierTurn> &before);

QStringList questionsOf(const std::vector<EarlierTurn> &turns);

class Database;

/// Says of each paper that is quoted whether it never leaves this computer; one that is not in the library does not, either.
void markKeptHere(std::vector<EarlierTurn> &turns, Database &database);

} // namespace adduce
