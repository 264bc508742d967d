#pragma once
#include "core/settings/parameters.h"
#include <QString>
#include <optional>

namespace adduce {

class Stemmer;

/// What two sentences say otherwise of the same thing.
struct Difference
{
    QString one; ///< "26 %", "increased"
    QString other; ///< "31 %", "decreased"

    friend bool operator==(const Difference &, const Difference &) = default;
};

/// Sentences that share most of their words differ where each has one number of a unit and these are not the same, or where something
/// goes up in one and down in the other. Nothing is compared that speaks of groups that nobody is in at once. Numbers without a unit
/// (years, samples) are of each study and do not count. None where they agree or speak of different things. English. Pure.
std::optional<Difference> differenceOf(
    const QString &one, const QString &other, const DisagreementParameters &parameters, Stemmer &stem);

} // namespace adduce
