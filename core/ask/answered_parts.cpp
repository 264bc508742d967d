#include "core/ask/answered_parts.h"

#include "core/guardrails/topic.h"
#include "core/sentences/question_match.h"
#include "core/text/stemmer.h"

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

struct PartTerms
{
    std::vector<KeyTerm> terms;
    TermLookup lookup;

    explicit PartTerms(std::vector<KeyTerm> of)
        : terms(std::move(of))
        , lookup(terms)
    {
    }
    [[nodiscard]] double heldBy(const QStringList &stems) const
    {
        const TermStrengths strengths = lookup.strengthsIn(stems);
        double held = 0;
        double all = 0;
        for (std::size_t t = 0; t < terms.size(); ++t) {
            held += strengths[t] * terms[t].weight;
            all += terms[t].weight;
        }
        return all > 0 ? held / all : 0;
    }
};

} // namespace

CaveatNote answeredParts(const QStringList &parts, const std::vector<AnswerSentence> &sentences, const SearchSnapshot &snapshot,
    const TopicParameters &topic)
{
    std::vector<PartTerms> asked;
    for (const QString &part : parts)
        asked.emplace_back(keyTerms(part, snapshot.keywords.get(), topic));
    std::vector<QStringList> numbers(asked.size());
    Stemmer stem;
    for (std::size_t s = 0; s < sentences.size(); ++s) {
        const QStringList stems = wordsOf(sentences[s].text, stem).stems;
        std::size_t best = 0;
        double most = 0;
        for (std::size_t p = 0; p < asked.size(); ++p)
            if (const double held = asked[p].heldBy(stems); held > most) {
                most = held;
                best = p;
            }
        if (most > 0)
            numbers[best] << QString::number(s + 1);
    }
    QStringList lines;
    for (std::size_t p = 0; p < asked.size(); ++p)
        lines << parts[static_cast<qsizetype>(p)] + u'\t' + numbers[p].join(u',');
    return { Caveat::AskedInParts, lines.join(u'\n') };
}

} // namespace adduce
