#pragma once
#include "core/text/words.h"
#include <QStringList>
#include <map>
#include <memory>

namespace adduce {

/// Cuts words to their stems by the Snowball algorithm of a language (snowballstem.org); English, and languages without
/// one, by Porter, the algorithm of FTS5's porter tokenizer (M. F. Porter, Program 14(3), 1980). All of a
/// language share the stems that were asked for. For one thread.
class Stemmer
{
public:
    explicit Stemmer(const QString &language = {}); ///< ISO 639-1
    ~Stemmer();
    Stemmer(Stemmer &&) noexcept;
    Stemmer(const Stemmer &) = delete;
    Stemmer &operator=(const Stemmer &) = delete;

    QString operator()(const QString &word); ///< in lower case; the stem has no diacritics
    /// Of a word that was found in `text`: other algorithms than Porter's need its diacritics.
    QString of(const Word &word, QStringView text);

    /// Does the language have an algorithm of its own?
    static bool knows(const QString &language);

private:
    struct State;
    std::unique_ptr<State> m_state;
};

/// Stemmers of several languages. A question may be answered by a text in any of them.
class Stemmers
{
public:
    explicit Stemmers(const QStringList &languages = {});

    [[nodiscard]] bool isEnglishAlone() const { return m_languages.isEmpty(); } ///< no language has stems of its own
    Stemmer &in(const QString &language); ///< made when it is asked for first
    /// Each stem that the word has in one of the languages, English's first.
    QStringList of(const Word &word, QStringView text);
    /// Which of the languages these words are in: the one that has most of them as stop words; empty for English, and in
    /// doubt.
    [[nodiscard]] QString languageOf(const std::vector<Word> &words) const;

private:
    QStringList m_languages; ///< those with an algorithm of their own
    std::map<QString, Stemmer> m_stemmers;
};

/// The stems of all stop words.
WordSet stopStems();

/// Stems of the words that carry a topic, in order, repeated ones kept.
QStringList contentStems(QStringView text, Stemmer &stem);
/// No stop word of the language, no single letter.
bool isContentWord(const Word &word, const QString &language = {});

} // namespace adduce
