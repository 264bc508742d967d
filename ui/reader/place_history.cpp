#include "ui/reader/place_history.h"

namespace adduce {

static constexpr std::size_t kMost = 200; ///< places: each holds the citations of a thread

bool isSamePlace(const Place &a, const Place &b)
{
    const bool isCited = !a.citation.quote.isEmpty() || !b.citation.quote.isEmpty();
    if (a.citation.document != b.citation.document || a.citation.sha256 != b.citation.sha256 || a.seen != b.seen)
        return false;
    return isCited ? isSameQuote(a.citation, b.citation) : a.seen || a.citation.page == b.citation.page;
}

void PlaceHistory::leave(const PagePoint &seen)
{
    m_places.at(m_at).seen = seen;
}

void PlaceHistory::go(Place to, Walk walk)
{
    const bool walksOn = walk != Walk::None && walk == m_walk;
    if (!isEmpty() && (walksOn || isSamePlace(here(), to))) {
        m_places[m_at] = std::move(to);
        return;
    }
    if (!isEmpty())
        m_places.erase(m_places.begin() + static_cast<std::ptrdiff_t>(m_at) + 1, m_places.end());
    if (m_places.size() == kMost)
        m_places.erase(m_places.begin());
    m_places.push_back(std::move(to));
    m_at = m_places.size() - 1;
    m_walk = walk;
}

bool PlaceHistory::goBack()
{
    if (!before())
        return false;
    --m_at;
    endWalk();
    return true;
}

bool PlaceHistory::goForward()
{
    if (!after())
        return false;
    ++m_at;
    endWalk();
    return true;
}

} // namespace adduce
