#pragma once
#include "core/lexicon/mapped_lines.h"
#include <span>
#include <string_view>

namespace adduce {

/// A vector for each of many English words; those of words that are used alike point the same way ("athlete", "player"). Mapped,
/// immutable, any thread may read. A damaged file knows less, and does no other harm.
///
/// The file, in bytes, numbers in little-endian order: "ADDWORD1"; the number n of words and the number d of dimensions, uint32 each;
/// where each word begins in the text and where the last ends, uint32 each, n + 1 of them; the text, words in ASCII, sorted by their
/// bytes; d int8 a word in the order of words: its vector, of length 127.
class WordVectors
{
public:
    /// None for what is not there and what is no such file.
    static std::optional<WordVectors> open(const QString &path);
    /// Those that come with the program (resources/words): 48 dimensions of GloVe's 100 (Pennington, Socher and Manning, EMNLP 2014)
    /// that tests/measure/pack_word_vectors.cpp took from them.
    static std::optional<WordVectors> builtIn();

    [[nodiscard]] std::size_t size() const { return m_words; }
    [[nodiscard]] std::size_t dimensions() const { return m_dimensions; }
    /// Empty for a word that is not in it. `word`: in lower case.
    [[nodiscard]] std::span<const qint8> of(const QString &word) const;
    void letGo() const { m_file.letGo(); } ///< as MappedFile

private:
    WordVectors() = default;
    [[nodiscard]] std::string_view wordAt(std::size_t number) const; ///< empty where the file does not say it

    MappedFile m_file;
    QByteArrayView m_text;
    std::size_t m_words = 0;
    std::size_t m_dimensions = 0;
};

} // namespace adduce
