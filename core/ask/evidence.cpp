#include "core/ask/evidence.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace adduce {

namespace {

/// Of those with the same key, the first.
template <class Value, class KeyOf> void keepFirst(std::vector<Value> &values, KeyOf keyOf)
{
    std::set<std::remove_cvref_t<std::invoke_result_t<KeyOf, const Value &>>> seen;
    std::erase_if(values, [&](const Value &value) { return !seen.insert(keyOf(value)).second; });
}

template <class Value> void append(std::vector<Value> &values, std::vector<Value> &&others)
{
    std::ranges::move(others, std::back_inserter(values));
}

/// Those that are not there yet, behind those that are.
template <class Value, class KeyOf> void unite(std::vector<Value> &values, std::vector<Value> &&others, KeyOf keyOf)
{
    append(values, std::move(others));
    keepFirst(values, keyOf);
}

/// The same, sorted by score first, so that the better of two is kept.
template <class Value, class ScoreOf, class KeyOf>
void uniteByScore(std::vector<Value> &values, std::vector<Value> &&others, ScoreOf scoreOf, KeyOf keyOf)
{
    append(values, std::move(others));
    std::ranges::stable_sort(values, std::ranges::greater {}, scoreOf);
    keepFirst(values, keyOf);
}

SearchReport merge(SearchReport one, SearchReport other)
{
    one.documents = std::max(one.documents, other.documents);
    one.documentsInAll = std::max(one.documentsInAll, other.documentsInAll);
    one.passages = std::max(one.passages, other.passages);
    one.probability = std::max(one.probability, other.probability);
    one.floor = std::max(one.floor, other.floor);
    unite(one.terms, std::move(other.terms), [](const TermHits &hits) { return hits.term; });
    unite(one.unsearched, std::move(other.unsearched), [](const Unsearched &document) { return document.document; });
    unite(one.suggestions, std::move(other.suggestions), std::identity {});
    uniteByScore(
        one.nearest, std::move(other.nearest), &NearMiss::score, [](const NearMiss &miss) { return miss.sentence.text; });
    return one;
}

} // namespace

Evidence merge(Evidence one, Evidence other)
{
    uniteByScore(
        one.passages, std::move(other.passages), [](const PassageText &text) { return text.passage.score; },
        [](const PassageText &text) { return text.passage.chunk; });
    uniteByScore(one.candidates, std::move(other.candidates), &Candidate::score,
        [](const Candidate &c) { return std::pair(c.document, c.ordinal); });
    for (auto &[id, document] : other.documents)
        one.documents.try_emplace(id, document).first->second.pages.merge(document.pages);
    unite(one.asked.terms, std::move(other.asked.terms), [](const KeyTerm &term) { return term.stems; });
    one.asked.wanted.types |= other.asked.wanted.types;
    one.isOnTopic = one.isOnTopic || other.isOnTopic;
    one.answerProbability = std::max(one.answerProbability, other.answerProbability);
    if (other.trust.coverage > one.trust.coverage)
        one.trust = other.trust;
    if (!one.serverError)
        one.serverError = other.serverError;
    append(one.notes, std::move(other.notes));
    if (!one.webReason)
        one.webReason = other.webReason;
    one.report = merge(std::move(one.report), std::move(other.report));
    return one;
}

} // namespace adduce
