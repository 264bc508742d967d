#include "core/ask/disagreements.h"

#include "core/guardrails/disagreement.h"
#include "core/text/stemmer.h"

#include <algorithm>
#include <numeric>

namespace adduce {

/// Which key terms a sentence speaks of, by themselves or a word near to them.
static std::vector<bool> termsIn(const QString &text, const TermLookup &terms, Stemmer &stem)
{
    std::vector<bool> spoken;
    for (const double strength : terms.strengthsIn(contentStems(text, stem)))
        spoken.push_back(strength > 0);
    return spoken;
}

/// Does the one speak of a term that the other does not?
static bool hasItsOwn(const std::vector<bool> &one, const std::vector<bool> &other)
{
    for (std::size_t t = 0; t < one.size(); ++t)
        if (one[t] && !other[t])
            return true;
    return false;
}

std::vector<Disagreement> disagreementsIn(
    const std::vector<AnswerSentence> &sentences, const QuestionTerms &asked, const DisagreementParameters &parameters)
{
    Stemmer stem;
    const TermLookup lookup(asked.terms);
    std::vector<std::vector<bool>> terms;
    for (const AnswerSentence &sentence : sentences)
        terms.push_back(termsIn(sentence.text, lookup, stem));
    std::vector<Disagreement> all;
    const auto isSaid = [](const Disagreement &one, const QString &words) {
        return std::ranges::find(one, words, &DifferingWords::words) != one.end();
    };
    for (int first = 0; first < static_cast<int>(sentences.size()); ++first)
        for (int second = first + 1; second < static_cast<int>(sentences.size()); ++second) {
            const auto here = static_cast<std::size_t>(first);
            const auto there = static_cast<std::size_t>(second);
            if (hasItsOwn(terms[here], terms[there]) && hasItsOwn(terms[there], terms[here]))
                continue;
            const auto difference = differenceOf(sentences[here].text, sentences[there].text, parameters, stem);
            if (!difference)
                continue;
            const auto begun = std::ranges::find_if(all, [&](const Disagreement &known) {
                return known.front() == DifferingWords { first, difference->one } && !isSaid(known, difference->other);
            });
            const bool isKnown = std::ranges::any_of(
                all, [&](const Disagreement &one) { return isSaid(one, difference->one) && isSaid(one, difference->other); });
            if (begun != all.end())
                begun->push_back({ second, difference->other });
            else if (!isKnown)
                all.push_back({ { first, difference->one }, { second, difference->other } });
        }
    return all;
}

std::vector<std::size_t> papersFirst(const QStringList &texts, const std::vector<bool> &isOfWeb, const QuestionTerms &asked,
    const DisagreementParameters &parameters)
{
    std::vector<AnswerSentence> sentences;
    for (const QString &text : texts)
        sentences.push_back({ text, {} });
    std::vector<std::size_t> order(sentences.size());
    std::iota(order.begin(), order.end(), 0);
    for (const Disagreement &one : disagreementsIn(sentences, asked, parameters)) {
        std::vector<std::size_t> places; // of its sentences, in the order so far
        for (const DifferingWords &words : one)
            places.push_back(
                static_cast<std::size_t>(std::ranges::find(order, static_cast<std::size_t>(words.sentence)) - order.begin()));
        std::ranges::sort(places);
        std::vector<std::size_t> members;
        for (const std::size_t place : places)
            members.push_back(order[place]);
        std::ranges::stable_partition(members, [&](std::size_t member) { return !isOfWeb[member]; });
        for (std::size_t i = 0; i < places.size(); ++i)
            order[places[i]] = members[i];
    }
    return order;
}

} // namespace adduce
