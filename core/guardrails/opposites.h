#pragma once
#include <QString>
#include <QStringView>
#include <optional>

namespace adduce {

/// Where a word stands on a scale with two ends: "higher" and "lower", "before" and "after".
struct Pole
{
    int scale = 0;
    bool isUpper = true; ///< which end; without meaning but that two ends of a scale differ

    friend bool operator==(const Pole &, const Pole &) = default;
};

/// None for a word that is on no scale. `word`: in lower case, without diacritics.
std::optional<Pole> poleOf(const QString &word);

/// The one is the other with a beginning that turns it round: "likely" and "unlikely", "hypotonic" and "hypertonic".
bool areOppositeForms(const QString &a, const QString &b);

} // namespace adduce
