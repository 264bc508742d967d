#pragma once
#include "core/base/enum_names.h"
#include <QString>
#include <array>
#include <vector>

namespace adduce {

/// How a true sentence was made false.
enum class MutationKind
{
    Number,
    Unit,
    Period, ///< "per week" for "per day"
    PValue,
    Range,
    NumberWord,
    Direction,
    Antonym,
    Population,
    Hedge, ///< taken out
    NumbersExchanged,
    Quantifier,
    Points, ///< per cent, percentage points, "by" and "to"
    Order, ///< in time
    Cause, ///< for an association
    Comparator,
    Roles, ///< of a comparison
    NegationDropped,
    NegationAdded,
    Significance,
    Name,
    Word, ///< another thing's name in its place, in lower case
    AddedClause
};
template <>
inline constexpr std::array enumNames<MutationKind> { "number", "unit", "period", "p_value", "range", "number_word", "direction",
    "antonym", "population", "hedge", "numbers_exchanged", "quantifier", "points", "order", "cause", "comparator", "roles",
    "negation_dropped", "negation_added", "significance", "name", "word", "added_clause" };

/// A sentence that says something false.
struct Mutant
{
    MutationKind kind = MutationKind::Number;
    QString text;
    QString change; ///< "increased > reduced"
    bool isHeldOut = false; ///< made with words that no list of the checks has: what these find is no memory

    friend bool operator==(const Mutant &, const Mutant &) = default;
};

/// One of each kind that a true English sentence can be made into. The same seed makes the same. Pure.
std::vector<Mutant> mutantsOf(const QString &sentence, quint32 seed);

} // namespace adduce
