#include "core/guardrails/plain_check.h"

#include "core/guardrails/entities.h"
#include "core/guardrails/support.h"
#include "core/text/sentences.h"

#include <QSet>
#include <algorithm>
#include <cmath>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

QStringList sentencesOf(const QString &text)
{
    QStringList sentences;
    for (const TextRange &range : splitSentences(text))
        sentences << text.mid(range.start, range.length).simplified();
    return sentences;
}

QSet<QString> contentStemsOf(const QString &text, Stemmer &stem)
{
    const QStringList stems = contentStems(text, stem);
    return { stems.begin(), stems.end() };
}

/// The sentences that hold most of a statement's words: the best, and another one where it adds to them.
struct Nearest
{
    QStringList quoted;
    QStringList beside;
};

Nearest nearestTo(const QString &statement, const QStringList &sentences, Stemmer &stem)
{
    constexpr double kWorthAdding = 0.2; // share of the statement's words
    const QSet<QString> wanted = contentStemsOf(statement, stem);
    QSet<QString> held;
    std::vector<qsizetype> chosen;
    constexpr std::size_t kMost = 2;
    while (chosen.size() < kMost) {
        qsizetype best = -1;
        qsizetype most = 0;
        for (qsizetype i = 0; i < sentences.size(); ++i) {
            const auto gain = QSet<QString>(wanted).subtract(held).intersect(contentStemsOf(sentences[i], stem)).size();
            if (gain > most && std::ranges::find(chosen, i) == chosen.end()) {
                most = gain;
                best = i;
            }
        }
        if (best < 0 || (!chosen.empty() && static_cast<double>(most) < kWorthAdding * static_cast<double>(wanted.size())))
            break;
        chosen.push_back(best);
        held += contentStemsOf(sentences[best], stem);
    }
    Nearest nearest;
    for (qsizetype i = 0; i < sentences.size(); ++i) {
        const auto isBeside = [&](qsizetype one) { return std::abs(one - i) == 1; };
        if (std::ranges::find(chosen, i) != chosen.end())
            nearest.quoted << sentences[i];
        else if (std::ranges::any_of(chosen, isBeside))
            nearest.beside << sentences[i];
    }
    return nearest;
}

QStringList sentencesOfAll(const QStringList &passages)
{
    QStringList sentences;
    for (const QString &passage : passages)
        sentences << sentencesOf(passage);
    return sentences;
}

/// The sentences of the passages that the quote stands in; none where it does not.
std::optional<Nearest> quotedBy(const QString &quote, const QStringList &passages, double similarity)
{
    for (const QString &passage : passages) {
        PageLetters letters;
        letters.add({ 0, 0, static_cast<int>(passage.size()) }, passage);
        const auto match = locate(quote, letters, similarity);
        if (!match)
            continue;
        const auto runs = letters.runs(match->first, match->end);
        const int start = runs.front().start;
        const int end = runs.back().start + runs.back().length;
        Nearest nearest;
        const std::vector<TextRange> ranges = splitSentences(passage);
        for (std::size_t i = 0; i < ranges.size(); ++i) {
            const auto holds = [&](const TextRange &r) { return r.start < end && r.start + r.length > start; };
            const bool isBeside = (i > 0 && holds(ranges[i - 1])) || (i + 1 < ranges.size() && holds(ranges[i + 1]));
            const QString text = passage.mid(ranges[i].start, ranges[i].length).simplified();
            if (holds(ranges[i]))
                nearest.quoted << text;
            else if (isBeside)
                nearest.beside << text;
        }
        return nearest;
    }
    return std::nullopt;
}

/// Share of the statement's words, function words too, that the passages hold.
double shareOf(const QString &statement, const QString &passages)
{
    QSet<QString> held;
    for (const Word &word : splitWords(passages))
        held.insert(word.text);
    const std::vector<Word> words = splitWords(statement);
    const auto found = std::ranges::count_if(words, [&](const Word &word) { return held.contains(word.text); });
    return words.empty() ? 1 : static_cast<double>(found) / static_cast<double>(words.size());
}

} // namespace

PlainVerdict checkPlain(const PlainStatement &statement, const Lexicon *lexicon, const WritingParameters &parameters)
{
    PlainVerdict result { StatementVerdict::Proved, 0, {} };
    const auto add = [&](RemovalReason reason, const QString &detail, StatementVerdict verdict) {
        result.reasons.push_back({ statement.statement, reason, detail });
        result.verdict = std::max(result.verdict, verdict);
    };
    std::optional<Nearest> quoted;
    if (!statement.quote.isEmpty()) {
        quoted = quotedBy(statement.quote, statement.passages, parameters.quoteSimilarity);
        if (!quoted)
            add(RemovalReason::NotOnPage, statement.quote, StatementVerdict::NotProved);
    }
    Stemmer stem;
    const QStringList sentences = sentencesOfAll(statement.passages);
    const QString passages = statement.passages.join(u'\n');
    const HeldEntities held(passages);
    int foreign = 0;
    double cover = 1;
    for (const QString &sentence : sentencesOf(statement.statement)) {
        const Nearest nearest = quoted ? *quoted : nearestTo(sentence, sentences, stem);
        const Support support =
            supportOf(sentence, { nearest.quoted.join(u' '), nearest.beside.join(u' '), passages }, lexicon, parameters.support);
        cover = std::min(cover, support.cover);
        for (const SupportFault &fault : support.faults)
            add(fault.reason, fault.detail, fault.isContradiction ? StatementVerdict::Contradicted : StatementVerdict::NotProved);
        HeldEntities numbers(nearest.quoted.join(u' '));
        numbers.add(nearest.beside.join(u' '));
        for (const ForeignEntity &one : foreignEntities(sentence, statement.quote.isEmpty() ? held : numbers, held)) {
            add(reasonFor(one.kind), one.text, StatementVerdict::NotProved);
            ++foreign;
        }
    }
    const SupportParameters &weights = parameters.support;
    const double share = shareOf(statement.statement, passages);
    result.score = (weights.coverWeight * cover + (1 - weights.coverWeight) * share)
        * std::pow(weights.foreignFactor, std::min(foreign, 2))
        * (result.verdict == StatementVerdict::Contradicted ? weights.contradictedFactor
                : result.reasons.empty() || foreign > 0     ? 1
                                                            : weights.unprovedFactor);
    return result;
}

} // namespace adduce
