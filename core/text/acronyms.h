#pragma once
#include <QString>
#include <QStringView>
#include <vector>

namespace adduce {

/// A short form with the words that a text says it stands for: "RED-S", "Relative Energy Deficiency in Sport".
struct Acronym
{
    QString shortForm;
    QString longForm;

    friend bool operator==(const Acronym &, const Acronym &) = default;
};

/// Those that a text introduces, as "long form (SHORT)", by the letters of the short one (Schwartz and Hearst, PSB 2003). Pure.
std::vector<Acronym> acronymsIn(QStringView text);

} // namespace adduce
