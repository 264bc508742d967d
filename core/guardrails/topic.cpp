#include "core/guardrails/topic.h"

#include "core/index/keyword_index.h"
#include "core/text/letter_name.h"
#include "core/text/stemmer.h"
#include "core/text/stop_words.h"
#include "core/text/words.h"

#include <algorithm>

namespace adduce {

namespace {

/// A capital that is not there because a sentence begins: a name, an acronym.
bool isName(const QString &question, const Word &word)
{
    const QStringView written = QStringView(question).mid(word.start, word.length);
    if (!written.front().isUpper() || (written.size() == 1 && isPartOfTerm(word, question)))
        return false;
    if (std::ranges::count_if(written, [](QChar c) { return c.isUpper(); }) > 1)
        return true;
    return isAmidSentence(word, question);
}

} // namespace

std::vector<KeyTerm> keyTerms(const QString &question, const KeywordIndex *keywords, const TopicParameters &topic)
{
    std::vector<KeyTerm> terms;
    Stemmers stem(keywords ? keywords->languages() : QStringList());
    const std::vector<Word> words = splitWords(question);
    const QString language = stem.languageOf(words);
    for (const Word &word : words) {
        if ((!isContentWord(word, language) && !isLetterName(word, question)) || isQuestionWord(word.text))
            continue;
        KeyTerm term { question.mid(word.start, word.length), stem.of(word, question), 1, isName(question, word),
            isAskingWord(word.text) };
        if (keywords)
            term.weight = keywords->idfOf(term.stems);
        if (term.isOfAsking)
            term.weight *= topic.askingWeight;
        const auto known = std::ranges::find(terms, term.stems, &KeyTerm::stems);
        if (known == terms.end())
            terms.push_back(std::move(term));
        else
            known->isName = known->isName || term.isName;
    }
    // A question In Title Case names nothing.
    if (2 * std::ranges::count_if(terms, &KeyTerm::isName) > static_cast<qsizetype>(terms.size()) && terms.size() > 2)
        for (KeyTerm &term : terms)
            term.isName = false;
    return terms;
}

TermLookup::TermLookup(const std::vector<KeyTerm> &terms)
    : m_terms(terms.size())
{
    for (std::size_t t = 0; t < terms.size(); ++t) {
        for (const QString &stem : terms[t].stems)
            m_matches[stem].push_back({ t, 1 });
        for (const NearStem &near : terms[t].near)
            m_matches[near.stem].push_back({ t, near.strength });
    }
}

std::span<const TermLookup::Match> TermLookup::matchesOf(const QString &stem) const
{
    const auto found = m_matches.find(stem);
    return found == m_matches.end() ? std::span<const Match> {} : found->second;
}

std::optional<std::size_t> TermLookup::termOf(const QString &stem) const
{
    const auto matches = matchesOf(stem);
    const auto own = std::ranges::find_if(matches, [](const Match &match) { return match.strength >= 1; });
    return own == matches.end() ? std::nullopt : std::optional(own->term);
}

TermStrengths TermLookup::strengthsIn(const QStringList &stems) const
{
    TermStrengths strengths(m_terms);
    for (const QString &stem : stems)
        for (const auto &[term, strength] : matchesOf(stem))
            strengths[term] = std::max(strengths[term], strength);
    return strengths;
}

void raise(TermStrengths &strengths, const TermStrengths &others)
{
    strengths.resize(std::max(strengths.size(), others.size()));
    for (std::size_t t = 0; t < others.size(); ++t)
        strengths[t] = std::max(strengths[t], others[t]);
}

static double at(const TermStrengths &strengths, std::size_t term)
{
    return term < strengths.size() ? strengths[term] : 0;
}

bool SentenceContext::holds(std::size_t term) const
{
    return standsIn(own, term) || standsIn(near, term) || standsIn(heading, term);
}

bool namesArePresent(const std::vector<KeyTerm> &terms, const SentenceContext &context)
{
    for (std::size_t t = 0; t < terms.size(); ++t)
        if (terms[t].isName && !context.holds(t))
            return false;
    return true;
}

double topicCoverage(const std::vector<KeyTerm> &terms, const SentenceContext &context, const TopicParameters &weights)
{
    double all = 0;
    double covered = 0;
    for (std::size_t t = 0; t < terms.size(); ++t) {
        const double strength = std::max({ at(context.own, t), at(context.near, t) * weights.nearWeight,
            at(context.heading, t) * weights.headingWeight, at(context.passage, t) * weights.passageWeight });
        all += terms[t].weight;
        covered += terms[t].weight * strength;
    }
    return all > 0 ? covered / all : 0;
}

QStringList missingTerms(const std::vector<KeyTerm> &terms, const SentenceContext &context)
{
    QStringList missing;
    for (std::size_t t = 0; t < terms.size(); ++t)
        if (std::max({ at(context.own, t), at(context.near, t), at(context.heading, t), at(context.passage, t) }) <= 0)
            missing << terms[t].word;
    return missing;
}

} // namespace adduce
