#pragma once
#include "core/question/question_terms.h"
#include "core/text/sentence_cues.h"
#include <QStringList>
#include <vector>

namespace adduce {

class Stemmer;

/// A sentence as words.
struct SentenceWords
{
    std::vector<Word> words;
    QStringList stems; ///< of those that carry a topic, letters that are names among them, in order; repeated ones kept
    std::vector<int> wordOfStem; ///< index into `words`, one a stem
};
SentenceWords wordsOf(QStringView text, Stemmer &stem);

/// Where the numbers of the unit that is wanted begin, UTF-16 units into the text. None of a p-value, which is no unit. Pure.
std::vector<int> wantedNumbersIn(const AskedFor &wanted, const SentenceWords &sentence, QStringView text);

/// How the words of a question stand in a sentence. Shares are of the weight of the question's terms, 0 to 1.
struct QuestionMatch
{
    TermStrengths strengths;
    std::vector<int> counts; ///< of each term itself
    double bm25 = 0;
    double coverage = 0;
    double adjacent = 0; ///< share of the pairs of terms that follow each other in the question and do so here
    double density = 0; ///< share of the sentence's stems that are terms
    bool hasHolder = true; ///< where the holder of an office is asked for: two of the terms stand close together
    bool beginsWithTerms = false; ///< all terms stand at the beginning
    bool definesTerms = false; ///< and a verb of definition behind them
    bool hasNewNumber = false; ///< a number that the question does not say
    bool hasWantedNumber = false; ///< one of the unit that is asked for
};

/// `terms`: those of the question. `meanLength`: of sentences, in stems. BM25 as in the index, each sentence a document. Pure.
QuestionMatch matchOf(const QuestionTerms &asked, const TermLookup &terms, const SentenceWords &sentence, QStringView text,
    const Bm25Parameters &bm25, double meanLength);

} // namespace adduce
