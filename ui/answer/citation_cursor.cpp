#include "ui/answer/citation_cursor.h"

#include "ui/answer/answer_document.h"

namespace adduce {

void CitationCursor::toSentence(int sentence)
{
    m_sentence = sentence;
    m_chip = -1;
}

void CitationCursor::toChip(int chip)
{
    m_chip = chip;
    if (chip >= 0)
        m_sentence = m_content.sentenceOf(chip);
}

int CitationCursor::chosenChip() const
{
    return m_chip >= 0 ? m_chip : m_content.firstChipOf(m_sentence);
}

int CitationCursor::nextSentence(int direction) const
{
    const int count = static_cast<int>(m_content.sentences().size());
    const int next = m_sentence < 0 && direction < 0 ? count - 1 : m_sentence + direction;
    return next < count ? next : -1;
}

int CitationCursor::nextChipInSentence(int direction) const
{
    const int first = m_content.firstChipOf(m_sentence);
    if (first < 0)
        return -1;
    if (m_chip < 0)
        return direction > 0 ? first : -1;
    const int next = m_chip + direction;
    if (next < first)
        return -1;
    return next < m_content.chipCount() && m_content.sentenceOf(next) == m_sentence ? next : m_chip;
}

int CitationCursor::nextChip(int direction) const
{
    int next = m_chip + direction;
    if (m_chip < 0 && direction < 0)
        return -1;
    if (m_chip < 0)
        for (next = 0; next < m_content.chipCount() && m_content.sentenceOf(next) < m_sentence;)
            ++next;
    return next < m_content.chipCount() ? next : -1;
}

} // namespace adduce
