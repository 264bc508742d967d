#include "core/ask/recall.h"

#include "core/guardrails/topic.h"
#include "core/index/keyword_index.h"
#include "core/text/sentences.h"
#include "core/text/stemmer.h"

#include <algorithm>
#include <set>

namespace adduce {

namespace {

struct Snippet
{
    PromptMessage message;
    double coverage = 0;
    std::size_t place = 0; ///< in the conversation
};

QStringList stemsOf(const QString &sentence, Stemmers &stemmers)
{
    QStringList stems;
    for (const Word &word : splitWords(sentence))
        stems += stemmers.of(word, sentence);
    return stems;
}

} // namespace

Recalled recalled(const QString &question, const std::vector<PromptMessage> &messages, const KeywordIndex *keywords,
    const Parameters &parameters)
{
    const auto most = static_cast<std::size_t>(parameters.conversation.recalledSentences);
    const std::vector<KeyTerm> terms = keyTerms(question, keywords, parameters.topic);
    if (most == 0 || terms.empty())
        return {};
    const TermLookup lookup(terms);
    Stemmers stemmers(keywords ? keywords->languages() : QStringList());
    std::vector<Snippet> snippets;
    std::set<QString> seen { question.simplified() };
    for (const PromptMessage &message : messages)
        for (const TextRange &range : splitSentences(message.text)) {
            const QString sentence = message.text.mid(range.start, range.length).simplified();
            if (sentence.isEmpty() || !seen.insert(sentence).second)
                continue;
            SentenceContext context;
            context.own = lookup.strengthsIn(stemsOf(sentence, stemmers));
            const double coverage = topicCoverage(terms, context, parameters.topic);
            if (coverage > 0 && coverage >= parameters.conversation.recallFloor)
                snippets.push_back({ { sentence, message.isAnswer }, coverage, snippets.size() });
        }
    std::ranges::stable_sort(snippets, std::ranges::greater {}, &Snippet::coverage);
    snippets.resize(std::min(snippets.size(), most));
    std::ranges::sort(snippets, {}, &Snippet::place);
    Recalled found;
    for (Snippet &one : snippets) {
        TracedSentence traced;
        traced.text = one.message.text;
        traced.coverage = traced.ownCoverage = traced.score = one.coverage;
        found.traced.push_back(std::move(traced));
        found.messages.push_back(std::move(one.message));
    }
    return found;
}

} // namespace adduce
