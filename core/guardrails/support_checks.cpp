#include "core/guardrails/support_checks.h"

#include "core/guardrails/amounts.h"
#include "core/guardrails/denials.h"
#include "core/guardrails/opposites.h"
#include "core/guardrails/people.h"
#include "core/guardrails/word_order.h"

#include <QRegularExpression>
#include <algorithm>
#include <array>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

using FaultFound = std::optional<SupportFault>;

bool isOneOf(const QString &word, std::initializer_list<QStringView> beginnings)
{
    return std::ranges::any_of(beginnings, [&](QStringView beginning) { return word.startsWith(beginning); });
}

bool hasOneOf(const ParsedSentence &sentence, std::initializer_list<QStringView> beginnings)
{
    return std::ranges::any_of(sentence.words, [&](const TextWord &word) { return isOneOf(word.text, beginnings); });
}

/// Words of one end of a scale where the quote has the other, of the same thing.
FaultFound opposite(const ComparedTexts &texts)
{
    for (std::size_t i = 0; i < texts.statement.words.size(); ++i) {
        if (const auto other = oppositeIn(texts, i))
            return SupportFault { RemovalReason::SaysOpposite, texts.statement.words[i].text + u" / "_s + *other, true };
    }
    return std::nullopt;
}

FaultFound denied(const ComparedTexts &texts)
{
    const auto clause = deniedClause(texts);
    return clause ? FaultFound(SupportFault { RemovalReason::DeniesItsQuote, *clause, true }) : std::nullopt;
}

FaultFound exchanged(const ComparedTexts &texts)
{
    const auto words = exchangedIn(texts);
    return words ? FaultFound(SupportFault { RemovalReason::Exchanged, *words, true }) : std::nullopt;
}

FaultFound amount(const ComparedTexts &texts)
{
    const auto words = otherAmountIn(texts);
    return words ? FaultFound(SupportFault { RemovalReason::OtherAmount, *words, true }) : std::nullopt;
}

constexpr std::initializer_list<QStringView> kHedges { u"may", u"might", u"could", u"possib", u"likely", u"unlikely", u"perhaps",
    u"appear", u"seem", u"suggest", u"potential", u"probabl", u"tend", u"presum", u"hypothes", u"would", u"can", u"unclear",
    u"estimat" };

/// What the quote holds for possible, the statement holds for true.
FaultFound hedgeDropped(const ComparedTexts &texts)
{
    static const std::initializer_list<QStringView> strong { u"may", u"might", u"could", u"possib", u"perhaps", u"appear",
        u"seem", u"suggest", u"potential", u"probabl", u"likely", u"hypothes" };
    if (hasOneOf(texts.statement, kHedges))
        return std::nullopt;
    for (const Clause &clause : alignedClauses(texts))
        for (std::size_t i = clause.first; i < clause.end; ++i)
            if (isOneOf(texts.quoted.words[i].text, strong) && !isMonth(texts.quoted, i))
                return SupportFault { RemovalReason::Overstates, texts.quoted.words[i].text };
    return std::nullopt;
}

/// A cause where the quote sees two things go together.
FaultFound causeClaimed(const ComparedTexts &texts)
{
    static const QRegularExpression cause(
        uR"(\b(caus(e|es|ed|ing)|leads? to|led to|leading to|results? in|resulted in|due to|because|produc(e|es|ed)|induc(e|es|ed)|trigger(s|ed)?|responsible for|brings? about|brought about|makes?|made)\b)"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression association(
        uR"(\b(associat\w*|correlat\w*|relat(ed|ion|ionship)\w*|link(ed|s)?|predict\w*|connect(ed|ion)\w*|risk factors?|coincid\w*)\b)"_s,
        QRegularExpression::CaseInsensitiveOption);
    const auto claimed = cause.match(texts.statement.text);
    if (claimed.hasMatch() && !cause.match(texts.quoted.text).hasMatch() && association.match(texts.quoted.text).hasMatch())
        return SupportFault { RemovalReason::Overstates, claimed.captured() };
    return std::nullopt;
}

bool isSignificance(const QString &word)
{
    return word.startsWith(u"significan") || word.startsWith(u"insignifican");
}

/// Significance that the quote does not speak of.
FaultFound significanceClaimed(const ComparedTexts &texts)
{
    const auto claimed = std::ranges::find_if(texts.statement.words, [](const TextWord &w) { return isSignificance(w.text); });
    const bool isStated = std::ranges::any_of(texts.quoted.words, [](const TextWord &w) { return isSignificance(w.text); })
        || texts.besideText.contains(u"significan", Qt::CaseInsensitive);
    static const QRegularExpression pValue(uR"(\bp\s*[<=≤>]\s*0?\.\d)"_s, QRegularExpression::CaseInsensitiveOption);
    if (claimed == texts.statement.words.end() || isStated || pValue.match(texts.quoted.text).hasMatch())
        return std::nullopt;
    return SupportFault { RemovalReason::Overstates, claimed->text };
}

/// People or animals that neither the quote nor the passages speak of, or others than those of the quote.
FaultFound otherGroup(const ComparedTexts &texts)
{
    const auto holds = [](const QString &text, const QString &group) {
        return std::ranges::any_of(splitWords(text), [&](const Word &word) { return groupOf(word.text) == group; });
    };
    for (const TextWord &word : texts.statement.words) {
        const QString group = groupOf(word.text);
        if (group.isEmpty() || texts.quoted.hasWord(word.text) || holds(texts.quoted.text, group)
            || holds(texts.besideText, group))
            continue;
        const auto other = std::ranges::find_if(texts.quoted.words,
            [&](const TextWord &w) { return !groupOf(w.text).isEmpty() && areApart(group, groupOf(w.text)); });
        const bool isOther = other != texts.quoted.words.end() && !texts.statement.hasWord(other->text);
        if (isOther || !holds(texts.passageText, group))
            return SupportFault { RemovalReason::GroupNotThere, word.text, isOther };
    }
    return std::nullopt;
}

/// A word in the place of another of the quote, in the middle of its words, that does not mean the same.
FaultFound otherWord(const ComparedTexts &texts)
{
    const auto pair = substitutedIn(texts);
    return pair ? FaultFound(SupportFault { RemovalReason::OtherWord, pair->first + u" / "_s + pair->second }) : std::nullopt;
}

/// An address of the net that no passage holds.
FaultFound foreignAddress(const ComparedTexts &texts)
{
    static const QRegularExpression address(
        uR"((https?://\S+|www\.\S+|\b[\w-]+(\.[\w-]+)*\.(com|org|net|edu|gov|io|info|eu|de|uk|example)\b(/\S*)?|\S+@\S+\.\w+))"_s,
        QRegularExpression::CaseInsensitiveOption);
    for (auto it = address.globalMatch(texts.statement.text); it.hasNext();) {
        QString found = it.next().captured();
        while (!found.isEmpty() && u".,;)"_s.contains(found.back()))
            found.chop(1);
        if (!texts.passageText.contains(found, Qt::CaseInsensitive) && !texts.quoted.text.contains(found, Qt::CaseInsensitive))
            return SupportFault { RemovalReason::AddressNotThere, found };
    }
    return std::nullopt;
}

constexpr SupportCheck kChecks[] {
    { "direction", opposite },
    { "denial", denied },
    { "roles", exchanged },
    { "amount", amount },
    { "group", otherGroup },
    { "hedge", hedgeDropped },
    { "cause", causeClaimed },
    { "significance", significanceClaimed },
    { "word", otherWord },
    { "address", foreignAddress },
};

} // namespace

std::span<const SupportCheck> supportChecks()
{
    return kChecks;
}

} // namespace adduce
