#pragma once
#include "core/settings/parameters.h"
#include <QString>
#include <vector>

namespace adduce {

class Database;
class KeywordIndex;
struct Lexicon;

/// A word of a question that neither the library nor a dictionary knows.
struct CorrectedWord
{
    QString asked; ///< as typed
    QString searched;

    friend bool operator==(const CorrectedWord &, const CorrectedWord &) = default;
};

struct SpelledQuestion
{
    QString text; ///< with the words that were meant
    std::vector<CorrectedWord> corrected;
};

/// An English question with its mistyped words matched to the library's vocabulary, and to the words that questions are asked with. A
/// word that a dictionary or the library knows stays, and so does one that nothing is like. Reads a few passages, to know the form
/// that a stem has there.
SpelledQuestion spelled(const QString &question, const KeywordIndex &keywords, const Lexicon &lexicon, Database &database,
    const SpellingParameters &parameters);

} // namespace adduce
