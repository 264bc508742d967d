#pragma once
#include <QByteArray>
#include <QString>
#include <vector>

namespace adduce {

/// The words of a Hunspell dictionary (.dic: a word a line, with its flags behind a slash). Of its rules of endings the common English ones
/// are known. Immutable, for any thread.
class WordList
{
public:
    WordList() = default; ///< of no word
    explicit WordList(QByteArray dictionary); ///< UTF-8
    /// English, where Debian's hunspell-en-us is installed; otherwise of no word.
    static WordList installed();

    [[nodiscard]] bool isEmpty() const { return m_places.empty(); }
    /// A folded word, or one of its forms ("threatening" of "threaten").
    [[nodiscard]] bool contains(const QString &folded) const;

private:
    [[nodiscard]] bool holds(QByteArrayView word) const;
    [[nodiscard]] QByteArrayView wordAt(quint32 place) const;

    QByteArray m_text;
    std::vector<quint32> m_places; ///< of words in the text, by their hash; 0: none. As many as a power of two.
};

} // namespace adduce
