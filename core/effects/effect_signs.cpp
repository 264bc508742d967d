#include "core/effects/effect_signs.h"

#include "core/effects/effect_words.h"
#include "core/guardrails/denials.h"

#include <algorithm>
#include <utility>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// "more than 20": who has more, and no direction.
bool isOfNumber(const ParsedSentence &sentence, std::size_t i)
{
    const auto &words = sentence.words;
    return i + 2 < words.size() && words[i + 1].text == u"than" && (words[i + 2].isNumber || words[i + 2].length == 1);
}

/// "at least", "high-intensity": no direction.
bool isOfQuantity(const ParsedSentence &sentence, std::size_t i)
{
    const auto &words = sentence.words;
    const int end = words[i].start + words[i].length;
    if (end + 1 < sentence.text.size() && sentence.text[end] == u'-' && sentence.text[end + 1].isLetter())
        return true;
    const bool isBound = words[i].text == u"above" || words[i].text == u"below";
    return (i > 0 && words[i - 1].text == u"at") || (isBound && i + 1 < words.size() && words[i + 1].isNumber);
}

/// "Reduced sprint time" where performance is asked for: less of the time is more of it.
bool isOfTakenTime(const ParsedSentence &sentence, const Clause &clause, std::size_t word, const EffectQuestion &asked)
{
    constexpr std::size_t kNear = 4;
    if (asked.isOfTime || !asked.isGood)
        return false;
    const auto isTime = [&](std::size_t i) { return sentence.words[i].text == u"time" || sentence.words[i].text == u"times"; };
    const std::size_t from = word - std::min(word - clause.first, kNear);
    for (std::size_t i = from; i < std::min(clause.end, word + 1 + kNear); ++i)
        if (isTime(i))
            return true;
    return false;
}

/// "improved more": it strengthens another word, and counts nothing.
bool isOfDegree(const ParsedSentence &sentence, std::size_t i, const EffectQuestion &asked)
{
    static const QSet<QString> counting { u"more"_s, u"less"_s, u"most"_s, u"least"_s, u"much"_s, u"little"_s, u"small"_s,
        u"large"_s, u"few"_s, u"many"_s };
    const auto &words = sentence.words;
    if (!counting.contains(words[i].text))
        return false;
    const bool isOfNoun = i + 1 < words.size() && words[i + 1].isContent;
    const bool isOfOutcome = i > 0 && partOf(words[i - 1], asked) != EffectPart::None; // "slept less"
    const auto isBy = [&](std::size_t j) { return words[j].text == u"by"; };
    bool isCounted = i > 1 && words[i - 2].isNumber; // "34 min less", not "fell by 4.8 mmHg more"
    for (std::size_t j = i - std::min<std::size_t>(i, 5); j < i; ++j)
        isCounted = isCounted && !isBy(j);
    return !isOfNoun && !isOfOutcome && !isCounted && !isOfNumber(sentence, i);
}

/// Which part a word of direction belongs to: what stands behind it up to a preposition, the outcome also behind "in" and "on", else what
/// stands nearest before it.
EffectPart attachedTo(const ParsedSentence &sentence, const Clause &clause, std::size_t word, const EffectQuestion &asked)
{
    static const QSet<QString> far { u"with"_s, u"after"_s, u"before"_s, u"during"_s, u"under"_s, u"by"_s, u"among"_s, u"than"_s,
        u"for"_s, u"from"_s, u"when"_s, u"while"_s, u"if"_s, u"compared"_s, u"following"_s, u"who"_s, u"inside"_s, u"within"_s,
        u"outside"_s };
    static const QSet<QString> near { u"in"_s, u"on"_s, u"at"_s, u"to"_s };
    static const QSet<QString> subordinating { u"when"_s, u"if"_s, u"as"_s, u"that"_s, u"where"_s };
    static const QSet<QString> copulas { u"was"_s, u"were"_s, u"is"_s, u"are"_s, u"remained"_s, u"became"_s };
    static const QSet<QString> articles { u"a"_s, u"an"_s, u"the"_s, u"each"_s, u"every"_s };
    constexpr std::size_t kArticle = 3; // words before a noun
    constexpr std::size_t kAhead = 6;
    constexpr std::size_t kBehind = 12;
    constexpr std::size_t kCopula = 4;
    const bool isOfRelation = word + 1 < clause.end && isRelation(sentence.words[word + 1].text); // "inversely associated"
    if (isOfRelation)
        return EffectPart::Outcome;
    const std::size_t end = std::min(clause.end, word + 1 + kAhead);
    bool isNoun = false;
    for (std::size_t i = word - std::min(word - clause.first, kArticle); i < word; ++i)
        isNoun = articles.contains(sentence.words[i].text) || (isNoun && !copulas.contains(sentence.words[i].text));
    for (std::size_t i = word + 1; i < end && !far.contains(sentence.words[i].text) && !near.contains(sentence.words[i].text);
        ++i)
        if (const EffectPart part = partOf(sentence.words[i], asked); part != EffectPart::None)
            return part;
    for (std::size_t i = word + 1; i < end && !far.contains(sentence.words[i].text); ++i)
        if (const EffectPart part = partOf(sentence.words[i], asked); part != EffectPart::None)
            if (part == EffectPart::Outcome || (isNoun && near.contains(sentence.words[word + 1].text))) // "a rise in the wage"
                return part;
    EffectPart nearest = EffectPart::None;
    bool isPredicate = false; // of the subject, "aphids beside flower strips were fewer"
    for (std::size_t i = word; i-- > clause.first && word - i <= kBehind;) {
        if (subordinating.contains(sentence.words[i].text)) // "when class size was cut"
            break;
        isPredicate = isPredicate || (word - i <= kCopula && copulas.contains(sentence.words[i].text));
        const EffectPart part = partOf(sentence.words[i], asked);
        if (part == EffectPart::Outcome && isPredicate)
            return part;
        if (nearest == EffectPart::None)
            nearest = part;
        if (nearest != EffectPart::None && !isPredicate)
            break;
    }
    return nearest;
}

/// "no-till" denies nothing.
bool isDeniedHere(const ParsedSentence &sentence, std::size_t word)
{
    if (!isDenied(sentence, word))
        return false;
    const auto isOfName = [&](std::size_t i) {
        const int end = sentence.words[i].start + sentence.words[i].length;
        return end < sentence.text.size() && sentence.text[end] == u'-';
    };
    constexpr std::size_t kReach = 4; // of isDenied()
    for (std::size_t i = word - std::min(word, kReach); i < word; ++i)
        if (denies(sentence, i) ? !isOfName(i) : sentence.words[i].text.startsWith(u"fail"))
            return true;
    return false;
}

/// A word of direction with what it does to the next one: "attenuated the loss of" is more.
std::optional<Polarity> polarityAt(const ParsedSentence &sentence, std::size_t i, const EffectQuestion &asked)
{
    const TextWord &word = sentence.words[i];
    const auto polarity = polarityOf(word.text, asked.isOfTime);
    const bool isNone = partOf(word, asked) != EffectPart::None || isOfQuantity(sentence, i) || isOfDegree(sentence, i, asked);
    return isNone ? std::nullopt : polarity;
}

/// What is said behind "than" says more of the outcome: "than before, and sleep was shorter".
bool isOfOutcomeBehind(const ParsedSentence &sentence, const Clause &clause, std::size_t than, const EffectQuestion &asked)
{
    for (std::size_t i = than + 1; i < clause.end; ++i)
        if (partOf(sentence.words[i], asked) == EffectPart::Outcome)
            return true;
    return false;
}

} // namespace

std::size_t comparedAt(const ParsedSentence &sentence, const Clause &clause)
{
    std::size_t i = clause.first;
    while (i < clause.end && sentence.words[i].text != u"than")
        ++i;
    return i;
}

ClauseSigns signsIn(const ParsedSentence &sentence, const Clause &clause, const EffectQuestion &asked)
{
    static const QSet<QString> parting { u"or"_s, u"and"_s, u"with"_s, u"by"_s, u"after"_s, u"during"_s, u"than"_s, u"under"_s,
        u"when"_s, u"for"_s, u"from"_s };
    constexpr std::size_t kNext = 3; // words on, to be of the next direction: "a greater relative reduction"
    const std::size_t than = comparedAt(sentence, clause);
    ClauseSigns signs;
    int turning = 1;
    for (std::size_t i = clause.first; i < clause.end; ++i) {
        const TextWord &word = sentence.words[i];
        if (i > than && !isOfOutcomeBehind(sentence, clause, than, asked)) // of whom the others are compared with
            break;
        if (i < than && isOppositeOf(word.text, asked.cause))
            signs.cause.add(-1, word.text);
        const auto polarity = polarityAt(sentence, i, asked);
        if (!polarity)
            continue;
        const auto isOfNext = [&] {
            for (std::size_t j = i + 1; j < clause.end && j <= i + kNext; ++j) {
                if (partOf(sentence.words[j], asked) != EffectPart::None || parting.contains(sentence.words[j].text))
                    return false;
                if (const auto next = polarityAt(sentence, j, asked))
                    return next->axis == polarity->axis;
            }
            return false;
        };
        if (isOfNext()) {
            turning *= polarity->sign;
            continue;
        }
        const int sign = std::exchange(turning, 1) * polarity->sign;
        const EffectPart part = attachedTo(sentence, clause, i, asked);
        if (part == EffectPart::Cause)
            signs.cause.add(sign, word.text);
        if (part != EffectPart::Outcome || isOfNumber(sentence, i))
            continue;
        signs.isDenied = signs.isDenied || isDeniedHere(sentence, i);
        const bool isTaken = polarity->axis == EffectAxis::Amount && isOfTakenTime(sentence, clause, i, asked);
        const bool isAmount = polarity->axis == EffectAxis::Amount || asked.isGood;
        (isAmount ? signs.amount : signs.quality).add(isTaken ? -sign : sign, word.text);
    }
    return signs;
}

} // namespace adduce
