#pragma once
#include <QString>
#include <QStringList>
#include <vector>

namespace adduce {

class Stemmer;
class Stemmers;

/// Every word of a text as the keyword index holds it: folded and cut to its stem, stop words and repetitions kept.
QStringList indexTerms(QStringView text, Stemmer &stem);

/// A word of a question.
struct QueryTerm
{
    QStringList terms; ///< as indexTerms() gives it for a text in each language of the library
    bool isPrefix = false; ///< one letter of an unspaced script: the pairs that begin with it
};

/// What of a question is looked for, each word once however often it is said (counting it lost nDCG on MED, Cranfield and
/// SciFact): no stop words and no words that speak of the question itself, 64 at most.
std::vector<QueryTerm> queryTerms(const QString &question, Stemmers &stem);

} // namespace adduce
