#pragma once
#include <QString>
#include <QStringList>
#include <vector>

namespace adduce {

/// A person's name in its parts, or an institution's as a whole.
struct PersonName
{
    QString given; ///< "Martin Luther", "J. R. R."
    QString particle; ///< in front of the family name and shown with it: "van der", "d'"
    QString family; ///< a name that is one, such as Plato, is this alone
    QString suffix; ///< "Jr.", "III"
    QString literal {}; ///< of an institution: never taken apart; the others are empty then
    QString droppingParticle {}; ///< CSL's other kind, left off where the family name stands alone: "de" of "Jean de La Fontaine"

    friend bool operator==(const PersonName &, const PersonName &) = default;
};
using PersonNames = std::vector<PersonName>;

constexpr std::size_t kMostPersonNames = 10'000; ///< of one list
constexpr qsizetype kLongestPersonName = 1'000; ///< UTF-16 units; readers cut what is longer

/// "Jan van der Berg Jr.", as lists show it and the library keeps it.
QString displayName(const PersonName &name);
QStringList displayNames(const PersonNames &names);

/// The parts of a name as displayName() gives it, as well as its words tell them: small words in front of the last are a particle. With a
/// comma or an "and" it is an institution's.
PersonName nameFromDisplay(const QString &text);
/// The same names, each in the parts that one of `known` has which is displayed alike.
PersonNames namesFromDisplay(const QStringList &texts, const PersonNames &known = {});

/// "Family, Given" and "Family, Given, Suffix", with the particle before the family, as RIS has it. A name without a comma is an institution's
/// if it has several words; so is one with a comma at its end, and one whose first comma is doubled: "University of California,, Irvine".
PersonName nameFromCommas(const QString &text);
/// What is left where a name was split too often: the parts that say something, with their commas.
QString joinedParts(const QStringList &parts);
QString commasOf(const PersonName &name); ///< the other way round

/// What has a family name and what stands before it in one field; small words at its beginning are the particle.
PersonName nameFromFields(const QString &given, const QString &family);

/// Particle and family as one text, and taken apart again.
QString particleAndFamily(const PersonName &name);
void setParticleAndFamily(PersonName &name, const QString &text);
bool isNameSuffix(const QString &word); ///< "Jr.", "III"
/// Is the first letter of the word a small one?
bool beginsSmall(QStringView word);

} // namespace adduce
