#pragma once

namespace adduce {

class AnswerDocument;

/// Where one stands in an answer: on a sentence, and there perhaps on a citation of it. Tells where a key leads from there.
/// Counted as AnswerDocument does, which it does not own; -1 for none.
class CitationCursor
{
public:
    explicit CitationCursor(const AnswerDocument &content)
        : m_content(content)
    {
    }

    [[nodiscard]] int sentence() const { return m_sentence; }
    [[nodiscard]] int chip() const { return m_chip; }
    void toSentence(int sentence);
    void toChip(int chip); ///< -1: off it, to its sentence

    [[nodiscard]] int chosenChip() const; ///< that it stands on, or the first of its sentence
    [[nodiscard]] int nextSentence(int direction) const; ///< -1 behind the last (1) or before the first (-1)
    [[nodiscard]] int nextChipInSentence(int direction) const; ///< before the first: -1; behind the last: the last
    [[nodiscard]] int nextChip(int direction) const; ///< of all: from a sentence the first in it or behind it; -1 at the ends

private:
    const AnswerDocument &m_content;
    int m_sentence = -1;
    int m_chip = -1;
};

} // namespace adduce
