#include "ui/reader/find_bar.h"

namespace adduce {

FindBar::FindBar(QWidget *parent)
    : FindLine(tr("Find in this document"), parent)
{
    connect(this, &FindLine::wordsChanged, this, [this](const QString &words) {
        m_finished = words.isEmpty();
        clearMatches();
        emit findWanted(words);
    });
    connect(this, &FindLine::stepped, this, &FindBar::step);
}

void FindBar::clearMatches()
{
    m_matches.clear();
    m_places.clear();
    m_at = -1;
    tell();
}

void FindBar::addMatches(int page, const std::vector<LetterRange> &matches)
{
    const bool first = m_places.empty();
    m_matches.insert(page, matches);
    for (const LetterRange &match : matches)
        m_places.emplace_back(page, match);
    if (first)
        step(1);
    tell();
}

void FindBar::finish()
{
    m_finished = true;
    tell();
}

void FindBar::step(int direction)
{
    if (m_places.empty())
        return;
    m_at = (m_at + direction + count()) % count();
    tell();
    const auto &[page, match] = m_places[static_cast<std::size_t>(m_at)];
    emit matchChosen(page, match);
}

void FindBar::tell()
{
    showCount(m_at, count(), !m_finished);
}

} // namespace adduce
