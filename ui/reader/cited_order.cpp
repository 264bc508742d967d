#include "ui/reader/cited_order.h"

#include <algorithm>

namespace adduce {

namespace {

bool isAmong(const std::vector<Citation> &citations, const Citation &citation)
{
    return std::ranges::any_of(citations, [&](const Citation &known) { return isSameQuote(known, citation); });
}

} // namespace

std::vector<Citation> citedBeside(const Place &place, const std::vector<Citation> &everCited)
{
    std::vector<Citation> others;
    const auto add = [&](const Citation &other) {
        if (other.sha256 == place.citation.sha256 && !isSameQuote(place.citation, other) && !isAmong(others, other))
            others.push_back(other);
    };
    std::ranges::for_each(place.others, add);
    std::ranges::for_each(everCited, add);
    return others;
}

void addQuote(std::vector<Citation> &citations, const Citation &citation)
{
    if (!citation.quote.isEmpty() && !isAmong(citations, citation))
        citations.push_back(citation);
}

std::vector<Citation> inOrder(const Citation &citation, std::vector<Citation> others)
{
    others.push_back(citation);
    std::ranges::stable_sort(others, {}, [](const Citation &c) {
        const double top = c.rects.empty() ? 0.0 : c.rects.front().top();
        return std::pair(c.page, top);
    });
    return others;
}

std::optional<Citation> stepFrom(const Citation &citation, const std::vector<Citation> &ordered, int steps)
{
    const auto target = (std::ranges::find(ordered, citation) - ordered.begin()) + steps;
    if (target < 0 || target >= std::ssize(ordered))
        return std::nullopt;
    return ordered[static_cast<std::size_t>(target)];
}

} // namespace adduce
