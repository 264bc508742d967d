#include "core/ask/extractive.h"

#include "core/guardrails/disagreement.h"
#include "core/text/stemmer.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <span>

namespace adduce {

namespace {

/// Share of the shorter that stands in the other, too. Both sorted.
double overlap(std::span<const std::size_t> a, std::span<const std::size_t> b)
{
    const std::size_t shorter = std::min(a.size(), b.size());
    if (shorter == 0)
        return 0;
    std::size_t common = 0;
    for (auto one = a.begin(), other = b.begin(); one != a.end() && other != b.end();)
        if (*one == *other) {
            ++common;
            ++one;
            ++other;
        } else if (*one < *other) {
            ++one;
        } else {
            ++other;
        }
    return static_cast<double>(common) / static_cast<double>(shorter);
}

/// Those that may be told, best first.
std::vector<const Candidate *> quotable(const std::vector<Candidate> &scored)
{
    std::vector<const Candidate *> all;
    for (const Candidate &c : scored)
        if (c.isQuotable())
            all.push_back(&c);
    std::ranges::stable_sort(all, std::ranges::greater {}, &Candidate::score);
    return all;
}

bool repeats(const Candidate &candidate, const Candidate &other, const AnswerParameters &parameters)
{
    return overlap(candidate.stems, other.stems) > parameters.redundancy;
}

/// Behind each that is told the best that says nearly the same of it but for a number or a direction, however well that answers by
/// itself.
std::vector<Candidate> withDiffering(std::vector<Candidate> told, const std::vector<const Candidate *> &quotable,
    const AnswerParameters &parameters, Stemmer &stem)
{
    std::vector<Candidate> all;
    for (const Candidate &one : told) {
        all.push_back(one);
        const auto differs = [&](const Candidate *other) {
            return repeats(*other, one, parameters) && other->sentence.text != one.sentence.text
                && differenceOf(one.sentence.text, other->sentence.text, parameters.disagreement, stem);
        };
        if (const auto found = std::ranges::find_if(quotable, differs); found != quotable.end())
            all.push_back(**found);
    }
    return all;
}

/// Lines of print: cells of a row that are side by side are of one, and so are the pieces of a line that slopes.
int linesOf(const Sentence &sentence)
{
    constexpr double kTouch = 0.5; // points
    const auto goesOn = [](const QRectF &last, const QRectF &next) {
        const double apart = std::min(std::abs(next.left() - last.right()), std::abs(last.left() - next.right()));
        return apart < kTouch && std::abs(next.center().y() - last.center().y()) < next.height() / 2;
    };
    std::set<std::pair<int, int>> lines; // page and height
    for (const SentencePart &part : sentence.parts)
        for (std::size_t i = 0; i < part.rects.size(); ++i)
            if (i == 0 || !goesOn(part.rects[i - 1], part.rects[i]))
                lines.emplace(part.page, qRound(part.rects[i].bottom()));
    return static_cast<int>(lines.size());
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
    std::vector<const Candidate *> left = quotable(scored);
    const double best = left.empty() ? 0 : left.front()->score;
    Stemmer stem;
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
        if (std::ranges::none_of(chosen, [&](const Candidate &other) { return repeats(candidate, other, parameters); }))
            chosen.push_back(candidate);
        left.erase(next);
    }
    return withDiffering(std::move(chosen), quotable(scored), parameters, stem);
}

std::vector<Candidate> alsoSaid(
    const std::vector<Candidate> &scored, const std::vector<Candidate> &told, const AnswerParameters &parameters)
{
    const std::vector<const Candidate *> left = quotable(scored);
    std::vector<Candidate> also;
    for (const Candidate *c : left) {
        if (static_cast<int>(also.size()) >= parameters.alsoSentences || c->score < parameters.alsoFloor * left.front()->score)
            break;
        const auto isRepeated = [&](const Candidate &other) {
            return (other.document == c->document && other.ordinal == c->ordinal) || repeats(*c, other, parameters);
        };
        if (std::ranges::any_of(told, isRepeated) || std::ranges::any_of(also, isRepeated))
            continue;
        const auto ofPaper = std::ranges::find(also.rbegin(), also.rend(), c->document, &Candidate::document);
        also.insert(ofPaper == also.rend() ? also.end() : ofPaper.base(), *c);
    }
    return also;
}

std::vector<Candidate> unquotableSentences(const std::vector<Candidate> &scored, double floor, const AnswerParameters &parameters)
{
    std::vector<Candidate> found;
    double best = 0;
    for (const Candidate &c : scored)
        if (c.isQuotable())
            best = std::max(best, c.score);
        else if (c.score >= floor && linesOf(c.sentence) <= parameters.unquotableLines)
            found.push_back(c);
    std::erase_if(found, [&](const Candidate &c) { return c.score < parameters.unquotableFloor * best; });
    std::ranges::stable_sort(found, std::ranges::greater {}, &Candidate::score);
    found.resize(std::min(found.size(), static_cast<std::size_t>(parameters.unquotableSentences)));
    return found;
}

std::vector<Candidate> unquotableOfRefusal(
    const std::vector<Candidate> &scored, const std::vector<KeyTerm> &terms, const Parameters &parameters)
{
    std::vector<Candidate> found;
    for (const Candidate &c : scored) {
        const bool holds = c.match.coverage >= parameters.refusal.placeCoverage && namesArePresent(terms, c.context);
        if (!c.isQuotable() && (holds || c.score >= parameters.answer.floor)
            && linesOf(c.sentence) <= parameters.answer.unquotableLines)
            found.push_back(c);
    }
    std::ranges::stable_sort(
        found, std::ranges::greater {}, [](const Candidate &c) { return std::pair(c.score, c.match.coverage); });
    found.resize(std::min(found.size(), static_cast<std::size_t>(parameters.answer.unquotableSentences)));
    return found;
}

} // namespace adduce
