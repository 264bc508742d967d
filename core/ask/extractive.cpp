#include "core/ask/extractive.h"

#include <QRegularExpression>
#include <algorithm>
#include <cmath>
#include <map>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr double kCoverageWeight = 0.45; ///< of the sentence alone
constexpr double kContextWeight = 0.25; ///< with what stands around it
constexpr double kSimilarityWeight = 0.2;
constexpr double kPassageWeight = 0.1;
constexpr double kAim = 0.65;
constexpr double kFinding = 1.25;
constexpr double kBestWorth = 1.1 * kFinding; // so that scores end at 1

double worthOfSection(SectionType section)
{
    switch (section) {
    case SectionType::Abstract:
    case SectionType::Conclusion:
        return 1.1;
    case SectionType::Results:
    case SectionType::Discussion:
        return 1.05;
    case SectionType::Acknowledgements:
    case SectionType::References:
    case SectionType::Supplement:
        return 0.3;
    case SectionType::Front:
        return 0.8;
    default:
        return 1;
    }
}

double worthOfKind(SentenceKind kind)
{
    switch (kind) {
    case SentenceKind::Body:
        return 1;
    case SentenceKind::Caption:
        return 0.8;
    case SentenceKind::Footnote:
        return 0.7;
    default:
        return 0.2;
    }
}

/// A fragment says too little and a run-on cannot be read; formulae and program code are no prose; a question in a
/// paper asks what the reader asks, it does not answer.
double worthOfForm(const QString &text)
{
    if (text.isEmpty())
        return 0;
    const auto letters = std::ranges::count_if(text, [](QChar c) { return c.isLetter(); });
    const auto words = text.count(u' ') + 1;
    const double prose = static_cast<double>(letters) / static_cast<double>(text.size());
    double worth = 1;
    if (words < 6)
        worth *= 0.5;
    else if (words > 60)
        worth *= 0.7;
    if (prose < 0.7)
        worth *= std::max(0.2, prose / 0.7);
    static const QRegularExpression noProse(
        u"^key ?words\\b|^(R|>>>)>|\\bR> |<-|::|\\(\\)\\s*[,+=]"_s, QRegularExpression::CaseInsensitiveOption);
    if (noProse.match(text).hasMatch())
        worth *= 0.3;
    if (text.endsWith(u'?'))
        worth *= 0.5;
    if (text.endsWith(u':'))
        worth *= 0.9; // what it leads to is missing
    else if (!QStringView(u".!\"”)]").contains(text.back()))
        worth *= 0.7;
    if (text.front().isLower())
        worth *= 0.8;
    return worth;
}

/// Papers tell what they set out to do in the very words of a question about it, and what they found in other words:
/// an aim answers nothing, a finding does.
double worthOfSpeech(const QString &text)
{
    static const QRegularExpression aim(
        u"\\b(aims?|aimed|objectives?|purpose|goal|(we|to) "
        u"(investigate|examine|evaluate|assess|determine|explore|review|test|study)"
        "|was (investigated|examined|evaluated|assessed)|were (investigated|examined|evaluated|assessed)|hypothesi[sz]ed?"
        "|remains? (unclear|unknown)|little is known)\\b"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression finding(
        u"\\b(conclusions?|conclude|results?|found|finds?|show(s|ed|n)?|suggests?|suggested|demonstrate[sd]?|indicate[sd]?|"
        u"reveal(s|ed)?"
        "|observed|significant(ly)?|associated|higher|lower|increase[sd]?|decrease[sd]?|reduce[sd]?|improve[sd]?"
        "|therefore|thus|hence|because)\\b"_s,
        QRegularExpression::CaseInsensitiveOption);
    double worth = 1;
    if (aim.match(text).hasMatch())
        worth *= kAim;
    if (finding.match(text).hasMatch())
        worth *= kFinding;
    return worth;
}

double overlap(const QSet<QString> &a, const QSet<QString> &b)
{
    const auto smaller = std::min(a.size(), b.size());
    if (smaller == 0)
        return 0;
    const QSet<QString> common = QSet<QString>(a).intersect(b);
    return static_cast<double>(common.size()) / static_cast<double>(smaller);
}

void orderForReading(std::vector<Candidate> &chosen)
{
    std::map<DocumentId, double> best;
    for (const Candidate &c : chosen)
        best[c.document] = std::max(best[c.document], c.score);
    std::ranges::sort(chosen, [&](const Candidate &a, const Candidate &b) {
        if (a.document != b.document)
            return best[a.document] != best[b.document] ? best[a.document] > best[b.document] : a.document < b.document;
        return a.ordinal < b.ordinal;
    });
}

} // namespace

void scoreCandidates(std::vector<Candidate> &candidates)
{
    for (Candidate &c : candidates) {
        const double relevance = kCoverageWeight * c.ownCoverage + kContextWeight * c.coverage
            + kSimilarityWeight * std::max(0.0, c.similarity) + kPassageWeight * std::clamp(c.passage.score, 0.0, 1.0);
        c.score = relevance * worthOfSection(c.section) * worthOfKind(c.sentence.kind) * worthOfForm(c.sentence.text)
            * worthOfSpeech(c.sentence.text) / kBestWorth;
    }
}

std::vector<Candidate> tellable(const std::vector<Candidate> &scored, const AnswerParameters &parameters)
{
    std::vector<Candidate> ranked = scored;
    std::erase_if(ranked, [](const Candidate &c) { return c.sentence.doubtful; });
    std::ranges::stable_sort(ranked, std::ranges::greater {}, &Candidate::score);
    const double floor = ranked.empty() ? 0 : parameters.sentenceFloor * ranked.front().score;
    std::erase_if(ranked, [&](const Candidate &c) { return c.score < floor; });
    return ranked;
}

std::vector<Candidate> chooseSentences(const std::vector<Candidate> &scored, const AnswerParameters &parameters)
{
    std::vector<Candidate> ranked = tellable(scored, parameters);
    std::vector<Candidate> chosen;
    while (!ranked.empty() && chosen.size() < static_cast<std::size_t>(parameters.maxSentences)) {
        const auto worth = [&](const Candidate &c) {
            return c.score
                * std::pow(1 - parameters.sourceDiscount, std::ranges::count(chosen, c.document, &Candidate::document));
        };
        const auto best = std::ranges::max_element(ranked, {}, worth); // the first of equals: ranked by score
        const bool repeats = std::ranges::any_of(chosen,
            [&](const Candidate &other) { return overlap(best->context.own, other.context.own) > parameters.redundancy; });
        if (!repeats)
            chosen.push_back(*best);
        ranked.erase(best);
    }
    orderForReading(chosen);
    return chosen;
}

} // namespace adduce
