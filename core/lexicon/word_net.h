#pragma once
#include "core/lexicon/mapped_lines.h"
#include <QStringList>
#include <array>

namespace adduce {

/// How a word stands to another.
enum class WordRelation
{
    Synonym,
    Derived, ///< "pregnant", "pregnancy"
    Similar, ///< adjectives of like meaning, and what an adjective pertains to
    Antonym
};

struct RelatedWord
{
    QString word; ///< lower case, one word
    WordRelation relation = WordRelation::Synonym;
    int sense = 0; ///< of the word that was asked for, by how common it is: 0 is the commonest

    friend bool operator==(const RelatedWord &, const RelatedWord &) = default;
};

/// WordNet's database (Fellbaum 1998), in the files of wndb(5WN), mapped. Immutable, any thread may read. A damaged file knows less,
/// and does no other harm.
class WordNet
{
public:
    /// None where one of the files is not there.
    static std::optional<WordNet> open(const QString &folder);

    /// A word of English, in its base form or another. `word` is folded.
    [[nodiscard]] bool knows(const QString &word) const;
    [[nodiscard]] bool knowsAsNoun(const QString &word) const; ///< the same of what can be a noun
    /// Of the first `senses` senses that the word has as a noun, verb, adjective and adverb each. Single words only; each as often
    /// as it is found. `word` is folded, in any form.
    [[nodiscard]] std::vector<RelatedWord> related(const QString &word, int senses) const;

    void letGo() const; ///< as MappedFile

private:
    struct Part ///< of speech
    {
        MappedFile index;
        MappedFile data;
        std::optional<MappedFile> exceptions; ///< irregular forms
    };
    [[nodiscard]] bool knows(const QString &word, std::size_t part) const;
    [[nodiscard]] QStringList basesOf(const QString &word, std::size_t part) const;
    [[nodiscard]] std::vector<qint64> sensesOf(const QString &base, std::size_t part) const;
    void addRelated(const QString &base, qint64 offset, std::size_t part, int sense, std::vector<RelatedWord> &related) const;

    std::vector<Part> m_parts; ///< noun, verb, adjective, adverb
};

} // namespace adduce
