#include "core/guardrails/compared_texts.h"

#include "core/lexicon/lexicon.h"
#include "core/text/acronyms.h"

#include <algorithm>

namespace adduce {

namespace {

QSet<QString> stemsOf(const QString &text, Stemmer &stem)
{
    QSet<QString> stems;
    for (const Word &word : splitWords(text))
        stems.insert(stem.of(word, text));
    return stems;
}

/// Of each acronym that the passages introduce: who holds one form holds the other.
void addOtherForms(QSet<QString> &stems, const std::vector<std::pair<QSet<QString>, QSet<QString>>> &acronyms)
{
    for (const auto &[shortForm, longForm] : acronyms) {
        if (stems.contains(shortForm))
            stems += longForm;
        if (stems.contains(longForm))
            stems += shortForm;
    }
}

/// "athletic" and "athletics", "hydration" and "hydrate": a beginning of five letters and most of the shorter one.
bool haveOneRoot(const QString &a, const QString &b)
{
    constexpr qsizetype kShortest = 5;
    const qsizetype shorter = std::min(a.size(), b.size());
    const auto common = static_cast<qsizetype>(std::mismatch(a.begin(), a.begin() + shorter, b.begin()).first - a.begin());
    return common >= kShortest && common >= shorter - 1;
}

} // namespace

Meanings::Meanings(const Lexicon *lexicon, int senses)
    : m_lexicon(lexicon)
    , m_senses(senses)
{
}

const Meanings::Related &Meanings::relatedTo(const TextWord &word)
{
    const auto known = m_known.constFind(word.text);
    if (known != m_known.cend())
        return *known;
    Related related;
    if (m_lexicon && m_lexicon->wordNet)
        for (const RelatedWord &one : m_lexicon->wordNet->related(word.text, m_senses))
            (one.relation == WordRelation::Antonym ? related.antonyms : related.near).insert(m_stem(foldWord(one.word)));
    return *m_known.insert(word.text, related);
}

bool Meanings::areNear(const TextWord &a, const TextWord &b)
{
    return a.stem == b.stem || haveOneRoot(a.stem, b.stem) || relatedTo(a).near.contains(b.stem)
        || relatedTo(b).near.contains(a.stem);
}

bool Meanings::areAntonyms(const TextWord &a, const TextWord &b)
{
    return relatedTo(a).antonyms.contains(b.stem) || relatedTo(b).antonyms.contains(a.stem);
}

bool Meanings::isNearOneOf(const TextWord &word, const QSet<QString> &stems)
{
    if (stems.contains(word.stem) || stems.intersects(relatedTo(word).near))
        return true;
    return std::ranges::any_of(stems, [&](const QString &stem) { return haveOneRoot(word.stem, stem); });
}

ComparedTexts::ComparedTexts(const QString &sentence, const SupportingText &evidence, Stemmer &stem, Meanings &knownMeanings)
    : statement(parsed(sentence, stem))
    , quoted(parsed(evidence.quoted, stem))
    , quotedStems(stemsOf(evidence.quoted, stem))
    , besideStems(stemsOf(evidence.beside, stem))
    , passageStems(stemsOf(evidence.passages, stem))
    , besideText(evidence.beside)
    , passageText(evidence.passages)
    , meanings(knownMeanings)
{
    std::vector<std::pair<QSet<QString>, QSet<QString>>> acronyms;
    for (const Acronym &one : acronymsIn(evidence.passages))
        acronyms.emplace_back(stemsOf(one.shortForm, stem), stemsOf(one.longForm, stem));
    for (QSet<QString> *stems : { &quotedStems, &besideStems, &passageStems })
        addOtherForms(*stems, acronyms);
}

double ComparedTexts::coverOf(const TextWord &word) const
{
    if (meanings.isNearOneOf(word, quotedStems) || meanings.isNearOneOf(word, besideStems))
        return 1;
    return passageStems.contains(word.stem) ? 0.5 : 0;
}

} // namespace adduce
