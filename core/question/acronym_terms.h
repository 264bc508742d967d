#pragma once
#include <QString>
#include <vector>

namespace adduce {

class Database;
struct Acronym;

/// A question with the acronyms of the papers spelt out.
struct SpeltOutQuestion
{
    QString text; ///< "What is Relative Energy Deficiency in Sport?"
    std::vector<Acronym> acronyms; ///< that were
};

/// Puts in the place of each acronym with a hyphen ("RED-S") what the papers say that it stands for, most of them if they do not agree.
/// Its parts alone mean other things; one without a hyphen is a word of the index, and stays: most sentences use it (replacing
/// those, too, ranked 2 in 100 right sentences less first). A word that none of the papers introduces stays. Reads the passages that hold it, a few.
SpeltOutQuestion speltOut(const QString &question, Database &database);

} // namespace adduce
