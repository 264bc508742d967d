#include "core/laboratory/remote_question.h"

#include "core/index/keyword_terms.h"

#include <QSet>
#include <algorithm>
#include <cmath>

namespace adduce {

namespace {

/// The terms of each word that no word before it has: as on the desk, a term counts for one word alone.
std::vector<QStringList> termsByWord(const QueryTerms &wanted, const TermsWithPrefix &beginning)
{
    std::vector<QStringList> words;
    QSet<QString> taken;
    for (const QueryTerm &word : wanted.words) {
        QStringList own;
        for (const QString &name : word.terms)
            for (const QString &term : word.isPrefix ? beginning(name) : QStringList { name })
                if (!term.isEmpty() && !taken.contains(term)) {
                    taken.insert(term);
                    own << term;
                }
        words.push_back(own);
    }
    return words;
}

double weightOf(const RemoteQuestion::Term &term, const TermFrequencies &frequencies)
{
    const auto all = static_cast<double>(frequencies.passages);
    const auto holding = static_cast<double>(frequencies.holding.value(term.name));
    return holding > 0 ? term.weight * std::log(1 + (all - holding + 0.5) / (holding + 0.5)) : 0;
}

} // namespace

RemoteQuestion remoteQuestion(const QueryTerms &wanted, const Bm25Parameters &parameters, const TermsWithPrefix &beginning)
{
    RemoteQuestion question;
    const std::vector<QStringList> words = termsByWord(wanted, beginning);
    for (std::size_t word = 0; word < words.size(); ++word) {
        const double said = wanted.words[word].sentences;
        for (const QString &term : words[word])
            question.terms.push_back({ term, (parameters.k3 + 1) * said / (parameters.k3 + said) });
    }
    if (parameters.neighbourWeight > 0)
        for (const auto &[first, second] : wanted.neighbours)
            for (const QString &one : words[first])
                for (const QString &other : words[second])
                    question.neighbours.emplace_back(one, other);
    return question;
}

void keepHeaviest(RemoteQuestion &question, const TermFrequencies &frequencies, std::size_t most)
{
    if (question.terms.size() <= most)
        return;
    std::vector<RemoteQuestion::Term> heaviest = question.terms;
    std::ranges::stable_sort(
        heaviest, std::ranges::greater(), [&](const RemoteQuestion::Term &term) { return weightOf(term, frequencies); });
    QSet<QString> kept;
    for (std::size_t i = 0; i < most; ++i)
        kept.insert(heaviest[i].name);
    std::erase_if(question.terms, [&](const RemoteQuestion::Term &term) { return !kept.contains(term.name); });
    std::erase_if(
        question.neighbours, [&](const auto &pair) { return !kept.contains(pair.first) || !kept.contains(pair.second); });
}

} // namespace adduce
