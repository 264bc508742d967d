#include "core/ask/next_steps.h"

#include "core/ask/look_up.h"
#include "core/ask/shorter_question.h"
#include "core/base/error.h"
#include "core/library/document_store.h"
#include "core/text/text_language.h"

#include <algorithm>
#include <set>

namespace adduce {

namespace {

/// Terms that go together, and how much of the question's information they carry.
struct Lack
{
    QStringList words;
    double weight = 0;
};

bool isHeld(const SentenceContext &context, std::size_t term)
{
    const auto stands = [&](const TermStrengths &strengths) { return term < strengths.size() && strengths[term] > 0; };
    return stands(context.own) || stands(context.near) || stands(context.heading);
}

/// Of the terms that are asked about, those for which `isLacking` is so; none where that is all of them.
template <class IsLacking> std::optional<Lack> lackOf(const std::vector<KeyTerm> &terms, IsLacking isLacking)
{
    Lack lack;
    int held = 0;
    for (std::size_t t = 0; t < terms.size(); ++t) {
        if (!isLacking(t)) {
            held += terms[t].isOfAsking ? 0 : 1;
        } else if (!terms[t].isOfAsking) {
            lack.words << terms[t].word;
            lack.weight += terms[t].weight;
        }
    }
    return lack.words.isEmpty() || held == 0 ? std::nullopt : std::optional(lack);
}

} // namespace

std::vector<ShorterQuestion> shorterQuestions(const QString &question, const Evidence &evidence, const SearchReport &report)
{
    const std::vector<KeyTerm> &terms = evidence.asked.terms;
    std::vector<Lack> lacks;
    for (const Candidate &c : evidence.candidates)
        if (c.isQuotable() && c.match.coverage > 0)
            if (const auto lack = lackOf(terms, [&](std::size_t t) { return !isHeld(c.context, t); }))
                lacks.push_back(*lack);
    std::ranges::stable_sort(lacks, {}, &Lack::weight);
    const auto isUnknown = [&](std::size_t t) { return t < report.terms.size() && report.terms[t].documents == 0; };
    if (const auto unknown = lackOf(terms, isUnknown))
        lacks.insert(lacks.begin(), *unknown);
    const QString language = languageOfText(question);
    std::vector<ShorterQuestion> shorter;
    std::set<QStringList> seen;
    for (const Lack &lack : lacks)
        if (seen.insert(lack.words).second)
            if (auto one = withoutWords(question, lack.words, language);
                one && std::ranges::find(shorter, one->text, &ShorterQuestion::text) == shorter.end())
                shorter.push_back(*std::move(one));
    return shorter;
}

std::optional<Citation> paperByTitle(const Evidence &evidence, const RefusalParameters &parameters)
{
    const Candidate *best = nullptr;
    for (const Candidate &c : evidence.candidates)
        if (c.titleCoverage >= parameters.titleCoverage && (!best || c.titleCoverage > best->titleCoverage))
            best = &c;
    if (!best)
        return std::nullopt;
    const DocumentRow &row = evidence.documents.at(best->document).row;
    Citation place;
    place.document = row.id;
    place.sha256 = row.sha256;
    place.source = shortName(row);
    place.title = displayTitle(row);
    place.path = row.path;
    place.page = 1;
    place.pageCount = row.pages;
    place.web = evidence.documents.at(best->document).web;
    return place;
}

void addNextSteps(SearchReport &report, const Plan &plan, const Evidence &evidence, const Profile &profile,
    const Retriever &retriever, const ModelServers &servers, Database &database, const std::stop_token &stop)
{
    const RefusalParameters &parameters = profile.parameters.refusal;
    report.paper = paperByTitle(evidence, parameters);
    if (!plan.translation.empty() || parameters.shorterQuestions == 0)
        return;
    Plan lookUp;
    lookUp.scope = evidence.scope;
    lookUp.report = plan.report;
    lookUp.isByWordsAlone = true; // its server was asked for the question itself
    int tries = 0;
    try {
        for (ShorterQuestion &one : shorterQuestions(plan.toAnswer(), evidence, report)) {
            const auto isWithin = [&](const ShorterQuestion &offered) { // what leaves out still more leads no further
                return std::ranges::all_of(offered.without, [&](const QString &word) { return one.without.contains(word); });
            };
            if (std::ranges::any_of(report.shorter, isWithin))
                continue;
            if (tries++ >= parameters.shorterTries || static_cast<int>(report.shorter.size()) >= parameters.shorterQuestions)
                return;
            if (isAnswered(one.text, lookUp, profile, retriever, servers, database, stop))
                report.shorter.push_back(std::move(one));
        }
    } catch (const Error &error) {
        if (error.kind() != ErrorKind::Stopped)
            throw;
    }
}

} // namespace adduce
