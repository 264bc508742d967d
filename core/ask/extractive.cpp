#include "core/ask/extractive.h"

#include <QRegularExpression>
#include <algorithm>
#include <cmath>
#include <map>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

double weightOfSection(SectionType section, const SentenceParameters &weights)
{
    switch (section) {
    case SectionType::Abstract:
    case SectionType::Conclusion:
        return weights.summarySection;
    case SectionType::Results:
    case SectionType::Discussion:
        return weights.findingSection;
    case SectionType::Acknowledgements:
    case SectionType::References:
    case SectionType::Supplement:
        return weights.backMatter;
    case SectionType::Front:
        return weights.frontMatter;
    default:
        return 1;
    }
}

double weightOfKind(SentenceKind kind, const SentenceParameters &weights)
{
    switch (kind) {
    case SentenceKind::Body:
        return 1;
    case SentenceKind::Caption:
        return weights.caption;
    case SentenceKind::Footnote:
        return weights.footnote;
    default:
        return weights.otherKind;
    }
}

/// A fragment says too little and a run-on cannot be read; formulae and program code are no prose; a question in a
/// paper asks what the reader asks, it does not answer.
double weightOfForm(const QString &text, const SentenceParameters &weights)
{
    if (text.isEmpty())
        return 0;
    const auto letters = std::ranges::count_if(text, [](QChar c) { return c.isLetter(); });
    const auto words = text.count(u' ') + 1;
    const double prose = static_cast<double>(letters) / static_cast<double>(text.size());
    double weight = 1;
    if (words < weights.fewestWords)
        weight *= weights.tooShort;
    else if (words > weights.mostWords)
        weight *= weights.tooLong;
    if (prose < weights.proseShare)
        weight *= std::max(weights.leastProse, prose / weights.proseShare);
    static const QRegularExpression noProse(
        u"^key ?words\\b|^(R|>>>)>|\\bR> |<-|::|\\(\\)\\s*[,+=]"_s, QRegularExpression::CaseInsensitiveOption);
    if (noProse.match(text).hasMatch())
        weight *= weights.code;
    if (text.endsWith(u'?'))
        weight *= weights.question;
    if (text.endsWith(u':'))
        weight *= weights.leadIn; // what it leads to is missing
    else if (!QStringView(u".!\"”)]").contains(text.back()))
        weight *= weights.openEnd;
    if (text.front().isLower())
        weight *= weights.lowerCase;
    return weight;
}

/// Papers tell what they set out to do in the very words of a question about it, and what they found in other words:
/// an aim answers nothing, a finding does.
double weightOfSpeech(const QString &text, const SentenceParameters &weights)
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
    double weight = 1;
    if (aim.match(text).hasMatch())
        weight *= weights.aim;
    if (finding.match(text).hasMatch())
        weight *= weights.finding;
    return weight;
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

void scoreCandidates(std::vector<Candidate> &candidates, const SentenceParameters &weights)
{
    const double best = weights.summarySection * weights.finding; // so that scores end at 1
    for (Candidate &c : candidates) {
        const double relevance = weights.coverageWeight * c.ownCoverage + weights.contextWeight * c.coverage
            + weights.similarityWeight * std::max(0.0, c.similarity)
            + weights.passageWeight * std::clamp(c.passage.score, 0.0, 1.0);
        c.score = relevance * weightOfSection(c.section, weights) * weightOfKind(c.sentence.kind, weights)
            * weightOfForm(c.sentence.text, weights) * weightOfSpeech(c.sentence.text, weights) / best;
    }
}

std::vector<Candidate> quotable(const std::vector<Candidate> &scored, const AnswerParameters &parameters)
{
    std::vector<Candidate> ranked = scored;
    std::erase_if(ranked, [](const Candidate &c) { return c.sentence.isDoubtful; });
    std::ranges::stable_sort(ranked, std::ranges::greater {}, &Candidate::score);
    const double floor = ranked.empty() ? 0 : parameters.sentenceFloor * ranked.front().score;
    std::erase_if(ranked, [&](const Candidate &c) { return c.score < floor; });
    return ranked;
}

std::vector<Candidate> selectSentences(const std::vector<Candidate> &scored, const AnswerParameters &parameters)
{
    std::vector<Candidate> ranked = quotable(scored, parameters);
    std::vector<Candidate> chosen;
    while (!ranked.empty() && chosen.size() < static_cast<std::size_t>(parameters.maxSentences)) {
        const auto discounted = [&](const Candidate &c) {
            return c.score
                * std::pow(1 - parameters.sourceDiscount, std::ranges::count(chosen, c.document, &Candidate::document));
        };
        const auto best = std::ranges::max_element(ranked, {}, discounted); // the first of equals: ranked by score
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
