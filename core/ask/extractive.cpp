#include "core/ask/extractive.h"

#include <algorithm>
#include <cmath>

namespace adduce {

namespace {

double overlap(const QSet<QString> &a, const QSet<QString> &b)
{
    const auto smaller = std::min(a.size(), b.size());
    if (smaller == 0)
        return 0;
    const QSet<QString> common = QSet<QString>(a).intersect(b);
    return static_cast<double>(common.size()) / static_cast<double>(smaller);
}

} // namespace

std::vector<Candidate> selectSentences(const std::vector<Candidate> &scored, const AnswerParameters &parameters)
{
    std::vector<const Candidate *> left;
    double best = 0;
    for (const Candidate &c : scored)
        if (c.isQuotable()) {
            left.push_back(&c);
            best = std::max(best, c.score);
        }
    std::ranges::stable_sort(left, std::ranges::greater {}, &Candidate::score);
    std::vector<Candidate> chosen;
    while (!left.empty() && chosen.size() < static_cast<std::size_t>(parameters.maxSentences)) {
        const auto discounted = [&](const Candidate *c) {
            return c->score
                * std::pow(1 - parameters.sourceDiscount, std::ranges::count(chosen, c->document, &Candidate::document));
        };
        const auto next = std::ranges::max_element(left, {}, discounted); // the first of equals: sorted by score
        const Candidate &candidate = **next;
        if (discounted(*next) < parameters.sentenceFloor * best)
            break;
        const bool repeats = std::ranges::any_of(
            chosen, [&](const Candidate &other) { return overlap(candidate.stems, other.stems) > parameters.redundancy; });
        if (!repeats)
            chosen.push_back(candidate);
        left.erase(next);
    }
    return chosen;
}

} // namespace adduce
