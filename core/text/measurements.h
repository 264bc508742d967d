#pragma once
#include "core/base/interval.h"
#include <QString>
#include <QStringView>
#include <optional>
#include <vector>

namespace adduce {

/// What a number of a result is compared with to say where it points.
enum class EffectKind
{
    Amount, ///< with nothing: 7.2 h, 35 participants
    Difference, ///< with 0: a change, a mean difference, Cohen's d, a correlation
    Ratio, ///< with 1: an odds, risk or hazard ratio
};

enum class Direction
{
    None, ///< it says nothing of that, or its interval holds both
    Up,
    Down
};

/// A number that a text states as something measured: not a year, a p-value, a statistic of a test or the mark of a reference.
struct Measurement
{
    double value = 0; ///< in `unit`; of a bare range ("20 to 30 %") its middle
    std::optional<Interval> interval; ///< in `unit`: a confidence interval, a range, or what stands behind ±
    QString unit; ///< "mg", "g/kg"; empty for a count
    QString measure; ///< "odds ratio", "Cohen's d"; empty where none is named
    EffectKind kind = EffectKind::Amount;
    int start = 0; ///< in the text with its interval, UTF-16 units
    int length = 0;

    friend bool operator==(const Measurement &, const Measurement &) = default;
};

/// All measurements of a text, in order. English names of measures; units as quantities.h knows them. Pure.
std::vector<Measurement> measurementsIn(QStringView text);

/// Where a difference or a ratio points: by its interval where it has one, else by its value.
Direction directionOf(const Measurement &measurement);

/// A unit as so many of the one that all of its kind are told in: "mg" is 0.001 of "g", "h" 3600 of "s", "g/kg" one of "g/kg".
struct UnitScale
{
    QString base;
    double factor = 1;
    friend bool operator==(const UnitScale &, const UnitScale &) = default;
};
UnitScale scaleOf(const QString &unit);

/// Whether both are of one kind and unit, so that their numbers can be compared.
bool areComparable(const Measurement &one, const Measurement &other);
/// Both have intervals, in comparable units, that have no number in common.
bool areDisjoint(const Measurement &one, const Measurement &other);

/// "12.5 (10 to 15) mg", with the numbers of the locale.
QString words(const Measurement &measurement);

} // namespace adduce
