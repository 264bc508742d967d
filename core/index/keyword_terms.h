#pragma once
#include <QString>
#include <QStringList>
#include <utility>
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
    int sentences = 1; ///< of the question that say it
};

/// What of a question is looked for.
struct QueryTerms
{
    std::vector<QueryTerm> words; ///< each once
    /// Words that stand side by side in a clause, by their places in `words`; what counts nothing may stand between them.
    std::vector<std::pair<std::size_t, std::size_t>> neighbours;
};

/// No stop words, no words that speak of the question itself or of a request for literature; 64 words at most.
QueryTerms queryTerms(const QString &question, Stemmers &stem);

} // namespace adduce
