#include "core/sentences/answer_features.h"

#include <algorithm>
#include <cmath>

namespace adduce {

namespace {

using Input = AnswerFeature::Input;

double logitOf(double probability)
{
    const double bound = std::clamp(probability, 1e-6, 1 - 1e-6);
    return std::log(bound / (1 - bound));
}

const Candidate &best(const Input &x)
{
    return *x.pool.best.front();
}

double logitAt(const Input &x, std::size_t place)
{
    return logitOf(x.pool.best[std::min(place, x.pool.best.size() - 1)]->score);
}

/// How far the best stand out: where there is no answer, many sentences are about as good as the first.
double lead(const Input &x)
{
    constexpr std::size_t kBehind = 5; // the sixth place, behind all that an answer tells; of fewer, the last
    return logitAt(x, 0) - logitAt(x, kBehind);
}

/// Of the weight of the terms, what no candidate holds.
double unseen(const Input &x)
{
    double weight = 0;
    for (std::size_t t = 0; t < x.asked.terms.size(); ++t)
        if (std::ranges::none_of(x.pool.best, [&](const Candidate *c) { return c->match.counts[t] > 0; }))
            weight += x.asked.terms[t].weight;
    return weight / std::max(x.asked.weight(), 1e-9);
}

/// The heaviest term that is missing from the best sentences and from around them, as a share of all.
double heaviestMissing(const Input &x)
{
    constexpr std::size_t kBest = 3;
    double heaviest = 0;
    for (std::size_t t = 0; t < x.asked.terms.size(); ++t) {
        const auto end = x.pool.best.begin() + static_cast<std::ptrdiff_t>(std::min(kBest, x.pool.best.size()));
        const bool isThere = std::any_of(x.pool.best.begin(), end, [&](const Candidate *c) { return c->context.holds(t); });
        if (!isThere)
            heaviest = std::max(heaviest, x.asked.terms[t].weight);
    }
    return heaviest / std::max(x.asked.weight(), 1e-9);
}

/// Of the weight of the terms, what no sentence of the best one's document holds.
double unseenInDocument(const Input &x)
{
    double weight = 0;
    for (std::size_t t = 0; t < x.asked.terms.size(); ++t)
        if (std::ranges::none_of(
                x.pool.best, [&](const Candidate *c) { return c->document == best(x).document && c->match.counts[t] > 0; }))
            weight += x.asked.terms[t].weight;
    return weight / std::max(x.asked.weight(), 1e-9);
}

/// How many of the best three answer, by their own probabilities.
double expectedAnswers(const Input &x)
{
    constexpr std::size_t kBest = 3;
    double sum = 0;
    for (std::size_t i = 0; i < std::min(kBest, x.pool.best.size()); ++i)
        sum += x.pool.best[i]->score;
    return sum;
}

bool asksFor(const Input &x, AnswerTypes types)
{
    return x.asked.wanted.types.testAnyFlags(types);
}

bool asksForName(const Input &x)
{
    return asksFor(x, AnswerType::Person | AnswerType::Time | AnswerType::Place);
}

bool namesAreNear(const Input &x)
{
    return namesArePresent(x.asked.terms, best(x).context);
}

constexpr AnswerFeature kFeatures[] {
    { "best", [](const Input &x) { return logitAt(x, 0); } },
    { "coverage", [](const Input &x) { return best(x).match.coverage; } },
    { "context_coverage", [](const Input &x) { return best(x).coverage; } },
    { "best_context_coverage", [](const Input &x) { return x.pool.bestOfAll; } },
    { "similarity", [](const Input &x) { return std::max(0.0, best(x).similarity); } },
    { "lead", lead },
    { "unseen", unseen },
    { "heaviest_missing", heaviestMissing },
    { "unseen_in_document", unseenInDocument },
    { "expected", expectedAnswers },
    { "asks_number", [](const Input &x) { return asksFor(x, AnswerType::Number) ? 1.0 : 0.0; } },
    { "asks_definition", [](const Input &x) { return asksFor(x, AnswerType::Definition) ? 1.0 : 0.0; } },
    { "asks_named", [](const Input &x) { return asksForName(x) ? 1.0 : 0.0; } },
    { "asks_why_or_how", [](const Input &x) { return asksFor(x, AnswerType::Reason | AnswerType::Method) ? 1.0 : 0.0; } },
    { "asks_finding", [](const Input &x) { return asksFor(x, AnswerType::Finding | AnswerType::YesNo) ? 1.0 : 0.0; } },
    { "names_missing", [](const Input &x) { return namesAreNear(x) ? 0.0 : 1.0; } },
    { "terms", [](const Input &x) { return std::min<double>(8, static_cast<double>(x.asked.terms.size())) / 8; } },
    { "number_missing",
        [](const Input &x) {
            return x.asked.wanted.types.testFlag(AnswerType::Number) && !best(x).match.hasWantedNumber ? 1.0 : 0.0;
        } },
    { "document_sentences",
        [](const Input &x) { // of the best three, how many are of one document
            constexpr std::size_t kBest = 3;
            const std::size_t n = std::min(kBest, x.pool.best.size());
            return static_cast<double>(std::count_if(x.pool.best.begin(), x.pool.best.begin() + static_cast<std::ptrdiff_t>(n),
                       [&](const Candidate *c) { return c->document == best(x).document; }))
                / static_cast<double>(n);
        } },
};

} // namespace

AnswerPool::AnswerPool(const std::vector<Candidate> &scored)
{
    for (const Candidate &c : scored) {
        bestOfAll = std::max(bestOfAll, c.coverage);
        if (c.isQuotable())
            best.push_back(&c);
    }
    std::ranges::stable_sort(best, std::ranges::greater {}, &Candidate::score);
}

std::span<const AnswerFeature> answerFeatures()
{
    return kFeatures;
}

std::vector<double> answerFeaturesOf(const QuestionTerms &asked, const AnswerPool &pool)
{
    std::vector<double> values;
    for (const AnswerFeature &feature : kFeatures)
        values.push_back(feature.of({ asked, pool }));
    return values;
}

} // namespace adduce
