#pragma once
#include "core/text/word_hash.h"

#include <QString>

namespace adduce {

class Stemmer;
class WordList;

/// What a document shows of its words where no line end cuts them, and what is known besides. For one thread.
class KnownWords
{
public:
    KnownWords() = default;
    explicit KnownWords(const WordList *dictionary) ///< null for none
        : m_dictionary(dictionary)
    {
    }

    void addWord(const QString &folded) { m_words.insert(folded); }
    void addCompound(const QString &folded) { m_compounds.insert(folded); } ///< "life-threatening"

    [[nodiscard]] bool isShown(const QString &folded) const { return m_words.contains(folded); }
    [[nodiscard]] bool isCompound(const QString &folded) const { return m_compounds.contains(folded); }
    /// Whether another form of the word is shown: one with its stem. Those of all words are made when it is first asked.
    [[nodiscard]] bool isFormShown(const QString &folded, Stemmer &stem) const;
    [[nodiscard]] const WordList *dictionary() const { return m_dictionary; }

private:
    WordSet m_words;
    WordSet m_compounds;
    const WordList *m_dictionary = nullptr;
    mutable WordSet m_stems; ///< empty until they are needed
};

/// Whether the hyphen at a line's end was put there by the printer. What the document shows elsewhere decides, joined ("downregulated") or
/// with its hyphen ("life-threatening"), then the dictionary: two words are a compound ("fast-twitch"), all else was one word ("manufac-turer").
/// Neither side is a digit, and a capital behind it begins a name.
bool isPrintersHyphen(const QString &before, const QString &after, const KnownWords &known, Stemmer &stem);

} // namespace adduce
