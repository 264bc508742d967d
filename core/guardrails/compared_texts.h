#pragma once
#include "core/guardrails/clauses.h"
#include <QHash>
#include <QSet>

namespace adduce {

struct Lexicon;

/// What a statement is compared with.
struct SupportingText
{
    QString quoted; ///< the sentences that its quote stands in, whole
    QString beside; ///< those on either side
    QString passages; ///< all that it cites, with titles and headings

    friend bool operator==(const SupportingText &, const SupportingText &) = default;
};

/// Which words mean nearly the same, by WordNet; what was looked up is remembered. For one thread.
class Meanings
{
public:
    explicit Meanings(const Lexicon *lexicon, int senses = 3); ///< null: a word means itself alone

    [[nodiscard]] bool areNear(const TextWord &a, const TextWord &b);
    [[nodiscard]] bool areAntonyms(const TextWord &a, const TextWord &b);
    [[nodiscard]] bool isNearOneOf(const TextWord &word, const QSet<QString> &stems);

private:
    struct Related
    {
        QSet<QString> near; ///< stems
        QSet<QString> antonyms;
    };
    const Related &relatedTo(const TextWord &word);

    const Lexicon *m_lexicon;
    int m_senses;
    Stemmer m_stem;
    QHash<QString, Related> m_known;
};

/// A sentence of a statement beside its evidence, both taken apart.
struct ComparedTexts
{
    ParsedSentence statement;
    ParsedSentence quoted;
    QSet<QString> quotedStems; ///< with those that its acronyms stand for, and the acronyms of what it spells out
    QSet<QString> besideStems;
    QSet<QString> passageStems;
    QString besideText;
    QString passageText;
    Meanings &meanings;

    ComparedTexts(const QString &sentence, const SupportingText &evidence, Stemmer &stem, Meanings &meanings);

    /// 1 for a word that the quoted sentences or their neighbours hold, or one near to it; half for one of the passages; 0.
    [[nodiscard]] double coverOf(const TextWord &word) const;
    [[nodiscard]] bool isQuoted(const TextWord &word) const { return quotedStems.contains(word.stem); }
};

} // namespace adduce
