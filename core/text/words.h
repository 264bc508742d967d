#pragma once
#include "core/text/word_hash.h"
#include <QString>
#include <QStringView>
#include <vector>

namespace adduce {

/// A word as it is indexed: a run of letters and digits, as FTS5's unicode61 tokenizer sees it.
struct Word
{
    QString text; ///< lower case, diacritics removed
    int start = 0; ///< UTF-16 units into the text it was found in
    int length = 0;

    friend bool operator==(const Word &, const Word &) = default;
};

/// A run of unspaced letters is told as its letter pairs.
std::vector<Word> splitWords(QStringView text);

/// The words of the text as they are printed, runs of unspaced letters whole.
std::vector<QStringView> wordsIn(QStringView text);

/// The words of a list that has a space between them.
WordSet wordSet(const QString &list);

/// Does this script put no spaces between its words: Han, Kana, Hangul, Thai, Lao, Khmer, Burmese?
bool isUnspaced(char32_t character);

/// Overlapping pairs of the letters of every unspaced run ("睡眠不足": "睡眠", "眠不", "不足"), in order; a letter that stands
/// alone by itself. What such text is searched by, as its words cannot be told apart.
QStringList letterPairs(QStringView text);

/// Lower case without diacritics: "Pipó" and "PIPO" are the same word.
QString foldWord(QStringView word);

/// How many tokens a language model's tokenizer would make of the text: an estimate within about a tenth of
/// cl100k_base on English prose (words up to 7 letters are one token, longer ones more; each mark is one).
int countTokens(QStringView text);

} // namespace adduce
