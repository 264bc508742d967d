#include "core/guardrails/directions.h"

#include "core/guardrails/denials.h"
#include "core/guardrails/opposites.h"
#include "core/guardrails/people.h"

#include <algorithm>

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

/// Tells conditions apart: a word of state, or an end of a scale on which nothing goes up or down.
bool isOfCondition(const QString &word, const Pole &pole)
{
    return isState(word) || !isScaleOfEffects(pole.scale);
}

} // namespace

bool saysDirection(const QString &word)
{
    const auto pole = poleOf(word);
    return pole && isScaleOfEffects(pole->scale) && !isState(word);
}

std::map<int, QString> directionsIn(const ParsedSentence &sentence, const Clause &stretch)
{
    std::map<int, QString> directions;
    QSet<int> both;
    for (std::size_t i = stretch.first; i < stretch.end; ++i) {
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

std::map<int, QString> directionsOf(const ParsedSentence &sentence)
{
    return directionsIn(sentence, { 0, sentence.words.size() });
}

int scaleOfAmount()
{
    static const int scale = poleOf(u"increase"_s)->scale;
    return scale;
}

bool isScaleOfEffects(int scale)
{
    static const QSet<int> scales = [] {
        QSet<int> all;
        for (const QString &word : { u"increase"_s, u"improve"_s, u"positive"_s, u"faster"_s, u"longer"_s, u"promote"_s })
            all.insert(poleOf(word)->scale);
        return all;
    }();
    return scales.contains(scale);
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

QSet<QString> groupsIn(const ParsedSentence &sentence, const Clause &stretch)
{
    QSet<QString> all;
    for (std::size_t i = stretch.first; i < stretch.end; ++i)
        if (const QString group = groupOf(sentence.words[i].text); !group.isEmpty())
            all.insert(group);
    return all;
}

bool areGroupsApart(const QSet<QString> &one, const QSet<QString> &other)
{
    return !one.intersects(other) && std::ranges::any_of(one, [&](const QString &group) {
        return std::ranges::any_of(other, [&](const QString &beside) { return areApart(group, beside); });
    });
}

bool areOfOtherConditions(const ParsedSentence &one, const ParsedSentence &other)
{
    const auto conditions = [](const ParsedSentence &sentence) {
        std::map<int, QSet<bool>> ends; // that it names, by scale
        for (const TextWord &word : sentence.words)
            if (const auto pole = poleOf(word.text); pole && isOfCondition(word.text, *pole))
                ends[pole->scale].insert(pole->isUpper);
        return ends;
    };
    const auto first = conditions(one);
    return std::ranges::any_of(conditions(other), [&](const auto &end) {
        const auto found = first.find(end.first);
        return found != first.end() && !found->second.intersects(end.second);
    });
}

QSet<QString> subjectOf(const ParsedSentence &sentence)
{
    QSet<QString> stems;
    for (const TextWord &word : sentence.words)
        if (word.isContent && !word.isNumber && !poleOf(word.text))
            stems.insert(word.stem);
    return stems;
}

double sharedSubject(const QSet<QString> &one, const QSet<QString> &other, int fewest)
{
    const qsizetype shared = (QSet<QString>(one) & other).size();
    const qsizetype most = std::max(one.size(), other.size());
    return shared >= fewest ? static_cast<double>(shared) / static_cast<double>(most) : 0;
}

} // namespace adduce
