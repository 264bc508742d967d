#include "core/guardrails/amounts.h"

#include "core/text/quantities.h"

#include <QHash>
#include <QRegularExpression>
#include <algorithm>
#include <cmath>
#include <set>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// How much of all a word says, from none to all; 0 for a word that says nothing of it.
int shareSaidBy(const QString &word)
{
    static const QHash<QString, int> levels { { u"few"_s, 1 }, { u"rarely"_s, 1 }, { u"seldom"_s, 1 }, { u"minority"_s, 1 },
        { u"hardly"_s, 1 }, { u"little"_s, 1 }, { u"some"_s, 2 }, { u"several"_s, 2 }, { u"sometimes"_s, 2 },
        { u"occasionally"_s, 2 }, { u"certain"_s, 2 }, { u"partly"_s, 2 }, { u"partially"_s, 2 }, { u"many"_s, 3 },
        { u"most"_s, 3 }, { u"majority"_s, 3 }, { u"mostly"_s, 3 }, { u"mainly"_s, 3 }, { u"often"_s, 3 }, { u"usually"_s, 3 },
        { u"frequently"_s, 3 }, { u"generally"_s, 3 }, { u"predominantly"_s, 3 }, { u"largely"_s, 3 }, { u"all"_s, 4 },
        { u"every"_s, 4 }, { u"always"_s, 4 }, { u"entire"_s, 4 }, { u"entirely"_s, 4 }, { u"whole"_s, 4 },
        { u"completely"_s, 4 }, { u"everyone"_s, 4 }, { u"invariably"_s, 4 }, { u"universally"_s, 4 }, { u"solely"_s, 5 },
        { u"exclusively"_s, 5 }, { u"only"_s, 5 }, { u"never"_s, 6 }, { u"none"_s, 6 } };
    return levels.value(word);
}

std::optional<QString> otherShare(const ComparedTexts &texts)
{
    std::set<int> said;
    for (const TextWord &word : texts.quoted.words)
        if (const int level = shareSaidBy(word.text))
            said.insert(level);
    for (const TextWord &word : texts.statement.words) {
        const int level = shareSaidBy(word.text);
        constexpr int kAll = 4;
        if (level == 0 || said.contains(level) || texts.besideStems.contains(word.stem))
            continue;
        // A word of share in the place of another, or one that leaves nothing out where the quote has none.
        if (!said.empty() || level >= kAll)
            return word.text;
    }
    return std::nullopt;
}

enum class Bound
{
    None,
    Below,
    AtMost,
    Above,
    AtLeast,
    By, ///< changed by so much
    To ///< changed to it
};

Bound boundBefore(QStringView before)
{
    struct Words
    {
        Bound bound;
        QRegularExpression pattern;
    };
    static const std::vector<Words> all {
        { Bound::AtLeast, QRegularExpression(u"(≥|>=|at least|no less than|not less than|a minimum of|minimum of)\\s*$"_s) },
        { Bound::AtMost, QRegularExpression(u"(≤|<=|at most|up to|no more than|not more than|a maximum of|maximum of)\\s*$"_s) },
        { Bound::Below,
            QRegularExpression(
                u"(<|less than|fewer than|lower than|smaller than|shorter than|under|below|beneath|within)\\s*$"_s) },
        { Bound::Above,
            QRegularExpression(
                u"(>|more than|greater than|higher than|larger than|longer than|over|above|exceed(ed|s|ing)?|beyond)\\s*$"_s) },
        { Bound::By, QRegularExpression(u"\\bby( about| approximately| around| some| roughly)?\\s*$"_s) },
        { Bound::To, QRegularExpression(u"\\b(?<!\\d )(?<!\\d)to( about| approximately| around| roughly)?\\s*$"_s) },
    };
    for (const Words &one : all)
        if (one.pattern.match(before.right(24).toString()).hasMatch())
            return one.bound;
    return Bound::None;
}

bool isUpward(Bound bound)
{
    return bound == Bound::Above || bound == Bound::AtLeast;
}
bool isDownward(Bound bound)
{
    return bound == Bound::Below || bound == Bound::AtMost;
}
bool isOfChange(Bound bound)
{
    return bound == Bound::By || bound == Bound::To;
}

/// The bounds that a text puts on a number, one each time that it stands there.
std::vector<Bound> boundsOn(const QString &value, const QString &text)
{
    std::vector<Bound> bounds;
    const QString lower = text.toLower();
    for (const Quantity &quantity : quantitiesIn(text))
        if (quantity.value == value)
            bounds.push_back(boundBefore(QStringView(lower).left(quantity.start)));
    return bounds;
}

bool isSign(QStringView before)
{
    const QStringView trimmed = before.trimmed();
    return !trimmed.isEmpty() && u"<>≤≥"_s.contains(trimmed.back());
}

/// Does the statement put another bound on a number than all that the quote puts on it?
std::optional<QString> otherBound(const ComparedTexts &texts)
{
    const QString evidence = texts.quoted.text + u" \n "_s + texts.besideText;
    const QString lower = texts.statement.text.toLower();
    for (const Quantity &quantity : quantitiesIn(texts.statement.text)) {
        const std::vector<Bound> theirs = boundsOn(quantity.value, evidence);
        if (theirs.empty())
            continue; // another check's
        const Bound own = boundBefore(QStringView(lower).left(quantity.start));
        const auto agrees = [&](Bound bound) {
            if (isUpward(own) || isUpward(bound) || isDownward(own) || isDownward(bound))
                return own == bound || (isUpward(own) && isUpward(bound) && own != Bound::Above)
                    || (isDownward(own) && isDownward(bound) && own != Bound::Below);
            return !isOfChange(own) || !isOfChange(bound) || own == bound;
        };
        if (std::ranges::any_of(theirs, agrees))
            continue;
        const auto quoted = quantitiesIn(texts.quoted.text);
        const bool hadSign = std::ranges::any_of(quoted, [&](const Quantity &one) {
            return one.value == quantity.value && isSign(QStringView(texts.quoted.text).left(one.start));
        });
        // "More than 10" may be told as "10", but "p > 0.05" not as "p 0.05".
        if (own == Bound::None && !hadSign)
            continue;
        return texts.statement.text.mid(std::max(0, quantity.start - 12), quantity.length + std::min(12, quantity.start))
            .trimmed();
    }
    return std::nullopt;
}

std::optional<QString> otherPoints(const ComparedTexts &texts)
{
    static const QRegularExpression points(
        u"percentage[- ]points?|per cent points?|\\bpp\\b"_s, QRegularExpression::CaseInsensitiveOption);
    const bool own = points.match(texts.statement.text).hasMatch();
    const bool theirs = points.match(texts.quoted.text).hasMatch();
    const bool hasPercent = texts.statement.text.contains(u'%') || texts.statement.hasWord(u"percent"_s);
    if (own && !theirs && !points.match(texts.besideText).hasMatch())
        return points.match(texts.statement.text).captured();
    if (theirs && !own && hasPercent)
        return u"%"_s;
    return std::nullopt;
}

/// The time that something is counted by: "daily", "per week".
QSet<QString> periodsIn(const QString &text)
{
    static const QRegularExpression period(
        u"(?:(?:\\b(?:per|a|an|each|every)|/)\\s?(second|minute|min|hour|h|day|d|week|wk|month|year|season|cycle|session|meal|match|game)|\\b(hourly|daily|weekly|monthly|yearly|annually))\\b"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QHash<QString, QString> names { { u"hourly"_s, u"hour"_s }, { u"daily"_s, u"day"_s }, { u"weekly"_s, u"week"_s },
        { u"monthly"_s, u"month"_s }, { u"yearly"_s, u"year"_s }, { u"annually"_s, u"year"_s }, { u"h"_s, u"hour"_s },
        { u"min"_s, u"minute"_s }, { u"d"_s, u"day"_s }, { u"wk"_s, u"week"_s } };
    QSet<QString> periods;
    for (auto it = period.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        const QString word = (match.captured(1) + match.captured(2)).toLower();
        periods.insert(names.value(word, word));
    }
    return periods;
}

std::optional<QString> otherPeriod(const ComparedTexts &texts)
{
    QSet<QString> theirs = periodsIn(texts.quoted.text);
    if (theirs.isEmpty())
        theirs = periodsIn(texts.besideText);
    for (const QString &period : periodsIn(texts.statement.text))
        if (!theirs.isEmpty() && !theirs.contains(period))
            return period;
    return std::nullopt;
}

/// A part or a multiple in words, as a number: "half" is 50 per cent, "doubled" twice.
struct SaidShare
{
    QRegularExpression words;
    double percent = 0; ///< of all; 0 for a multiple
    double low = 0; ///< what counts as that, rounded
    double high = 0;
};

std::optional<QString> otherFraction(const ComparedTexts &texts)
{
    static const auto words = [](const QString &pattern) {
        return QRegularExpression(u"\\b(%1)\\b"_s.arg(pattern), QRegularExpression::CaseInsensitiveOption);
    };
    static const std::vector<SaidShare> shares { { words(u"two[- ]thirds"_s), 66.7, 63, 70 },
        { words(u"three[- ]quarters|three[- ]fourths"_s), 75, 72, 78 },
        { words(u"(?<!two )(?<!two-)(one|a) third|one-third"_s), 33.3, 30, 37 }, { words(u"half(?! an? )"_s), 50, 46, 54 },
        { words(u"(?<!three )(?<!three-)(one|a) quarter|one-quarter|one in four"_s), 25, 22, 28 },
        { words(u"one in five|a fifth"_s), 20, 18, 22 }, { words(u"one in ten|a tenth"_s), 10, 9, 11 },
        { words(u"one in three"_s), 33.3, 30, 37 }, { words(u"one in two"_s), 50, 46, 54 } };
    static const std::vector<QRegularExpression> multiples { words(u"doubl\\w+|twice|two-?fold|twofold|2-fold"_s),
        words(u"tripl\\w+|three-?fold|threefold|3-fold"_s), words(u"quadrupl\\w+|four-?fold|4-fold"_s), words(u"halv\\w+"_s) };
    const QString evidence = texts.quoted.text + u' ' + texts.besideText;
    for (const SaidShare &share : shares) {
        const auto said = share.words.match(texts.statement.text);
        if (!said.hasMatch() || share.words.match(evidence).hasMatch())
            continue;
        const auto quantities = quantitiesIn(evidence);
        const bool isStated = std::ranges::any_of(quantities, [&](const Quantity &one) {
            const double value = one.value.toDouble();
            return (one.unit == u"%" && value >= share.low && value <= share.high)
                || (value >= share.low / 100 && value <= share.high / 100);
        });
        if (!isStated)
            return said.captured();
    }
    for (const QRegularExpression &multiple : multiples)
        if (const auto said = multiple.match(texts.statement.text); said.hasMatch() && !multiple.match(evidence).hasMatch())
            return said.captured();
    return std::nullopt;
}

/// A number with a minus where the quote has none, or without one.
std::optional<QString> otherSign(const ComparedTexts &texts)
{
    const auto signsOf = [](const QString &text, const QString &value) {
        std::set<bool> signs;
        for (const Quantity &quantity : quantitiesIn(text))
            if (quantity.value == value) {
                const int at = quantity.start - 1;
                const bool isMinus = at >= 0 && (text[at] == u'−' || text[at] == u'-')
                    && (at == 0 || (!text[at - 1].isLetterOrNumber() && text[at - 1] != u')'));
                signs.insert(isMinus);
            }
        return signs;
    };
    for (const Quantity &quantity : quantitiesIn(texts.statement.text)) {
        const std::set<bool> theirs = signsOf(texts.quoted.text, quantity.value);
        const std::set<bool> own = signsOf(texts.statement.text, quantity.value);
        if (theirs.size() == 1 && own.size() == 1 && *theirs.begin() != *own.begin())
            return texts.statement.text.mid(std::max(0, quantity.start - 1), quantity.length + 1);
    }
    return std::nullopt;
}

} // namespace

std::optional<QString> otherAmountIn(const ComparedTexts &texts)
{
    for (const auto find : { otherShare, otherBound, otherPoints, otherPeriod, otherFraction, otherSign })
        if (const auto words = find(texts))
            return words;
    return std::nullopt;
}

} // namespace adduce
