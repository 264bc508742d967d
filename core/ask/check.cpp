#include "core/ask/check.h"

#include "core/ask/citations.h"
#include "core/ask/confidence.h"
#include "core/ask/disagreements.h"
#include "core/ask/follow_ups.h"
#include "core/ask/search_report.h"
#include "core/ask/trace_recorder.h"
#include "core/base/stop.h"
#include "core/guardrails/personal_data.h"

#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// Proves the papers' sentences one by one and emits each; ends at those that stand.
void proveQuotes(Draft &draft, const Evidence &evidence, const AnswerParameters &parameters, const AskSink &onEvent,
    TraceRecorder &trace, const std::stop_token &stop)
{
    trace.start(Stage::Check);
    for (DraftSentence &one : draft.sentences) {
        if (stop.stop_requested())
            break;
        const Candidate &quote = one.quoted.front();
        if (auto sentence = cite(quote, evidence.documents.at(quote.document), evidence.asked, parameters.quoteWords)) {
            notify(onEvent, SentenceReady { *sentence });
            one.sentence = *std::move(sentence);
        } else {
            draft.removed.push_back({ quote.sentence.text, RemovalReason::NotOnPage });
        }
    }
    draft.isPartial = stop.stop_requested();
    std::erase_if(draft.sentences, [](const DraftSentence &one) { return !one.isProved(); });
}

std::vector<AnswerSentence> proved(
    const std::vector<Candidate> &quotes, const Evidence &evidence, const AnswerParameters &parameters)
{
    std::vector<AnswerSentence> sentences;
    for (const Candidate &quote : quotes)
        if (auto sentence = cite(quote, evidence.documents.at(quote.document), evidence.asked, parameters.quoteWords))
            sentences.push_back(*std::move(sentence));
    return sentences;
}

/// Without those of personal data: the picture of a page cannot be masked.
std::vector<Citation> placesOf(const std::vector<Candidate> &sentences, const Evidence &evidence)
{
    std::vector<Citation> places;
    for (const Candidate &one : sentences)
        if (auto place = placeOf(one, evidence.documents.at(one.document));
            place && masked(one.sentence.text) == one.sentence.text)
            places.push_back(*std::move(place));
    return places;
}

std::vector<std::optional<double>> coversOf(const Draft &draft)
{
    std::vector<std::optional<double>> covers;
    for (const DraftSentence &one : draft.sentences)
        covers.push_back(one.cover);
    return covers;
}

ConfidenceFinding confidenceIn(
    const Draft &draft, const std::vector<Candidate> &quoted, double probability, const ConfidenceParameters &cuts)
{
    if (draft.intent == Intent::Aspect) // by the words that such sentences are made of, which is no certainty
        return { Confidence::Medium, ConfidenceReason::AskedPart };
    if (isOfPart(draft.intent))
        return { Confidence::High, ConfidenceReason::AskedPart };
    if (draft.intent == Intent::Papers)
        return { supportIn(quoted, cuts).level, ConfidenceReason::ListedPapers };
    if (draft.writer)
        return confidenceIn(coversOf(draft), draft.confidence, !draft.removed.empty(), cuts);
    return draft.removed.empty() ? confidenceIn(quoted, probability, cuts)
                                 : ConfidenceFinding { Confidence::Low, ConfidenceReason::SomeRemoved };
}

/// The retracted papers among those that the draft quotes: "Smith et al. 2001 (Retraction, 2010-02-06, doi:10.1000/182)".
QStringList retractedIn(const Draft &draft, const Evidence &evidence)
{
    QStringList papers;
    for (const Candidate &quote : quotedIn(draft))
        if (const DocumentRow &row = evidence.documents.at(quote.document).row; !row.retraction.isEmpty())
            papers << u"%1 (%2)"_s.arg(shortName(row), row.retraction);
    papers.removeDuplicates();
    return papers;
}

QStringList followUps(const Evidence &evidence, const FollowUpParameters &parameters)
{
    QStringList sentences; // of the passages that were chosen: what was looked at besides speaks of much else
    for (const Candidate &c : evidence.candidates)
        if (std::ranges::any_of(
                evidence.passages, [&](const PassageText &text) { return text.passage.chunk == c.passage.chunk; }))
            sentences << c.sentence.text;
    return followUps(sentences, evidence.asked.terms, parameters);
}

} // namespace

Answer check(const Evidence &evidence, Draft draft, const Parameters &parameters, Database &database, const AskSink &onEvent,
    TraceRecorder &trace, const std::stop_token &stop)
{
    if (!draft.sentences.empty() && !draft.writer)
        proveQuotes(draft, evidence, parameters.answer, onEvent, trace, stop);
    Answer answer;
    answer.search = evidence.report;
    answer.repaired = draft.repaired;
    answer.unquotable = placesOf(draft.unquotable, evidence);
    if (evidence.serverError)
        answer.caveats.push_back({ Caveat::WordsAlone, sentence(*evidence.serverError) });
    answer.caveats.insert(answer.caveats.end(), evidence.notes.begin(), evidence.notes.end());
    answer.caveats.insert(answer.caveats.end(), draft.caveats.begin(), draft.caveats.end());
    if (const QStringList papers = retractedIn(draft, evidence); !papers.isEmpty())
        answer.caveats.push_back({ Caveat::Retracted, papers.join(u'\n') });
    if (draft.sentences.empty() || !draft.missing.isEmpty()) {
        if (evidence.isOnTopic)
            throwIfStopped(stop);
        answer.removed = std::move(draft.removed);
        explainRefusal(answer.search, database, evidence, parameters);
        if (draft.sentences.empty())
            return answer;
        answer.verdict = Verdict::Partial;
        answer.spoken = std::move(draft.spoken);
        answer.missing = std::move(draft.missing);
        for (DraftSentence &one : draft.sentences)
            answer.sentences.push_back(std::move(one.sentence));
        return answer;
    }
    const std::vector<Candidate> quoted = quotedIn(draft);
    const ConfidenceFinding finding = confidenceIn(draft, quoted, evidence.answerProbability, parameters.confidence);
    answer.verdict = Verdict::Answered;
    answer.confidence = finding.level;
    answer.reason = finding.reason;
    const std::vector<KeyTerm> noTerms; // of a part: no word of the question need be there
    for (CaveatNote &note :
        caveatsOf(quoted, isOfPart(draft.intent) ? noTerms : evidence.asked.terms, evidence.report, draft.isPartial))
        answer.caveats.push_back(std::move(note));
    for (const QString &remark : draft.remarks)
        answer.caveats.push_back({ Caveat::Remark, remark });
    for (DraftSentence &one : draft.sentences)
        answer.sentences.push_back(std::move(one.sentence));
    if (draft.intent == Intent::Answer)
        answer.disagreements = disagreementsIn(answer.sentences, evidence.asked, parameters.answer.disagreement);
    answer.alsoSaid = proved(draft.also, evidence, parameters.answer);
    answer.removed = std::move(draft.removed);
    answer.writer = draft.writer;
    answer.followUps = followUps(evidence, parameters.followUps);
    return answer;
}

} // namespace adduce
