#include "core/ask/confidence.h"

#include <algorithm>
#include <set>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

std::set<DocumentId> papersOf(const std::vector<Candidate> &chosen)
{
    std::set<DocumentId> papers;
    for (const Candidate &c : chosen)
        papers.insert(c.paper);
    return papers;
}

} // namespace

ConfidenceFinding supportIn(const std::vector<Candidate> &quoted, const ConfidenceParameters &cuts)
{
    double own = 0;
    double around = 0;
    for (const Candidate &c : quoted) {
        own = std::max(own, c.match.coverage);
        around = std::max(around, c.coverage);
    }
    if (own >= cuts.nearlyAll)
        return { Confidence::High, ConfidenceReason::AllTermsTogether };
    if (around >= cuts.nearlyAll && own >= cuts.most && papersOf(quoted).size() > 1)
        return { Confidence::High, ConfidenceReason::SeveralSources };
    if (around >= cuts.most && own >= cuts.most / 2)
        return { Confidence::Medium, ConfidenceReason::MostTerms };
    return { Confidence::Low, ConfidenceReason::SomeTerms };
}

ConfidenceFinding confidenceIn(const std::vector<Candidate> &chosen, double probability, const ConfidenceParameters &cuts)
{
    const ConfidenceReason reason = supportIn(chosen, cuts).reason;
    if (probability >= cuts.high)
        return { Confidence::High, reason };
    return { probability >= cuts.medium ? Confidence::Medium : Confidence::Low, reason };
}

ConfidenceFinding confidenceIn(const std::vector<std::optional<double>> &covers, const std::optional<Confidence> &said,
    bool anyRemoved, const ConfidenceParameters &cuts)
{
    ConfidenceFinding finding { Confidence::High, ConfidenceReason::HeldByQuotes };
    for (const std::optional<double> &cover : covers) {
        const double held = cover.value_or(cuts.mostlyHeld);
        const Confidence level = held >= cuts.held ? Confidence::High
            : held >= cuts.mostlyHeld              ? Confidence::Medium
                                                   : Confidence::Low;
        finding.level = std::max(finding.level, level); // levels fall
    }
    if (said && *said > finding.level)
        finding = { *said, ConfidenceReason::ModelUnsure };
    if (anyRemoved)
        finding = { finding.level == Confidence::High ? Confidence::Medium : Confidence::Low, ConfidenceReason::SomeRemoved };
    return finding;
}

std::vector<CaveatNote> caveatsOf(
    const std::vector<Candidate> &chosen, const std::vector<KeyTerm> &terms, const SearchReport &report, bool stopped)
{
    std::vector<CaveatNote> notes;
    QStringList missing;
    for (std::size_t t = 0; t < terms.size(); ++t)
        if (std::ranges::none_of(chosen, [&](const Candidate &c) { return standsIn(c.context.own, t); }))
            missing << terms[t].word;
    if (!missing.isEmpty())
        notes.push_back({ Caveat::PartlyCovered, missing.join(u", "_s) });
    if (papersOf(chosen).size() == 1 && report.documents > 1)
        notes.push_back({ Caveat::SingleSource, {} });
    if (!report.unsearched.empty())
        notes.push_back({ Caveat::Unsearched, QString::number(report.unsearched.size()) });
    if (std::ranges::any_of(chosen, [](const Candidate &c) { return c.sentence.parts.size() > 1; }))
        notes.push_back({ Caveat::SplitQuote, {} });
    if (stopped)
        notes.push_back({ Caveat::Partial, {} });
    return notes;
}

} // namespace adduce
