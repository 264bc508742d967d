#pragma once
#include <QFlags>
#include <QString>
#include <QStringList>

namespace adduce {

/// What kind of thing would answer a question. A question may ask for several: "who found it, and when?"
enum class AnswerType
{
    Number = 1 << 0, ///< how many, how much, what share
    Definition = 1 << 1, ///< what something is
    Person = 1 << 2, ///< or an institution
    Time = 1 << 3,
    Place = 1 << 4,
    Reason = 1 << 5,
    Method = 1 << 6, ///< how it was done, with which test, device, function
    Finding = 1 << 7, ///< what came of it
    YesNo = 1 << 8,
    Comparison = 1 << 9,
    Keyword = 1 << 10, ///< no question: a word or a term
    Claim = 1 << 11, ///< no question: a statement, whose evidence is looked for
};
Q_DECLARE_FLAGS(AnswerTypes, AnswerType)
Q_DECLARE_OPERATORS_FOR_FLAGS(AnswerTypes)

/// What a number that answers must count or measure.
enum class WantedUnit
{
    Any,
    Age,
    Share, ///< per cent
    Duration,
    Frequency,
    Money,
    PValue,
    Amount, ///< mass, volume, concentration, energy
    Distance,
    Counted ///< things, named by AskedFor::counted
};

struct AskedFor
{
    AnswerTypes types;
    WantedUnit unit = WantedUnit::Any; ///< of a number
    QStringList counted; ///< "how many endurance athletes": the words behind it, folded
    bool isOfBackMatter = false; ///< who paid, who did what, ethics, interests, data, licence: what stands around a paper
    bool isHolder = false; ///< "who is the president of France": who holds an office of what is named

    friend bool operator==(const AskedFor &, const AskedFor &) = default;
};

/// By the words that questions of a kind are asked with, in English, German, French and Spanish. Pure.
AskedFor askedFor(const QString &question);

} // namespace adduce
