#pragma once
#include "core/answer/answer.h"
#include "ui/reader/page_point.h"
#include <optional>

namespace adduce {

/// A place in a document, to come back to.
struct Place
{
    Citation citation; ///< of the document; without a quote no sentence of it is in focus
    std::vector<Citation> others {}; ///< of the thread that it was opened from
    std::optional<PagePoint> seen {}; ///< how far one had scrolled when it was left; none: where the citation stands
};

/// The same document and sentence, at the same height of the page.
[[nodiscard]] bool isSamePlace(const Place &a, const Place &b);

/// Steps in quick succession, of which only the last one is a place to come back to.
enum class Walk
{
    None,
    Sentences, ///< from one cited sentence to the next
    Matches ///< from one place where words were found to the next
};

/// The places that Back and Forward lead to, as a browser keeps them: one left by a jump stays behind, scrolling leaves none.
class PlaceHistory
{
public:
    [[nodiscard]] bool isEmpty() const { return m_places.empty(); }
    [[nodiscard]] const Place &here() const { return m_places.at(m_at); } ///< not when it is empty
    [[nodiscard]] const Place *before() const { return m_at > 0 ? &m_places[m_at - 1] : nullptr; }
    [[nodiscard]] const Place *after() const { return m_at + 1 < m_places.size() ? &m_places[m_at + 1] : nullptr; }

    void leave(const PagePoint &seen); ///< keeps how far one has scrolled here, before going elsewhere
    void go(Place to, Walk walk = Walk::None);
    void endWalk() { m_walk = Walk::None; } ///< what comes next leaves this place behind
    bool goBack(); ///< false when there is nothing before
    bool goForward();

private:
    std::vector<Place> m_places;
    std::size_t m_at = 0;
    Walk m_walk = Walk::None; ///< that led here
};

} // namespace adduce
