#include "core/guardrails/topic.h"

#include "core/index/keyword_index.h"
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

std::vector<KeyTerm> keyTerms(const QString &question, const KeywordIndex *keywords)
{
    std::vector<KeyTerm> terms;
    Stemmer stem;
    for (const Word &word : splitWords(question)) {
        if (isStopWord(word.text) || isQuestionWord(word.text) || (word.text.size() < 2 && !word.text.front().isDigit()))
            continue;
        KeyTerm term { question.mid(word.start, word.length), stem(word.text), 1, isName(question, word) };
        if (keywords)
            term.information = keywords->informationOf(term.stem);
        const auto known = std::ranges::find(terms, term.stem, &KeyTerm::stem);
        if (known == terms.end())
            terms.push_back(std::move(term));
        else
            known->named = known->named || term.named;
    }
    // A question In Title Case names nothing.
    if (2 * std::ranges::count_if(terms, &KeyTerm::named) > static_cast<qsizetype>(terms.size()) && terms.size() > 2)
        for (KeyTerm &term : terms)
            term.named = false;
    return terms;
}

bool namesArePresent(const std::vector<KeyTerm> &terms, const SentenceContext &context)
{
    return std::ranges::all_of(terms, [&](const KeyTerm &term) {
        return !term.named || context.own.contains(term.stem) || context.near.contains(term.stem)
            || context.heading.contains(term.stem);
    });
}

double topicCoverage(const std::vector<KeyTerm> &terms, const SentenceContext &context, const ContextWeights &weights)
{
    double all = 0;
    double covered = 0;
    for (const KeyTerm &term : terms) {
        double weight = 0;
        if (context.own.contains(term.stem))
            weight = 1;
        else if (context.near.contains(term.stem))
            weight = weights.near;
        else if (context.heading.contains(term.stem))
            weight = weights.heading;
        else if (context.passage.contains(term.stem))
            weight = weights.passage;
        all += term.information;
        covered += term.information * weight;
    }
    return all > 0 ? covered / all : 0;
}

QStringList missingTerms(const std::vector<KeyTerm> &terms, const SentenceContext &context)
{
    QStringList missing;
    for (const KeyTerm &term : terms)
        if (!context.own.contains(term.stem) && !context.near.contains(term.stem) && !context.heading.contains(term.stem)
            && !context.passage.contains(term.stem))
            missing << term.word;
    return missing;
}

} // namespace adduce
