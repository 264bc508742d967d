#include "core/ask/search_report.h"

#include "core/ask/citations.h"
#include "core/ask/term_hits.h"
#include "core/library/database.h"
#include "core/library/search_state.h"
#include "core/library/searchable.h"
#include "core/web/web_snapshot.h"

#include <algorithm>
#include <ranges>
#include <set>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// By how probable it is that they answer; where the papers do not speak of enough of the question, by how much of it they do.
std::vector<NearMiss> nearestIn(const Evidence &evidence, const Parameters &parameters)
{
    const auto nearness = evidence.isOnTopic ? &Candidate::score : &Candidate::coverage;
    std::vector<const Candidate *> ranked;
    std::ranges::transform(evidence.candidates, std::back_inserter(ranked), [](const Candidate &c) { return &c; });
    std::ranges::stable_sort(ranked, std::ranges::greater {}, nearness);
    std::vector<NearMiss> nearest;
    std::set<ChunkId> seen;
    for (const Candidate *c : ranked) {
        if (static_cast<int>(nearest.size()) >= parameters.refusal.nearestPassages)
            break;
        if (c->match.coverage <= 0 || !seen.insert(c->passage.chunk).second)
            continue;
        if (auto sentence = cite(*c, evidence.documents.at(c->document), evidence.asked, parameters.answer.quoteWords))
            nearest.push_back({ c->*nearness, *std::move(sentence), missingTerms(evidence.asked.terms, c->context) });
    }
    return nearest;
}

} // namespace

DocumentScope askedScope(const Scope &asked, Database &database)
{
    const CollectionStore store(database);
    DocumentScope scope = store.resolve(asked);
    const std::vector<DocumentId> passing = passingPages(database);
    if (passing.empty() || isOfWeb(asked, database))
        return scope;
    if (!scope)
        scope = store.documentsIn(asked);
    std::erase_if(*scope, [&](DocumentId id) { return std::ranges::find(passing, id) != passing.end(); });
    return scope;
}

SearchReport searchedFor(Database &database, const DocumentScope &scope, bool isOfAll)
{
    const SearchableTotals totals = searchableTotals(database, scope);
    SearchReport report;
    report.documents = totals.documents;
    report.documentsInAll = totals.documentsInAll;
    report.passages = totals.chunks;
    report.revision = searchRevision(database);
    if (isOfAll)
        for (const UnreadDocument &document : unreadDocuments(database))
            report.unsearched.push_back({ document.id, document.name, document.state, document.reason });
    return report;
}

void explainRefusal(SearchReport &report, Database &database, const Evidence &evidence, const Parameters &parameters)
{
    report.probability = evidence.isOnTopic ? evidence.answerProbability : 0;
    report.floor = evidence.isOnTopic ? parameters.answer.floor : parameters.topic.floor;
    for (const KeyTerm &term : evidence.asked.terms | std::views::take(parameters.refusal.mostTerms))
        report.terms.push_back(hitsOf(term, *evidence.snapshot.keywords, database, evidence.scope));
    report.nearest = nearestIn(evidence, parameters);
    const auto unknown = std::ranges::count_if(report.terms, [](const TermHits &t) { return t.passages == 0; });
    if (unknown > 0 && !report.terms.empty())
        report.suggestions.push_back(Suggestion::CheckSpelling);
    const auto isAwaited = [](const Unsearched &u) {
        return u.state == DocumentState::Queued || u.state == DocumentState::Reading;
    };
    if (std::ranges::any_of(report.unsearched, isAwaited))
        report.suggestions.push_back(Suggestion::WaitForReading);
    if (std::ranges::any_of(report.unsearched, [](const Unsearched &u) { return u.reason.has_value(); }))
        report.suggestions.push_back(Suggestion::ReadFailedDocuments);
    if (static_cast<std::size_t>(unknown) < report.terms.size())
        report.suggestions.push_back(report.terms.size() > 3 ? Suggestion::AskNarrower : Suggestion::RephraseWithTerms);
    report.suggestions.push_back(Suggestion::AddPapers);
}

} // namespace adduce
