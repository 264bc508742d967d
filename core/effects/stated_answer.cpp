#include "core/effects/stated_answer.h"

#include "core/effects/effect_signs.h"
#include "core/guardrails/denials.h"
#include "core/guardrails/directions.h"
#include "core/guardrails/opposites.h"

#include <algorithm>
#include <cmath>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// "Hoverfly species richness" where bee species are asked for: another word stands in the place of one that the clause does not name.
bool namesAnother(const ParsedSentence &sentence, const Clause &clause, const EffectQuestion &asked)
{
    for (std::size_t i = clause.first + 1; i < clause.end; ++i) {
        const auto wanted = asked.before.constFind(sentence.words[i].stem);
        const TextWord &before = sentence.words[i - 1];
        if (wanted == asked.before.constEnd() || countIn(sentence, clause, { *wanted }) > 0)
            continue;
        if (before.isContent && !before.isNumber && partOf(before, asked) == EffectPart::None
            && !polarityOf(before.text, asked.isOfTime))
            return true;
    }
    return false;
}

/// The stem of the next word of meaning; empty where that is `but` to the question, or none is near.
QString nextMeant(const ParsedSentence &sentence, std::size_t i, const EffectQuestion &asked, const QList<EffectPart> &but)
{
    constexpr std::size_t kNear = 4;
    for (std::size_t j = i + 1; j < sentence.words.size() && j <= i + kNear; ++j) {
        const TextWord &word = sentence.words[j];
        if (word.isContent && !word.isNumber && !isPlace(word.text))
            return but.contains(partOf(word, asked)) ? QString() : word.stem;
    }
    return {};
}

/// Under what the sentence found what it says: "acute", "high dose", "before surgery".
std::map<QString, bool> conditionsIn(const ParsedSentence &sentence, const EffectQuestion &asked)
{
    static const QHash<int, QString> scales = [] {
        QHash<int, QString> all;
        for (const QString &word : { u"day"_s, u"hot"_s, u"young"_s, u"active"_s, u"mild"_s, u"right"_s, u"internal"_s })
            all.insert(poleOf(word)->scale, word);
        return all;
    }();
    static const QHash<QString, std::pair<QString, bool>> named { { u"summer"_s, { u"season"_s, true } },
        { u"summers"_s, { u"season"_s, true } }, { u"winter"_s, { u"season"_s, false } },
        { u"winters"_s, { u"season"_s, false } }, { u"immediately"_s, { u"course"_s, true } },
        { u"acute"_s, { u"course"_s, true } }, { u"acutely"_s, { u"course"_s, true } }, { u"bout"_s, { u"course"_s, true } },
        { u"chronic"_s, { u"course"_s, false } }, { u"chronically"_s, { u"course"_s, false } },
        { u"regular"_s, { u"course"_s, false } }, { u"healthy"_s, { u"health"_s, true } },
        { u"patients"_s, { u"health"_s, false } }, { u"patient"_s, { u"health"_s, false } } };
    static const QHash<QString, bool> states { { u"high"_s, true }, { u"low"_s, false }, { u"higher"_s, true },
        { u"lower"_s, false }, { u"long"_s, true }, { u"short"_s, false }, { u"early"_s, true }, { u"late"_s, false } };
    static const QHash<QString, bool> times { { u"before"_s, true }, { u"prior"_s, true }, { u"after"_s, false },
        { u"following"_s, false } };
    std::map<QString, bool> conditions;
    QSet<QString> both;
    const auto add = [&](const QString &scale, bool isUpper) {
        const auto [place, isNew] = conditions.emplace(scale, isUpper);
        if (!isNew && place->second != isUpper)
            both.insert(scale);
    };
    for (std::size_t i = 0; i < sentence.words.size(); ++i) {
        const QString &word = sentence.words[i].text;
        if (const auto found = named.constFind(word); found != named.constEnd())
            add(found->first, found->second);
        if (const auto found = states.constFind(word); found != states.constEnd())
            if (const QString of = nextMeant(sentence, i, asked, { EffectPart::Cause, EffectPart::Outcome }); !of.isEmpty())
                add(of, *found);
        if (const auto found = times.constFind(word); found != times.constEnd())
            if (const QString of = nextMeant(sentence, i, asked, { EffectPart::Cause }); !of.isEmpty())
                add(u"at "_s + of, *found);
        const auto pole = poleOf(word);
        if (const auto scale = pole ? scales.constFind(pole->scale) : scales.constEnd(); scale != scales.constEnd())
            add(*scale, pole->isUpper);
    }
    for (const QString &scale : both)
        conditions.erase(scale);
    return conditions;
}

/// "Monolingual children did better than bilingual ones": what has the cause is what the others are compared with.
bool isCauseComparedWith(const ParsedSentence &sentence, const Clause &clause, const EffectQuestion &asked)
{
    constexpr std::size_t kNear = 3; // words behind "than"
    const std::size_t than = comparedAt(sentence, clause);
    for (std::size_t i = clause.first; i < std::min(clause.end, than + 1 + kNear); ++i)
        if (partOf(sentence.words[i], asked) == EffectPart::Cause)
            return i > than;
    return false;
}

/// A clause tells what others found, or what was expected; what relates to such a clause does, too.
bool isOfOthers(const ParsedSentence &sentence, std::size_t clause)
{
    const Clause &own = sentence.clauses[clause];
    const QString &first = sentence.words[own.first].text;
    return std::ranges::any_of(sentence.words.begin() + static_cast<std::ptrdiff_t>(own.first),
               sentence.words.begin() + static_cast<std::ptrdiff_t>(own.end),
               [](const TextWord &word) { return isOfOthersWork(word.text); })
        || (clause > 0 && (first == u"which" || first == u"who" || first == u"whose") && isOfOthers(sentence, clause - 1));
}

/// The clause that a measurement belongs to: its own, or the one before what only measures. `sentence`: without brackets, so that what they
/// hold belongs to what stands before them.
const Clause *ownerOf(const ParsedSentence &sentence, const Measurement &measurement)
{
    constexpr int kTelling = 2; // words of meaning that make it a statement of its own
    const auto startOf = [&](const Clause &clause) { return sentence.words[clause.first].start; };
    const auto behind =
        std::ranges::find_if(sentence.clauses, [&](const Clause &clause) { return startOf(clause) > measurement.start; });
    for (auto clause = behind; clause != sentence.clauses.begin();) {
        --clause;
        int telling = 0;
        for (std::size_t i = clause->first; i < clause->end; ++i)
            telling += sentence.words[i].isContent && !sentence.words[i].isNumber ? 1 : 0;
        if (telling >= kTelling || clause == sentence.clauses.begin())
            return &*clause;
    }
    return nullptr;
}

/// The text with blanks in place of its brackets and what they hold: every letter stays where it is.
QString withoutBrackets(QString text)
{
    int depth = 0;
    for (QChar &c : text) {
        const bool isOpening = c == u'(' || c == u'[';
        const bool isClosing = c == u')' || c == u']';
        depth += isOpening ? 1 : 0;
        const bool isInside = depth > 0;
        depth -= isClosing && depth > 0 ? 1 : 0;
        if (isInside)
            c = u' ';
    }
    return depth > 0 ? QString() : text; // one is not closed
}

ParsedSentence parsedAside(const QString &text, Stemmer &stem)
{
    const QString plain = withoutBrackets(text);
    return parsed(plain.isEmpty() ? text : plain, stem);
}

std::vector<Measurement> measuredOf(const QString &text, const ParsedSentence &sentence, const QSet<QString> &stems)
{
    std::vector<Measurement> measured = measurementsIn(text);
    if (!stems.isEmpty())
        std::erase_if(measured, [&](const Measurement &one) {
            const Clause *owner = ownerOf(sentence, one);
            return !owner || countIn(sentence, *owner, stems) == 0;
        });
    return measured;
}

} // namespace

bool areOfOtherConditions(const StatedAnswer &one, const StatedAnswer &other)
{
    return one.conditions.contains(u"dose"_s) != other.conditions.contains(u"dose"_s)
        || std::ranges::any_of(one.conditions, [&](const auto &condition) {
               const auto found = other.conditions.find(condition.first);
               return found != other.conditions.end() && found->second != condition.second;
           });
}

StatedAnswer answerIn(const QString &text, const EffectQuestion &asked, const TopicShares &shares, Stemmer &stem)
{
    const ParsedSentence sentence = parsedAside(text, stem);
    const auto enough = [](double of, const QSet<QString> &stems) {
        return static_cast<int>(std::lround(of * static_cast<double>(stems.size())));
    };
    constexpr double kNearlyAll = 0.8; // of the outcome's words
    const Clause all { 0, sentence.words.size() };
    StatedAnswer answer;
    const auto isOpposite = [&](const TextWord &word) { return isOppositeOf(word.text, asked.cause); };
    const int causes =
        countIn(sentence, all, asked.cause, asked.acronyms) + static_cast<int>(std::ranges::count_if(sentence.words, isOpposite));
    answer.isOnTopic = countIn(sentence, all, asked.outcome, asked.acronyms) >= std::max(1, enough(shares.outcome, asked.outcome))
        && causes >= enough(shares.cause, asked.cause);
    if (!answer.isOnTopic)
        return answer;
    answer.measured = measuredOf(text, sentence, asked.outcome + asked.measures);
    answer.conditions = conditionsIn(sentence, asked);
    if (asked.cause.isEmpty()) { // how much there is: nothing does anything
        answer.groups = groupsIn(sentence, all);
        return answer;
    }
    Sign amount, quality, cause;
    bool isDenied = false;
    bool isOfAnother = false;
    for (std::size_t c = 0; c < sentence.clauses.size(); ++c) {
        const Clause &clause = sentence.clauses[c];
        const ClauseSigns signs = signsIn(sentence, clause, asked);
        const bool isOfOutcome =
            countIn(sentence, clause, asked.outcome, asked.acronyms) >= std::max(1, enough(shares.outcome, asked.outcome));
        if (!isOfOutcome || isOfOthers(sentence, c))
            continue;
        const bool isHardlyNamed = countIn(sentence, clause, asked.outcome, asked.acronyms)
            < kNearlyAll * static_cast<double>(asked.outcome.size()); // "femoral cortical bone" is bone
        if (isHardlyNamed && namesAnother(sentence, clause, asked)) {
            isOfAnother = true;
            continue;
        }
        answer.groups = groupsIn(sentence, { 0, clause.end }); // what comes behind speaks of others
        isDenied = isDenied || signs.isDenied;
        if (signs.amount.sign != 0)
            amount.add(signs.amount.isBoth ? -signs.amount.sign : signs.amount.sign, signs.amount.word);
        amount.isBoth = amount.isBoth || signs.amount.isBoth;
        if (signs.quality.sign != 0)
            quality.add(signs.quality.sign, signs.quality.word);
        quality.isBoth = quality.isBoth || signs.quality.isBoth;
        Sign by = signs.cause;
        if (isCauseComparedWith(sentence, clause, asked))
            by.add(-1, u"than"_s);
        if (by.sign == 0 && c > 0 && countIn(sentence, clause, asked.cause, asked.acronyms) == 0)
            by = signsIn(sentence, sentence.clauses[c - 1], asked).cause; // "With every additional hour, the risk ..."
        if (by.sign != 0)
            cause.add(by.sign, by.word);
        cause.isBoth = cause.isBoth || by.isBoth;
    }
    if (isOfAnother && amount.sign == 0 && quality.sign == 0)
        return {};
    const int turned = (cause.sign < 0 ? -1 : 1) * (asked.isCauseTurned ? -1 : 1);
    answer.isTurned = turned < 0;
    if (cause.isBoth || isDenied)
        return answer;
    if (amount.isSaid())
        answer.effects.push_back({ EffectAxis::Amount, amount.sign * turned > 0, amount.word });
    if (quality.isSaid())
        answer.effects.push_back({ EffectAxis::Quality, quality.sign * turned > 0, quality.word });
    if (amount.sign != 0)
        return answer;
    bool isDenying = false; // "no association was found (r = 0.02)"
    for (std::size_t i = 0; i < sentence.words.size(); ++i)
        isDenying = isDenying || denies(sentence, i);
    for (const Measurement &one : answer.measured) {
        const Direction direction = directionOf(one);
        if (direction == Direction::None || (!one.interval && isDenying))
            continue;
        const bool isOfMore = one.measure == u"correlation" || one.measure == u"coefficient"
            || one.measure == u"elasticity"; // of the cause, whatever the words
        answer.effects.push_back({ EffectAxis::Amount, (direction == Direction::Up) == (isOfMore || turned > 0), words(one) });
        break;
    }
    return answer;
}

std::vector<Measurement> measuredOf(const QString &text, const QSet<QString> &stems, Stemmer &stem)
{
    return measuredOf(text, parsedAside(text, stem), stems);
}

} // namespace adduce
