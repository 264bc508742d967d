#include "core/guardrails/topic.h"

#include "core/index/keyword_index.h"
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
    if (!written.front().isUpper())
        return false;
    if (std::ranges::count_if(written, [](QChar c) { return c.isUpper(); }) > 1)
        return true;
    const QStringView before = QStringView(question).left(word.start).trimmed();
    return !before.isEmpty() && !QStringView(u".?!:\"“").contains(before.back());
}

} // namespace

std::vector<KeyTerm> keyTerms(const QString &question, const KeywordIndex *keywords, const TopicParameters &topic)
{
    std::vector<KeyTerm> terms;
    Stemmers stem(keywords ? keywords->languages() : QStringList());
    const std::vector<Word> words = splitWords(question);
    const QString language = stem.languageOf(words);
    for (const Word &word : words) {
        if (!isContentWord(word, language) || isQuestionWord(word.text))
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

bool holds(const QSet<QString> &stems, const KeyTerm &term)
{
    return std::ranges::any_of(term.stems, [&](const QString &stem) { return stems.contains(stem); });
}

bool namesArePresent(const std::vector<KeyTerm> &terms, const SentenceContext &context)
{
    return std::ranges::all_of(terms, [&](const KeyTerm &term) {
        return !term.isName || holds(context.own, term) || holds(context.near, term) || holds(context.heading, term);
    });
}

double topicCoverage(const std::vector<KeyTerm> &terms, const SentenceContext &context, const TopicParameters &weights)
{
    double all = 0;
    double covered = 0;
    for (const KeyTerm &term : terms) {
        double weight = 0;
        if (holds(context.own, term))
            weight = 1;
        else if (holds(context.near, term))
            weight = weights.nearWeight;
        else if (holds(context.heading, term))
            weight = weights.headingWeight;
        else if (holds(context.passage, term))
            weight = weights.passageWeight;
        all += term.weight;
        covered += term.weight * weight;
    }
    return all > 0 ? covered / all : 0;
}

QStringList missingTerms(const std::vector<KeyTerm> &terms, const SentenceContext &context)
{
    QStringList missing;
    for (const KeyTerm &term : terms)
        if (!holds(context.own, term) && !holds(context.near, term) && !holds(context.heading, term)
            && !holds(context.passage, term))
            missing << term.word;
    return missing;
}

} // namespace adduce
