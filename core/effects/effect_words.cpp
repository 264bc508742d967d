#include "core/effects/effect_words.h"

#include "core/guardrails/opposites.h"
#include "core/guardrails/people.h"

#include <QHash>
#include <QStringList>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

bool beginsWithOneOf(const QString &word, const QStringList &beginnings)
{
    return std::ranges::any_of(beginnings, [&](const QString &beginning) { return word.startsWith(beginning); });
}

} // namespace

bool isRelation(const QString &word)
{
    static const QStringList beginnings { u"affect"_s, u"effect"_s, u"influenc"_s, u"chang"_s, u"alter"_s, u"impact"_s,
        u"associat"_s, u"relat"_s, u"link"_s, u"caus"_s, u"correlat"_s, u"lead"_s, u"depend"_s, u"predict"_s, u"modif"_s,
        u"respon"_s, u"produce"_s, u"prevent"_s, u"help"_s, u"protect"_s };
    return beginsWithOneOf(word, beginnings);
}

bool isOfStudy(const QString &word)
{
    static const QSet<QString> words { u"participants"_s, u"participant"_s, u"subjects"_s, u"volunteers"_s, u"sample"_s,
        u"samples"_s, u"aged"_s, u"age"_s, u"ages"_s, u"old"_s, u"recruited"_s, u"enrolled"_s, u"included"_s, u"dose"_s,
        u"doses"_s, u"dosage"_s, u"protocol"_s, u"method"_s, u"methods"_s, u"measured"_s, u"instrument"_s, u"limitation"_s,
        u"limitations"_s, u"funded"_s, u"funding"_s, u"design"_s, u"lasted"_s, u"last"_s, u"place"_s, u"held"_s, u"given"_s,
        u"conducted"_s, u"performed"_s, u"administered"_s };
    return words.contains(word);
}

bool isMeasure(const QString &word)
{
    static const QSet<QString> words { u"duration"_s, u"length"_s, u"level"_s, u"levels"_s, u"rate"_s, u"rates"_s, u"amount"_s,
        u"number"_s, u"degree"_s, u"score"_s, u"scores"_s, u"incidence"_s, u"prevalence"_s, u"risk"_s, u"density"_s,
        u"frequency"_s, u"intensity"_s, u"extent"_s, u"proportion"_s, u"share"_s, u"percentage"_s, u"mean"_s, u"average"_s,
        u"daily"_s, u"total"_s, u"concentration"_s, u"concentrations"_s, u"achievement"_s, u"performance"_s };
    static const QSet<QString> conditions { u"diabetes"_s, u"obesity"_s, u"overweight"_s, u"pregnancy"_s, u"pregnancies"_s,
        u"menopause"_s }; // of people, and asked for themselves
    return words.contains(word) || (!groupOf(word).isEmpty() && !conditions.contains(word));
}

bool isGood(const QString &word)
{
    static const QSet<QString> words { u"score"_s, u"scores"_s, u"achievement"_s, u"performance"_s, u"productivity"_s, u"yield"_s,
        u"yields"_s, u"strength"_s, u"function"_s, u"quality"_s, u"health"_s, u"survival"_s, u"efficiency"_s };
    return words.contains(word);
}

bool isOfOthersWork(const QString &word)
{
    static const QStringList beginnings { u"earlier"_s, u"previous"_s, u"contrary"_s, u"contrast"_s, u"hypothes"_s, u"expect"_s,
        u"denot"_s };
    return beginsWithOneOf(word, beginnings);
}

bool isPlace(const QString &word)
{
    static const QSet<QString> words { u"among"_s, u"under"_s, u"over"_s, u"between"_s, u"during"_s, u"against"_s, u"before"_s,
        u"after"_s, u"above"_s, u"below"_s, u"up"_s, u"down"_s };
    return words.contains(word);
}

bool isOneOf(const QString &written, const QSet<QString> &stems)
{
    static const QHash<QString, QString> irregular { { u"slept"_s, u"sleep"_s }, { u"ate"_s, u"eat"_s }, { u"eaten"_s, u"eat"_s },
        { u"ran"_s, u"run"_s }, { u"runner"_s, u"run"_s }, { u"drank"_s, u"drink"_s }, { u"drunk"_s, u"drink"_s },
        { u"swam"_s, u"swim"_s }, { u"spent"_s, u"spend"_s }, { u"taught"_s, u"teach"_s }, { u"felt"_s, u"feel"_s },
        { u"fell"_s, u"fall"_s }, { u"bred"_s, u"breed"_s }, { u"fed"_s, u"feed"_s }, { u"won"_s, u"win"_s },
        { u"lost"_s, u"lose"_s } };
    constexpr qsizetype kTelling = 5; // letters
    constexpr qsizetype kEnding = 2; // "readmiss(ion)" and "readmit"
    const QString stem = irregular.value(written, written);
    const auto shared = [&](const QString &other) {
        const auto [end, same] = std::ranges::mismatch(stem, other);
        return end - stem.begin();
    };
    return stems.contains(stem) || std::ranges::any_of(stems, [&](const QString &other) {
        const qsizetype same = shared(other);
        return same >= kTelling
            && (same == std::min(stem.size(), other.size())
                || (same > kTelling && std::max(stem.size(), other.size()) - same <= kEnding));
    });
}

bool isOppositeOf(const QString &word, const QSet<QString> &stems)
{
    static const QStringList turning { u"un"_s, u"in"_s, u"im"_s, u"non"_s, u"dis"_s };
    return std::ranges::any_of(turning, [&](const QString &beginning) {
        const QString rest = word.mid(beginning.size());
        return word.startsWith(beginning) && std::ranges::any_of(stems, [&](const QString &stem) {
            constexpr qsizetype kTelling = 5;
            return stem.size() >= kTelling && rest.startsWith(stem);
        });
    });
}

std::optional<Polarity> polarityOf(const QString &word, bool isOfTime)
{
    static const QSet<QString> more { u"large"_s, u"much"_s, u"many"_s, u"additional"_s, u"extra"_s, u"double"_s, u"doubled"_s,
        u"tripled"_s, u"frequent"_s, u"exceeded"_s, u"favoured"_s, u"favored"_s };
    static const QSet<QString> less { u"small"_s, u"little"_s, u"few"_s, u"cut"_s, u"cuts"_s, u"halved"_s, u"contracted"_s,
        u"depressed"_s, u"inverse"_s, u"inversely"_s };
    static const auto scale = [](const QString &of) { return poleOf(of)->scale; };
    static const QHash<int, EffectAxis> axes { { scale(u"increase"_s), EffectAxis::Amount },
        { scale(u"longer"_s), EffectAxis::Amount }, { scale(u"positive"_s), EffectAxis::Amount },
        { scale(u"promote"_s), EffectAxis::Amount }, { scale(u"improve"_s), EffectAxis::Quality },
        { scale(u"faster"_s), EffectAxis::Quality } };
    static const int speed = scale(u"faster"_s);
    if (word.startsWith(u"outperform") || word == u"poor" || word == u"poorer")
        return Polarity { EffectAxis::Quality, word.startsWith(u"poor") ? -1 : 1 };
    if (word.startsWith(u"enhanc") || word.startsWith(u"impair"))
        return Polarity { EffectAxis::Amount, word.startsWith(u"enhanc") ? 1 : -1 };
    if (more.contains(word) || less.contains(word))
        return Polarity { EffectAxis::Amount, more.contains(word) ? 1 : -1 };
    const auto pole = poleOf(word);
    if (!pole || !axes.contains(pole->scale))
        return std::nullopt;
    const int sign = pole->isUpper ? 1 : -1;
    return pole->scale == speed && isOfTime ? Polarity { EffectAxis::Amount, -sign } : Polarity { axes.value(pole->scale), sign };
}

} // namespace adduce
