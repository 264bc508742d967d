#include "core/effects/effect_question.h"

#include "core/effects/effect_signs.h"
#include "core/effects/effect_words.h"
#include "core/guardrails/directions.h"
#include "core/question/asked_for.h"
#include "core/question/study_aspect.h"

#include <QRegularExpression>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

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
    const auto hasContent = [&](std::size_t first, std::size_t last) {
        return std::any_of(question.words.begin() + static_cast<std::ptrdiff_t>(first),
            question.words.begin() + static_cast<std::ptrdiff_t>(last), [](const TextWord &one) { return one.isContent; });
    };
    const bool isOfWhat = end == 0 || question.words[0].text == u"what";
    for (const bool byRelation : { true, false }) // "does X affect Y", "is X associated with Y"; then "does X increase Y"
        for (std::size_t i = end; i-- > 1 && !isOfWhat;) {
            const QString &word = question.words[i].text;
            const QString &before = question.words[i - 1].text;
            const bool isVerb = byRelation ? isRelation(word) : saysDirection(word) && before != u"of"; // "the risk of falls"
            if (isVerb && before != u"how" && hasContent(0, i) && hasContent(i + 1, end))
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
        const bool isAsking = (i > 0 && question.words[i - 1].text == u"how") || isPlace(word.text); // "how long", "speed up"
        if (word.isContent && !word.isNumber && !isAsking && !isRelation(word.text) && !saysDirection(word.text)
            && isMeasure(word.text) == measures)
            stems.insert(word.stem);
    }
    return stems;
}

/// Stems of what is asked for by words of direction alone, such as falls.
QSet<QString> directionsAsked(const ParsedSentence &question, const Clause &part)
{
    QSet<QString> stems;
    for (std::size_t i = part.first; i < part.end; ++i)
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

EffectPart partOf(const TextWord &word, const EffectQuestion &asked)
{
    const auto meant = asked.acronyms.constFind(word.text);
    const auto names = [&](const QSet<QString> &stems) {
        return isOneOf(word.stem, stems) || (meant != asked.acronyms.constEnd() && stems.intersects(*meant));
    };
    return names(asked.outcome) || names(asked.measures) ? EffectPart::Outcome
        : names(asked.cause)                             ? EffectPart::Cause
                                                         : EffectPart::None;
}

int countIn(const ParsedSentence &sentence, const Clause &clause, const QSet<QString> &stems,
    const QHash<QString, QSet<QString>> &acronyms)
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

std::optional<EffectQuestion> effectQuestion(const QString &question, Stemmer &stem)
{
    if (const auto aspect = aspectOf(question))
        return *aspect == StudyAspect::MainFinding ? std::optional(EffectQuestion {}) : std::nullopt;
    constexpr AnswerTypes kOfStudy { AnswerType::Person, AnswerType::Time, AnswerType::Place };
    const AskedFor wanted = askedFor(question);
    static const QRegularExpression brackets(uR"(\s*[\[(][^\])]*[\])])"_s); // "protein intake (g/kg)"
    const ParsedSentence sentence = parsed(QString(question).remove(brackets), stem);
    const auto ofStudy = [](const TextWord &word) { return isOfStudy(word.text); };
    const bool isOfLength = sentence.hasWord(u"follow"_s)
        && (sentence.hasWord(u"long"_s) || sentence.hasWord(u"duration"_s) || sentence.hasWord(u"length"_s));
    const bool isComparing = !sentence.words.empty() && sentence.words.front().text == u"how" && sentence.hasWord(u"compare"_s);
    if ((wanted.types && !(wanted.types & ~kOfStudy)) || wanted.unit == WantedUnit::Counted || wanted.unit == WantedUnit::Age
        || isOfLength || isComparing || std::ranges::any_of(sentence.words, ofStudy))
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
    asked.isGood = std::ranges::any_of(sentence.words, [](const TextWord &word) { return isGood(word.text); });
    asked.isOfTime = std::ranges::any_of(sentence.words, [](const TextWord &word) {
        return word.text == u"time" || word.text == u"times" || word.text == u"duration" || word.text == u"latency";
    });
    if (parts.cause.end > 0 && !asked.cause.isEmpty()) {
        const Sign cause = signsIn(sentence, parts.cause, asked).cause;
        asked.isCauseTurned = cause.isSaid() && cause.sign < 0;
    }
    return asked;
}

} // namespace adduce
