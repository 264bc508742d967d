#include "core/guardrails/disagreement.h"

#include "core/guardrails/clauses.h"
#include "core/guardrails/directions.h"
#include "core/guardrails/opposites.h"
#include "core/text/quantities.h"

#include <QSet>
#include <algorithm>
#include <map>
#include <vector>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

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
    const double shared = sharedSubject(subjectOf(first), subjectOf(second), parameters.fewestShared);
    if (shared < std::min(parameters.overlap, parameters.directionOverlap) || areOfOtherGroups(first, second))
        return std::nullopt;
    if (shared >= parameters.overlap)
        if (auto amount = otherAmount(one, other))
            return amount;
    return shared >= parameters.directionOverlap ? otherDirection(first, second) : std::nullopt;
}

} // namespace adduce
