#pragma once
#include <QHash>
#include <QSet>
#include <QString>
#include <QStringList>
#include <optional>

namespace adduce {

struct Lexicon;

/// What a sentence speaks of, "absorption of iron", with the case that it has inside a sentence.
struct NounPhrase
{
    QString text;
    qsizetype end = 0; ///< of it in its sentence
    bool isPlural = false; ///< by its form

    friend bool operator==(const NounPhrase &, const NounPhrase &) = default;
};

/// Cuts subjects out of sentences that can be asked about: few words, of content, which end in a noun; none that point back ("its"), and none
/// of publishing or of any study ("supplementary material", "significant differences"). By rule, and by the dictionaries that are there.
class NounPhrases
{
public:
    /// `sentences`: of one subject, which show how words are written inside of them. `lexicon`: null for none; must outlive this.
    NounPhrases(const QStringList &sentences, const Lexicon *lexicon);

    /// Right behind a place of a sentence, with what an "of" joins to it.
    [[nodiscard]] std::optional<NounPhrase> behind(const QString &sentence, qsizetype at) const;
    /// Right before it; `end` is the place.
    [[nodiscard]] std::optional<NounPhrase> before(const QString &sentence, qsizetype at) const;
    /// A subject of these words as they are, "body composition"; none where they are no such.
    [[nodiscard]] std::optional<NounPhrase> of(const QString &words) const;

private:
    [[nodiscard]] std::optional<NounPhrase> sound(QStringList words, QString article) const;
    [[nodiscard]] bool isNoun(const QString &word) const;
    [[nodiscard]] QString insideSentence(const QString &word) const;

    QString m_language; ///< of languageOfText()
    QSet<QString> m_lower; ///< words that stand somewhere without a capital
    QHash<QString, QString> m_names; ///< words that stand somewhere with a capital, by their small letters
    const Lexicon *m_lexicon;
};

} // namespace adduce
