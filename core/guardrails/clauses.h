#pragma once
#include "core/text/stemmer.h"
#include "core/text/words.h"
#include <QString>
#include <QStringList>
#include <vector>

namespace adduce {

/// A word of a text that is compared with another, with what it is for that.
struct TextWord
{
    QString text; ///< lower case, without diacritics
    QString stem;
    int start = 0; ///< UTF-16 units into the text
    int length = 0;
    bool isContent = false; ///< carries meaning: no function word, and none that only reports ("found", "study")
    bool isNumber = false; ///< in digits or in words

    friend bool operator==(const TextWord &, const TextWord &) = default;
};

/// A stretch of a sentence that can be true or false by itself.
struct Clause
{
    std::size_t first = 0; ///< word of the sentence
    std::size_t end = 0; ///< behind its last

    friend bool operator==(const Clause &, const Clause &) = default;
};

/// A sentence, taken apart.
struct ParsedSentence
{
    QString text;
    std::vector<TextWord> words;
    std::vector<Clause> clauses; ///< in order, all words in one

    [[nodiscard]] bool hasWord(const QString &word) const;
    [[nodiscard]] bool hasStem(const QString &stem) const;
};

/// English. Clauses end at semicolons, dashes, brackets, commas and the conjunctions of contrast, reason and relation; and at "and"
/// where a verb of its own may follow. Pure.
ParsedSentence parsed(const QString &sentence, Stemmer &stem);

} // namespace adduce
