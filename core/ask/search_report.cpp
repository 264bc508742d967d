#include "core/ask/search_report.h"

#include "core/ask/citations.h"
#include "core/index/full_text.h"
#include "core/library/database.h"
#include "core/text/stemmer.h"
#include "core/text/words.h"

#include <algorithm>
#include <set>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t kNearest = 3;
constexpr std::size_t kMostTerms = 8;

TermHits hitsOf(Database &database, const KeyTerm &term, Stemmers &stemmers, QHash<DocumentId, QString> &languages)
{
    TermHits hits { term.word, 0, 0 };
    std::set<DocumentId> documents;
    const auto chunks = chunksWith(database, term.word);
    TextStore(database).forEachSentence(chunks, [&](DocumentId document, int, const QString &text) {
        if (!languages.contains(document))
            languages.insert(document, DocumentStore(database).language(document));
        Stemmer &stem = stemmers.in(languages[document]);
        for (const Word &word : splitWords(text))
            if (term.stems.contains(stem.of(word, text))) {
                ++hits.sentences;
                documents.insert(document);
                return;
            }
    });
    hits.documents = static_cast<int>(documents.size());
    return hits;
}

std::vector<NearMiss> nearestOf(
    Database &database, const std::vector<KeyTerm> &terms, const std::vector<Candidate> &candidates, const CandidateSet &set)
{
    std::vector<const Candidate *> ranked;
    std::ranges::transform(candidates, std::back_inserter(ranked), [](const Candidate &c) { return &c; });
    std::ranges::stable_sort(ranked, std::ranges::greater {}, &Candidate::coverage);
    std::vector<NearMiss> nearest;
    std::set<ChunkId> told;
    const TextStore texts(database);
    for (const Candidate *c : ranked) {
        if (nearest.size() == kNearest)
            break;
        const auto row = std::ranges::find(set.documents, c->document, &DocumentRow::id);
        if (c->ownCoverage <= 0 || row == set.documents.end() || !told.insert(c->passage.chunk).second)
            continue;
        if (auto sentence = cite(*c, *row, texts))
            nearest.push_back({ c->coverage, std::move(*sentence), missingTerms(terms, c->context) });
    }
    return nearest;
}

} // namespace

SearchReport searchedFor(Database &database, const DocumentScope &scope)
{
    SearchReport report;
    for (const DocumentRow &row : DocumentStore(database).list()) {
        if (row.supersededBy || (scope && std::ranges::find(*scope, row.id) == scope->end()))
            continue;
        ++report.documentsInAll;
        if (row.state == DocumentState::Ready) {
            ++report.documents;
            report.passages += row.chunks;
        } else {
            QString state = nameOf(row.state);
            if (row.reason)
                state += u": "_s + nameOf(*row.reason);
            report.unsearched.push_back({ row.id, displayTitle(row), state });
        }
    }
    return report;
}

void explainRefusal(
    SearchReport &report, Database &database, const std::vector<KeyTerm> &terms, const CandidateSet &candidates, double floor)
{
    report.floor = floor;
    Stemmers stemmers;
    QHash<DocumentId, QString> languages; // of documents, as far as they were met
    for (const KeyTerm &term : terms)
        if (report.terms.size() < kMostTerms)
            report.terms.push_back(hitsOf(database, term, stemmers, languages));
    report.nearest = nearestOf(database, terms, candidates.sentences, candidates);
    const auto unknown = std::ranges::count_if(report.terms, [](const TermHits &t) { return t.sentences == 0; });
    if (unknown > 0 && !report.terms.empty())
        report.suggestions.push_back(Suggestion::CheckSpelling);
    if (std::ranges::any_of(report.unsearched, [](const Unsearched &u) { return u.state == u"queued" || u.state == u"reading"; }))
        report.suggestions.push_back(Suggestion::WaitForReading);
    if (std::ranges::any_of(report.unsearched, [](const Unsearched &u) { return u.state.contains(u':'); }))
        report.suggestions.push_back(Suggestion::ReadFailedDocuments);
    if (static_cast<std::size_t>(unknown) < report.terms.size())
        report.suggestions.push_back(report.terms.size() > 3 ? Suggestion::AskNarrower : Suggestion::RephraseWithTerms);
    report.suggestions.push_back(Suggestion::AddPapers);
}

} // namespace adduce
