#include "core/evidence/effects.h"

#include "core/guardrails/denials.h"
#include "core/guardrails/directions.h"
#include "core/guardrails/opposites.h"
#include "core/question/asked_for.h"
#include "core/question/study_aspect.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

bool beginsWithOneOf(const QString &word, const QStringList &beginnings)
{
    return std::ranges::any_of(beginnings, [&](const QString &beginning) { return word.startsWith(beginning); });
}

/// Says that one thing does something to another, and not which.
bool isRelation(const QString &word)
{
    static const QStringList beginnings { u"affect"_s, u"effect"_s, u"influenc"_s, u"chang"_s, u"alter"_s, u"impact"_s,
        u"associat"_s, u"relat"_s, u"link"_s, u"caus"_s, u"correlat"_s, u"lead"_s, u"depend"_s, u"predict"_s, u"modif"_s,
        u"respon"_s, u"produce"_s, u"prevent"_s, u"help"_s, u"protect"_s };
    return beginsWithOneOf(word, beginnings);
}

/// Names something that each study has of its own: nothing that two of them could disagree on.
bool isOfStudy(const QString &word)
{
    static const QSet<QString> words { u"participants"_s, u"participant"_s, u"subjects"_s, u"volunteers"_s, u"sample"_s,
        u"samples"_s, u"aged"_s, u"age"_s, u"ages"_s, u"old"_s, u"recruited"_s, u"enrolled"_s, u"included"_s, u"follow"_s,
        u"followed"_s, u"dose"_s, u"doses"_s, u"dosage"_s, u"protocol"_s, u"method"_s, u"methods"_s, u"measured"_s,
        u"instrument"_s, u"limitation"_s, u"limitations"_s, u"funded"_s, u"funding"_s, u"design"_s, u"lasted"_s, u"last"_s,
        u"place"_s, u"held"_s, u"given"_s, u"conducted"_s, u"performed"_s, u"administered"_s };
    return words.contains(word);
}

/// How much of something there is, rather than what: a sentence may say it otherwise ("slept longer", "more falls").
bool isMeasure(const QString &word)
{
    static const QSet<QString> words { u"duration"_s, u"length"_s, u"level"_s, u"levels"_s, u"rate"_s, u"rates"_s, u"amount"_s,
        u"number"_s, u"degree"_s, u"score"_s, u"scores"_s, u"incidence"_s, u"prevalence"_s, u"risk"_s, u"density"_s,
        u"frequency"_s, u"intensity"_s, u"extent"_s, u"proportion"_s, u"share"_s, u"percentage"_s, u"mean"_s, u"average"_s,
        u"daily"_s, u"total"_s, u"concentration"_s, u"concentrations"_s };
    return words.contains(word);
}

/// "urban" and "urbanis(ation)" are one, and so are forms of a verb that no algorithm cuts to one stem.
bool isOneOf(const QString &written, const QSet<QString> &stems)
{
    static const QHash<QString, QString> irregular { { u"slept"_s, u"sleep"_s }, { u"ate"_s, u"eat"_s }, { u"eaten"_s, u"eat"_s },
        { u"ran"_s, u"run"_s }, { u"runner"_s, u"run"_s }, { u"drank"_s, u"drink"_s }, { u"drunk"_s, u"drink"_s },
        { u"swam"_s, u"swim"_s }, { u"spent"_s, u"spend"_s }, { u"taught"_s, u"teach"_s }, { u"felt"_s, u"feel"_s },
        { u"bred"_s, u"breed"_s }, { u"fed"_s, u"feed"_s }, { u"won"_s, u"win"_s }, { u"lost"_s, u"lose"_s } };
    constexpr qsizetype kTelling = 5; // letters
    const QString stem = irregular.value(written, written);
    return stems.contains(stem) || std::ranges::any_of(stems, [&](const QString &other) {
        return std::min(stem.size(), other.size()) >= kTelling && (stem.startsWith(other) || other.startsWith(stem));
    });
}

/// More (1) or less (-1) of something, on an axis.
struct Polarity
{
    EffectAxis axis = EffectAxis::Amount;
    int sign = 1;
};

std::optional<Polarity> polarityOf(const QString &word, bool isOfTime)
{
    static const QSet<QString> more { u"large"_s, u"much"_s, u"many"_s, u"additional"_s, u"extra"_s, u"double"_s, u"doubled"_s,
        u"tripled"_s, u"frequent"_s };
    static const QSet<QString> less { u"small"_s, u"little"_s, u"few"_s, u"cut"_s, u"cuts"_s, u"halved"_s, u"contracted"_s,
        u"inverse"_s, u"inversely"_s };
    static const auto scale = [](const QString &of) { return poleOf(of)->scale; };
    static const QHash<int, EffectAxis> axes { { scale(u"increase"_s), EffectAxis::Amount },
        { scale(u"longer"_s), EffectAxis::Amount }, { scale(u"positive"_s), EffectAxis::Amount },
        { scale(u"promote"_s), EffectAxis::Amount }, { scale(u"improve"_s), EffectAxis::Quality },
        { scale(u"faster"_s), EffectAxis::Quality } };
    static const int speed = scale(u"faster"_s);
    if (more.contains(word) || less.contains(word))
        return Polarity { EffectAxis::Amount, more.contains(word) ? 1 : -1 };
    const auto pole = poleOf(word);
    if (!pole || !axes.contains(pole->scale))
        return std::nullopt;
    const int sign = pole->isUpper ? 1 : -1;
    return pole->scale == speed && isOfTime ? Polarity { EffectAxis::Amount, -sign } : Polarity { axes.value(pole->scale), sign };
}

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
    return i > 0 && words[i - 1].text == u"at";
}

/// What a word of the sentence is to the question.
enum class Part
{
    None,
    Cause,
    Outcome
};

Part partOf(const TextWord &word, const EffectQuestion &asked)
{
    const auto meant = asked.acronyms.constFind(word.text);
    const auto names = [&](const QSet<QString> &stems) {
        return isOneOf(word.stem, stems) || (meant != asked.acronyms.constEnd() && stems.intersects(*meant));
    };
    return names(asked.outcome) || names(asked.measures) ? Part::Outcome : names(asked.cause) ? Part::Cause : Part::None;
}

/// "improved more": it strengthens another word, and counts nothing.
bool isOfDegree(const ParsedSentence &sentence, std::size_t i, const EffectQuestion &asked)
{
    static const QSet<QString> counting { u"more"_s, u"less"_s, u"most"_s, u"least"_s, u"much"_s, u"little"_s };
    const auto &words = sentence.words;
    if (!counting.contains(words[i].text))
        return false;
    const bool isOfNoun = i + 1 < words.size() && words[i + 1].isContent;
    const bool isOfOutcome = i > 0 && partOf(words[i - 1], asked) != Part::None; // "slept less"
    const bool isCounted = i > 1 && words[i - 2].isNumber; // "34 min less"
    return !isOfNoun && !isOfOutcome && !isCounted && !isOfNumber(sentence, i);
}

/// How many of the stems a clause names.
int countIn(const ParsedSentence &sentence, const Clause &clause, const QSet<QString> &stems,
    const QHash<QString, QSet<QString>> &acronyms = {})
{
    QSet<QString> found;
    for (std::size_t i = clause.first; i < clause.end; ++i) {
        found.insert(sentence.words[i].stem);
        found += acronyms.value(sentence.words[i].text);
    }
    return static_cast<int>(std::ranges::count_if(stems, [&](const QString &stem) {
        return std::ranges::any_of(found, [&](const QString &one) { return isOneOf(one, { stem }); });
    }));
}

/// Which part a word of direction belongs to: what stands behind it up to a preposition, the outcome also behind "in" and "on", else what
/// stands nearest before it.
Part attachedTo(const ParsedSentence &sentence, const Clause &clause, std::size_t word, const EffectQuestion &asked)
{
    static const QSet<QString> far { u"with"_s, u"after"_s, u"before"_s, u"during"_s, u"under"_s, u"by"_s, u"among"_s, u"than"_s,
        u"for"_s, u"from"_s, u"when"_s, u"while"_s, u"if"_s, u"compared"_s, u"following"_s, u"who"_s, u"inside"_s, u"within"_s,
        u"outside"_s };
    static const QSet<QString> near { u"in"_s, u"on"_s, u"at"_s, u"to"_s };
    constexpr std::size_t kAhead = 6;
    constexpr std::size_t kBehind = 9;
    const std::size_t end = std::min(clause.end, word + 1 + kAhead);
    for (std::size_t i = word + 1; i < end && !far.contains(sentence.words[i].text) && !near.contains(sentence.words[i].text);
        ++i)
        if (const Part part = partOf(sentence.words[i], asked); part != Part::None)
            return part;
    for (std::size_t i = word + 1; i < end && !far.contains(sentence.words[i].text); ++i)
        if (partOf(sentence.words[i], asked) == Part::Outcome)
            return Part::Outcome;
    for (std::size_t i = word; i-- > clause.first && word - i <= kBehind;)
        if (const Part part = partOf(sentence.words[i], asked); part != Part::None)
            return part;
    return Part::None;
}

/// "Hoverfly species richness" where bee species are asked for: another word stands in the place of one that the clause does not name.
bool namesAnother(const ParsedSentence &sentence, const Clause &clause, const EffectQuestion &asked)
{
    for (std::size_t i = clause.first + 1; i < clause.end; ++i) {
        const auto wanted = asked.before.constFind(sentence.words[i].stem);
        const TextWord &before = sentence.words[i - 1];
        if (wanted == asked.before.constEnd() || countIn(sentence, clause, { *wanted }) > 0)
            continue;
        if (before.isContent && !before.isNumber && partOf(before, asked) == Part::None
            && !polarityOf(before.text, asked.isOfTime))
            return true;
    }
    return false;
}

/// Under what the sentence found what it says. Before and after are conditions of the outcome alone: "music before the run".
std::map<QString, bool> conditionsIn(const ParsedSentence &sentence, const EffectQuestion &asked)
{
    static const QHash<int, QString> scales = [] {
        QHash<int, QString> all;
        for (const QString &word : { u"acute"_s, u"day"_s, u"hot"_s, u"young"_s, u"active"_s, u"mild"_s, u"single"_s, u"right"_s,
                 u"internal"_s, u"before"_s })
            all.insert(poleOf(word)->scale, word);
        return all;
    }();
    static const QHash<QString, bool> states { { u"high"_s, true }, { u"low"_s, false }, { u"higher"_s, true },
        { u"lower"_s, false }, { u"more"_s, true }, { u"less"_s, false } };
    constexpr std::size_t kNear = 3;
    const auto &words = sentence.words;
    const auto isNear = [&](std::size_t i, const auto &matches) {
        for (std::size_t j = i + 1; j < words.size() && j <= i + kNear; ++j)
            if (matches(words[j]))
                return true;
        return false;
    };
    std::map<QString, bool> conditions;
    QSet<QString> both;
    const auto add = [&](const QString &scale, bool isUpper) {
        const auto [place, isNew] = conditions.emplace(scale, isUpper);
        if (!isNew && place->second != isUpper)
            both.insert(scale);
    };
    for (std::size_t i = 0; i < words.size(); ++i) {
        const QString &word = words[i].text;
        const int end = words[i].start + words[i].length;
        const bool isJoined = end < sentence.text.size() && sentence.text[end] == u'-';
        const bool isOfDose = isNear(i, [](const TextWord &one) { return one.text.startsWith(u"dose"); });
        if (const auto state = states.constFind(word); state != states.constEnd() && (isJoined || isOfDose))
            add(isOfDose ? u"dose"_s : u"level"_s, *state);
        const auto pole = poleOf(word);
        const auto scale = pole ? scales.constFind(pole->scale) : scales.constEnd();
        if (scale == scales.constEnd()
            || (*scale == u"before" && !isNear(i, [&](const TextWord &one) { return partOf(one, asked) == Part::Outcome; })))
            continue;
        add(*scale, pole->isUpper);
    }
    for (const QString &scale : both)
        conditions.erase(scale);
    return conditions;
}

/// A clause tells what others found, or what was expected; what relates to such a clause does, too.
bool isOfOthers(const ParsedSentence &sentence, std::size_t clause)
{
    static const QStringList beginnings { u"earlier"_s, u"previous"_s, u"contrary"_s, u"contrast"_s, u"hypothes"_s, u"expect"_s,
        u"denot"_s };
    const Clause &own = sentence.clauses[clause];
    const QString &first = sentence.words[own.first].text;
    return std::ranges::any_of(sentence.words.begin() + static_cast<std::ptrdiff_t>(own.first),
               sentence.words.begin() + static_cast<std::ptrdiff_t>(own.end),
               [](const TextWord &word) { return beginsWithOneOf(word.text, beginnings); })
        || (clause > 0 && (first == u"which" || first == u"who" || first == u"whose") && isOfOthers(sentence, clause - 1));
}

/// A sign that is said; gone where both are.
struct Sign
{
    int sign = 0;
    bool isBoth = false;
    QString word;

    void add(int other, const QString &by)
    {
        isBoth = isBoth || (sign != 0 && sign != other);
        if (sign == 0) {
            sign = other;
            word = by;
        }
    }
    [[nodiscard]] bool isSaid() const { return sign != 0 && !isBoth; }
};

struct ClauseSigns
{
    Sign amount, quality, cause;
    bool isDenied = false; ///< one of its directions is
};

/// A word of direction with what it does to the next one: "attenuated the loss of" is more.
std::optional<Polarity> polarityAt(const ParsedSentence &sentence, std::size_t i, const EffectQuestion &asked)
{
    const TextWord &word = sentence.words[i];
    const auto polarity = polarityOf(word.text, asked.isOfTime);
    const bool isNone = partOf(word, asked) != Part::None || isOfQuantity(sentence, i) || isOfDegree(sentence, i, asked);
    return isNone ? std::nullopt : polarity;
}

ClauseSigns signsIn(const ParsedSentence &sentence, const Clause &clause, const EffectQuestion &asked)
{
    static const QSet<QString> joining { u"or"_s, u"and"_s };
    constexpr std::size_t kNext = 3; // words on, to be of the next direction: "a greater relative reduction"
    ClauseSigns signs;
    int turning = 1;
    for (std::size_t i = clause.first; i < clause.end; ++i) {
        const TextWord &word = sentence.words[i];
        const auto polarity = polarityAt(sentence, i, asked);
        if (!polarity)
            continue;
        const auto isOfNext = [&] {
            for (std::size_t j = i + 1; j < clause.end && j <= i + kNext; ++j) {
                if (partOf(sentence.words[j], asked) != Part::None || joining.contains(sentence.words[j].text))
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
        const Part part = attachedTo(sentence, clause, i, asked);
        if (part == Part::Cause)
            signs.cause.add(sign, word.text);
        if (part != Part::Outcome || isOfNumber(sentence, i))
            continue;
        signs.isDenied = signs.isDenied || isDenied(sentence, i);
        (polarity->axis == EffectAxis::Amount ? signs.amount : signs.quality).add(sign, word.text);
    }
    return signs;
}

/// The clause that a measurement belongs to: its own, or the one before what only measures ("(OR 1.8, 95 % CI 1.2 to 2.6)").
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

/// The place of the first of these words; none without any.
std::optional<std::size_t> placeOf(const ParsedSentence &sentence, const QStringList &words, std::size_t from = 0)
{
    for (std::size_t i = from; i < sentence.words.size(); ++i)
        if (words.contains(sentence.words[i].text))
            return i;
    return std::nullopt;
}

/// Where cause and outcome stand in a question: [first, end) of its words.
struct Parts
{
    Clause cause;
    Clause outcome;
};

Parts partsOf(const ParsedSentence &question)
{
    const std::size_t end = question.words.size();
    for (std::size_t i = 0; i < end; ++i) {
        const QString &word = question.words[i].text;
        const QString next = i + 1 < end ? question.words[i + 1].text : QString();
        if (isRelation(word) && next == u"of") // "the effect of X on Y"
            if (const auto on = placeOf(question, { u"on"_s, u"with"_s }, i + 2))
                return { { i + 2, *on }, { *on + 1, end } };
        if (isRelation(word) && next == u"between") // "the association between X and Y"
            if (const auto joins = placeOf(question, { u"and"_s }, i + 2))
                return { { i + 2, *joins }, { *joins + 1, end } };
    }
    for (std::size_t i = end; i-- > 1;) { // "does X affect Y", "is X associated with Y"
        const TextWord &word = question.words[i];
        const bool isVerb = isRelation(word.text) || (saysDirection(word.text) && i + 1 < end);
        const auto hasContent = [&](std::size_t first, std::size_t last) {
            return std::any_of(question.words.begin() + static_cast<std::ptrdiff_t>(first),
                question.words.begin() + static_cast<std::ptrdiff_t>(last), [](const TextWord &one) { return one.isContent; });
        };
        if (isVerb && hasContent(0, i) && hasContent(i + 1, end) && question.words[i - 1].text != u"how"
            && question.words[0].text != u"what")
            return { { 0, i }, { i + 1, end } };
    }
    return { {}, { 0, end } };
}

/// `measures`: the words that say how much of the others there is, or those others.
QSet<QString> stemsOf(const ParsedSentence &question, const Clause &part, bool measures)
{
    QSet<QString> stems;
    for (std::size_t i = part.first; i < part.end; ++i) {
        const TextWord &word = question.words[i];
        const bool isAsking = (i > 0 && question.words[i - 1].text == u"how") // "how long", "how prevalent"
            || word.text == u"up" || word.text == u"down"; // "speed up"
        if (word.isContent && !word.isNumber && !isAsking && !isRelation(word.text) && !saysDirection(word.text)
            && isMeasure(word.text) == measures)
            stems.insert(word.stem);
    }
    return stems;
}

/// Stems of what is asked for by words of direction alone, such as falls; the first word is the verb that asks.
QSet<QString> directionsAsked(const ParsedSentence &question, const Clause &part)
{
    QSet<QString> stems;
    for (std::size_t i = part.first + 1; i < part.end; ++i)
        if (question.words[i].isContent && saysDirection(question.words[i].text))
            stems.insert(question.words[i].stem);
    return stems;
}

/// Which of these words stands right before another of them.
QHash<QString, QString> wordsBefore(const ParsedSentence &question, const Clause &part, const QSet<QString> &stems)
{
    QHash<QString, QString> before;
    for (std::size_t i = part.first + 1; i < part.end; ++i)
        if (stems.contains(question.words[i].stem) && stems.contains(question.words[i - 1].stem))
            before.insert(question.words[i].stem, question.words[i - 1].stem);
    return before;
}

/// "bmi" of "body mass index", for every run of words that stand beside each other.
QHash<QString, QSet<QString>> acronymsOf(const ParsedSentence &question)
{
    constexpr std::size_t kLongest = 5;
    QHash<QString, QSet<QString>> acronyms;
    for (std::size_t i = 0; i < question.words.size(); ++i) {
        QString initials;
        QSet<QString> stems;
        for (std::size_t j = i; j < question.words.size() && j < i + kLongest && question.words[j].isContent; ++j) {
            initials += question.words[j].text.front();
            stems.insert(question.words[j].stem);
            if (initials.size() > 1)
                acronyms.insert(initials, stems);
        }
    }
    return acronyms;
}

} // namespace

std::optional<EffectQuestion> effectQuestion(const QString &question, Stemmer &stem)
{
    if (const auto aspect = aspectOf(question))
        return *aspect == StudyAspect::MainFinding ? std::optional(EffectQuestion {}) : std::nullopt;
    constexpr AnswerTypes kOfStudy { AnswerType::Person, AnswerType::Time, AnswerType::Place, AnswerType::Method };
    const AskedFor wanted = askedFor(question);
    const ParsedSentence sentence = parsed(question, stem);
    const auto ofStudy = [](const TextWord &word) { return isOfStudy(word.text) || word.text.startsWith(u"compar"); };
    if ((wanted.types && !(wanted.types & ~kOfStudy)) || wanted.unit == WantedUnit::Counted || wanted.unit == WantedUnit::Age
        || std::ranges::any_of(sentence.words, ofStudy))
        return std::nullopt;
    Parts parts = partsOf(sentence);
    if (const auto among = placeOf(sentence,
            { u"in"_s, u"among"_s, u"for"_s, u"than"_s, u"after"_s, u"following"_s, u"during"_s }, parts.outcome.first + 1);
        among && parts.cause.end > 0)
        parts.outcome.end = *among; // in whom is asked, and not what
    EffectQuestion asked { stemsOf(sentence, parts.cause, false), stemsOf(sentence, parts.outcome, false) };
    asked.cause -= asked.outcome;
    asked.measures = stemsOf(sentence, parts.outcome, true);
    if (asked.outcome.isEmpty()) // "the risk of falls"
        asked.outcome = directionsAsked(sentence, parts.outcome);
    if (asked.outcome.isEmpty())
        asked.outcome.swap(asked.measures);
    asked.before = wordsBefore(sentence, parts.outcome, asked.outcome);
    asked.acronyms = acronymsOf(sentence);
    asked.isOfTime = std::ranges::any_of(sentence.words, [](const TextWord &word) {
        return word.text == u"time" || word.text == u"times" || word.text == u"duration" || word.text == u"latency";
    });
    if (parts.cause.end > 0 && !asked.cause.isEmpty()) {
        const Sign cause = signsIn(sentence, parts.cause, asked).cause;
        asked.isCauseTurned = cause.isSaid() && cause.sign < 0;
    }
    return asked;
}

bool areOfOtherConditions(const StatedAnswer &one, const StatedAnswer &other)
{
    return one.conditions.contains(u"dose"_s) != other.conditions.contains(u"dose"_s)
        || std::ranges::any_of(one.conditions, [&](const auto &condition) {
               const auto found = other.conditions.find(condition.first);
               return found != other.conditions.end() && found->second != condition.second;
           });
}

std::vector<Measurement> measuredOf(const ParsedSentence &sentence, const QSet<QString> &stems)
{
    std::vector<Measurement> measured = measurementsIn(sentence.text);
    if (!stems.isEmpty())
        std::erase_if(measured, [&](const Measurement &one) {
            const Clause *owner = ownerOf(sentence, one);
            return !owner || countIn(sentence, *owner, stems) == 0;
        });
    return measured;
}

StatedAnswer answerIn(const ParsedSentence &sentence, const EffectQuestion &asked, const TopicShares &shares)
{
    const auto enough = [](double of, const QSet<QString> &stems) {
        return static_cast<int>(std::lround(of * static_cast<double>(stems.size())));
    };
    const Clause all { 0, sentence.words.size() };
    StatedAnswer answer;
    answer.isOnTopic = countIn(sentence, all, asked.outcome, asked.acronyms) >= std::max(1, enough(shares.outcome, asked.outcome))
        && countIn(sentence, all, asked.cause, asked.acronyms) >= enough(shares.cause, asked.cause);
    if (!answer.isOnTopic)
        return answer;
    answer.measured = measuredOf(sentence, asked.outcome + asked.measures);
    answer.conditions = conditionsIn(sentence, asked);
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
        if (namesAnother(sentence, clause, asked)) {
            isOfAnother = true;
            continue;
        }
        isDenied = isDenied || signs.isDenied;
        if (signs.amount.sign != 0)
            amount.add(signs.amount.isBoth ? -signs.amount.sign : signs.amount.sign, signs.amount.word);
        amount.isBoth = amount.isBoth || signs.amount.isBoth;
        if (signs.quality.sign != 0)
            quality.add(signs.quality.sign, signs.quality.word);
        quality.isBoth = quality.isBoth || signs.quality.isBoth;
        Sign by = signs.cause;
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
    for (const Measurement &one : answer.measured) {
        const Direction direction = directionOf(one);
        if (direction == Direction::None)
            continue;
        const bool isOfMore = one.measure == u"correlation" || one.measure == u"coefficient"
            || one.measure == u"elasticity"; // of the cause, whatever the words
        answer.effects.push_back({ EffectAxis::Amount, (direction == Direction::Up) == (isOfMore || turned > 0), words(one) });
        break;
    }
    return answer;
}

} // namespace adduce
