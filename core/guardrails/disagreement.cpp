#include "core/guardrails/disagreement.h"

#include "core/guardrails/clauses.h"
#include "core/guardrails/denials.h"
#include "core/guardrails/opposites.h"
#include "core/guardrails/people.h"
#include "core/text/quantities.h"

#include <QSet>
#include <algorithm>
#include <map>
#include <vector>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// Says where something is on a scale, not where it goes: "high-intensity training", "more athletes".
bool isState(const QString &word)
{
    static const QSet<QString> words { u"high"_s, u"highly"_s, u"highest"_s, u"low"_s, u"lowest"_s, u"more"_s, u"most"_s,
        u"less"_s, u"least"_s, u"fewer"_s, u"above"_s, u"below"_s, u"loss"_s, u"losses"_s, u"gain"_s, u"gains"_s, u"with"_s,
        u"without"_s, u"including"_s, u"first"_s, u"last"_s, u"long"_s, u"short"_s };
    return words.contains(word);
}

/// The stems of what a sentence is about: numbers and directions apart.
QSet<QString> subjectOf(const ParsedSentence &sentence)
{
    QSet<QString> stems;
    for (const TextWord &word : sentence.words)
        if (word.isContent && !word.isNumber && !poleOf(word.text))
            stems.insert(word.stem);
    return stems;
}

/// Share of the words of the one with more that both have; 0 where these are too few.
double overlap(const QSet<QString> &one, const QSet<QString> &other, const DisagreementParameters &parameters)
{
    const qsizetype shared = (QSet<QString>(one) & other).size();
    const qsizetype most = std::max(one.size(), other.size());
    return shared >= parameters.fewestShared ? static_cast<double>(shared) / static_cast<double>(most) : 0;
}

bool areOfOtherGroups(const ParsedSentence &one, const ParsedSentence &other)
{
    return std::ranges::any_of(one.words, [&](const TextWord &word) {
        const QString group = groupOf(word.text);
        return !group.isEmpty() && std::ranges::any_of(other.words, [&](const TextWord &beside) {
            const QString second = groupOf(beside.text);
            return !second.isEmpty() && areApart(group, second);
        });
    });
}

/// The numbers with a unit, where it is the only one of that unit: unit to "26 %".
std::map<QString, QString> singleAmounts(const QString &text)
{
    std::map<QString, QString> single;
    QSet<QString> repeated;
    for (const Quantity &number : quantitiesIn(text)) {
        const int end = number.start + number.length;
        const bool isOfName = end < text.size() && text[end].category() == QChar::Punctuation_Dash; // "the 30-m running test"
        if (number.unit.isEmpty() || number.isVague || number.isReference || isOfName)
            continue;
        const auto [place, isNew] = single.emplace(number.unit, number.value + u' ' + number.unit);
        if (!isNew && place->second != number.value + u' ' + number.unit)
            repeated.insert(number.unit);
    }
    std::erase_if(single, [&](const auto &amount) { return repeated.contains(amount.first); });
    return single;
}

/// The words that say where something goes, by their scale; none of a scale with both ends in the sentence.
std::map<int, QString> directionsOf(const ParsedSentence &sentence)
{
    std::map<int, QString> directions;
    QSet<int> both;
    for (std::size_t i = 0; i < sentence.words.size(); ++i) {
        const QString &word = sentence.words[i].text;
        const auto pole = poleOf(word);
        if (!pole || isState(word) || isDenied(sentence, i))
            continue;
        const auto [place, isNew] = directions.emplace(pole->scale, word);
        if (!isNew && poleOf(place->second)->isUpper != pole->isUpper)
            both.insert(pole->scale);
    }
    std::erase_if(directions, [&](const auto &direction) { return both.contains(direction.first); });
    return directions;
}

std::optional<Difference> otherDirection(const ParsedSentence &one, const ParsedSentence &other)
{
    const auto directions = directionsOf(other);
    for (const auto &[scale, word] : directionsOf(one))
        if (const auto found = directions.find(scale);
            found != directions.end() && poleOf(word)->isUpper != poleOf(found->second)->isUpper)
            return Difference { word, found->second };
    return std::nullopt;
}

std::optional<Difference> otherAmount(const QString &one, const QString &other)
{
    const auto amounts = singleAmounts(one);
    const auto others = singleAmounts(other);
    for (const auto &[unit, amount] : amounts)
        if (const auto found = others.find(unit); found != others.end() && found->second != amount)
            return Difference { amount, found->second };
    return std::nullopt;
}

} // namespace

std::optional<Difference> differenceOf(
    const QString &one, const QString &other, const DisagreementParameters &parameters, Stemmer &stem)
{
    const ParsedSentence first = parsed(one, stem);
    const ParsedSentence second = parsed(other, stem);
    const double shared = overlap(subjectOf(first), subjectOf(second), parameters);
    if (shared < std::min(parameters.overlap, parameters.directionOverlap) || areOfOtherGroups(first, second))
        return std::nullopt;
    if (shared >= parameters.overlap)
        if (auto amount = otherAmount(one, other))
            return amount;
    return shared >= parameters.directionOverlap ? otherDirection(first, second) : std::nullopt;
}

} // namespace adduce
