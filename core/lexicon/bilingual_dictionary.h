#pragma once
#include "core/lexicon/mapped_lines.h"
#include <QByteArray>
#include <QStringList>

namespace adduce {

/// A dictionary in the form of dictd (dictfmt(1)): an index of headwords, and articles in chunks that are inflated one by one
/// (dictzip(1)). Mapped, immutable, any thread may read. A damaged one knows less, and does no other harm.
class BilingualDictionary
{
public:
    /// `<path>.index` and `<path>.dict.dz`; none where one is not there or is of another form.
    static std::optional<BilingualDictionary> open(const QString &path);

    /// What the word's articles translate it to, in their order, without repetitions: "sleep deprivation", "fast". Empty for a
    /// word that is not in it. `word` is in lower case, in the form of a headword.
    [[nodiscard]] QStringList translationsOf(const QString &word) const;
    void letGo() const; ///< as MappedFile

private:
    [[nodiscard]] QByteArray article(qint64 offset, qint64 length) const;
    [[nodiscard]] QByteArray chunk(std::size_t number) const; ///< inflated; empty for a damaged one

    MappedFile m_index;
    MappedFile m_articles;
    qint64 m_chunkLength = 0; ///< bytes of a chunk once inflated, but the last
    std::vector<qint64> m_chunkStarts; ///< in the file; one more than chunks
};

/// The translations in the text of an article as FreeDict writes them: without marks of grammar and use, examples, synonyms and notes.
/// Pure.
QStringList translationsIn(const QString &article);

} // namespace adduce
