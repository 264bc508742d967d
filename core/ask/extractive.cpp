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

/// Does the term stand there, or a word near to it?
bool speaksOf(const Candidate &c, std::size_t term)
{
    const auto stands = [&](const TermStrengths &strengths) { return term < strengths.size() && strengths[term] > 0; };
    return stands(c.context.own) || stands(c.context.near) || stands(c.context.heading);
}

} // namespace

PartialFinding partialFinding(
    const std::vector<Candidate> &candidates, const std::vector<KeyTerm> &terms, const RefusalParameters &parameters)
{
    std::vector<const Candidate *> told;
    for (const Candidate &c : candidates)
        if (c.isQuotable() && c.match.coverage >= parameters.partialCoverage)
            told.push_back(&c);
    std::ranges::stable_sort(
        told, std::ranges::greater {}, [](const Candidate *c) { return std::pair(c->match.coverage, c->score); });
    PartialFinding found;
    if (told.empty())
        return found;
    for (std::size_t t = 0; t < terms.size(); ++t) {
        if (speaksOf(*told.front(), t))
            found.spoken << terms[t].word;
        else if (!terms[t].isOfAsking && std::ranges::none_of(candidates, [&](const Candidate &c) { return speaksOf(c, t); }))
            found.missing << terms[t].word;
    }
    if (found.spoken.isEmpty() || found.missing.isEmpty())
        return {};
    for (const Candidate *c : told) {
        if (found.sentences.size() >= static_cast<std::size_t>(parameters.partialSentences))
            break;
        if (std::ranges::none_of(
                found.sentences, [&](const Candidate &other) { return other.sentence.text == c->sentence.text; }))
            found.sentences.push_back(*c);
    }
    return found;
}

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
