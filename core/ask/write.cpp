#include "core/ask/write.h"

#include "core/ask/answer_checks.h"
#include "core/ask/citations.h"
#include "core/ask/disagreements.h"
#include "core/ask/extractive.h"
#include "core/ask/part.h"
#include "core/ask/second_opinion.h"
#include "core/ask/trace_recorder.h"

#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// The sentences of the papers that a statement quotes.
std::vector<Candidate> quotedBy(
    const CheckedStatement &statement, const ContextPassage &passage, const std::vector<Candidate> &candidates)
{
    std::vector<Candidate> quoted;
    for (const ContextSentence &one : passage.sentences)
        if (one.firstLetter < statement.match.end && one.endLetter > statement.match.first)
            std::ranges::copy_if(candidates, std::back_inserter(quoted),
                [&](const Candidate &c) { return c.document == passage.document.id && c.ordinal == one.ordinal; });
    return quoted;
}

/// The sentences that a statement quotes which they do not prove: the paper's own words stand in its place.
std::optional<DraftSentence> quoteAlone(
    CheckedStatement statement, const std::vector<ContextPassage> &context, const Evidence &evidence, int quoteWords)
{
    const ContextPassage &passage = context[statement.passage];
    statement.text = sentencesAt(passage, statement.match);
    auto sentence = cite(statement, passage, evidence.documents.at(passage.document.id), quoteWords);
    if (!sentence)
        return std::nullopt;
    return DraftSentence { *std::move(sentence), quotedBy(statement, passage, evidence.candidates) };
}

bool isTold(const Draft &draft, const DraftSentence &quote)
{
    return std::ranges::any_of(draft.sentences, [&](const DraftSentence &told) {
        return told.sentence.text == quote.sentence.text
            || std::ranges::any_of(told.sentence.citations,
                [&](const Citation &citation) { return isSameQuote(citation, quote.sentence.citations.front()); });
    });
}

std::vector<CaveatNote> caveatsOf(const Generation &made, bool isEmpty, bool isStopped)
{
    std::vector<CaveatNote> notes;
    if (made.keptHere > 0)
        notes.push_back({ Caveat::KeptHere, QString::number(made.keptHere) });
    if (const auto given = static_cast<int>(made.context.size()); given < made.offered && (!isEmpty || !made.error))
        notes.push_back({ Caveat::Fitted, u"%1/%2"_s.arg(given).arg(made.offered) });
    if (made.error && !isStopped)
        notes.push_back({ isEmpty ? Caveat::ModelFailed : Caveat::ModelBroke, sentence(*made.error) });
    if (isEmpty && !made.isSilent && !made.error && !made.context.empty())
        notes.push_back({ Caveat::NothingKept, {} });
    return notes;
}

/// Takes out what another model does not find in the quotes; `statements`: one for each sentence of the draft. Gives those back whose
/// quotes are to be shown alone.
std::vector<CheckedStatement> doubtedBy(const TaskModel &checker, Draft &draft, const std::vector<CheckedStatement> &statements,
    Generation &made, const std::stop_token &stop)
{
    const SecondOpinion opinion = secondOpinion(statements, made.context, checker, stop);
    made.trace.judge = checker.name;
    made.trace.judgement = opinion.reply;
    if (opinion.error && opinion.error->kind() != ErrorKind::Stopped)
        draft.caveats.push_back({ Caveat::Unchecked, sentence(*opinion.error) });
    std::vector<CheckedStatement> doubted;
    std::vector<DraftSentence> kept;
    for (std::size_t i = 0; i < statements.size(); ++i) {
        const Entailment verdict = opinion.verdicts[i].value_or(Entailment::Says);
        if (verdict == Entailment::Says) {
            kept.push_back(std::move(draft.sentences[i]));
            continue;
        }
        const bool isOpposite = verdict == Entailment::Opposite;
        draft.removed.push_back(
            { statements[i].text, isOpposite ? RemovalReason::JudgedOpposite : RemovalReason::JudgedUnsaid, checker.name });
        doubted.push_back(statements[i]);
    }
    draft.sentences = std::move(kept);
    return doubted;
}

/// One attempt. `rejected`: why the one before was not taken.
Draft attempt(const Plan &plan, const Evidence &evidence, const QuestionModels &models, const Parameters &parameters,
    const QString &rejected, const AskSink &onEvent, TraceRecorder &trace, const std::stop_token &stop)
{
    Draft draft;
    std::vector<CheckedStatement> proved; // of each of its sentences
    const auto prove = [&](const CheckedStatement &statement, const std::vector<ContextPassage> &context) {
        const ContextPassage &passage = context[statement.passage];
        auto sentence = cite(statement, passage, evidence.documents.at(passage.document.id), parameters.answer.quoteWords);
        if (!sentence)
            return draft.removed.push_back({ statement.text, RemovalReason::NotOnPage });
        notify(onEvent, SentenceReady { *sentence });
        draft.sentences.push_back({ *std::move(sentence), quotedBy(statement, passage, evidence.candidates), statement.cover });
        proved.push_back(statement);
    };
    Generation made = generate(plan.toAnswer(), *models.writer, contextPassages(evidence.passages, evidence.documents),
        evidence.snapshot.lexicon.get(), parameters.writing, prove, stop, rejected, plan.recalled);
    if (models.checker && !proved.empty())
        std::ranges::move(doubtedBy(*models.checker, draft, proved, made, stop), std::back_inserter(made.unproved));
    for (const CheckedStatement &unproved : made.unproved)
        if (auto quote = quoteAlone(unproved, made.context, evidence, parameters.answer.quoteWords);
            quote && !isTold(draft, *quote)) {
            notify(onEvent, SentenceReady { quote->sentence });
            draft.sentences.push_back(*std::move(quote));
        }
    trace.stage().generation = made.trace;
    const bool isStopped = stop.stop_requested();
    draft.removed.insert(draft.removed.end(), made.removed.begin(), made.removed.end());
    std::ranges::move(caveatsOf(made, draft.sentences.empty(), isStopped), std::back_inserter(draft.caveats));
    draft.repaired = made.repaired;
    draft.isSilent = made.isSilent;
    if (draft.sentences.empty())
        return draft;
    draft.writer = made.writer;
    draft.confidence = made.confidence;
    draft.remarks = made.remarks;
    draft.isPartial = isStopped;
    return draft;
}

/// A stop ends the checks, and leaves what was proved.
std::optional<QString> rejectionUnlessStopped(Draft &draft, const Plan &plan, const Evidence &evidence, const TaskModel &judge,
    const Parameters &parameters, TraceRecorder &trace, const std::stop_token &stop)
{
    try {
        return rejectionOf(draft, plan.toAnswer(), evidence, judge, parameters, trace, stop);
    } catch (const Error &error) {
        if (error.kind() != ErrorKind::Stopped)
            throw;
        draft.isPartial = true;
        return std::nullopt;
    }
}

/// Until an attempt passes the checks of the whole, or none is left: the one that passed, else the one of which most was proved. What it
/// says is told only then, so that nothing that was told is taken back.
Draft writeUntilItHolds(const Plan &plan, const Evidence &evidence, const QuestionModels &models, const Parameters &parameters,
    const AskSink &onEvent, TraceRecorder &trace, const std::stop_token &stop)
{
    const TaskModel &judge = models.checker ? *models.checker : *models.writer;
    Draft best;
    std::optional<GenerationTrace> bestTrace;
    std::optional<int> citationsWritten; // by the first attempt, which knows nothing of any check
    int citationsSound = 0;
    int promptTokens = 0;
    int answerTokens = 0;
    QString rejected;
    int tries = 1;
    for (;; ++tries) {
        Draft draft = attempt(plan, evidence, models, parameters, rejected, {}, trace, stop);
        const GenerationTrace &made = *trace.stage().generation;
        if (tries == 1) {
            citationsWritten = made.citationsWritten;
            citationsSound = made.citationsSound;
        }
        promptTokens += made.promptTokens;
        answerTokens += made.answerTokens;
        const bool isOver = draft.sentences.empty() || stop.stop_requested();
        const auto rejection =
            isOver ? std::nullopt : rejectionUnlessStopped(draft, plan, evidence, judge, parameters, trace, stop);
        const bool isTaken = !isOver && !rejection;
        if (tries == 1 || isTaken || draft.sentences.size() > best.sentences.size()) {
            best = std::move(draft);
            bestTrace = made;
        }
        if (rejection && !best.sentences.empty())
            best.confidence = Confidence::Low;
        if (isTaken || isOver || tries >= parameters.writing.mostAttempts) {
            if (tries > 1)
                best.caveats.push_back({ Caveat::Attempts, QString::number(tries) });
            break;
        }
        rejected = *rejection;
    }
    bestTrace->attempts = tries;
    bestTrace->citationsWritten = citationsWritten;
    bestTrace->citationsSound = citationsSound;
    trace.stage().generation = std::move(bestTrace);
    best.isPartial = best.isPartial || (stop.stop_requested() && !best.sentences.empty());
    if (best.writer) {
        best.writer->promptTokens = promptTokens;
        best.writer->answerTokens = answerTokens;
        best.writer->cost = costOf(*models.writer, promptTokens, answerTokens);
    }
    for (const DraftSentence &one : best.sentences)
        notify(onEvent, SentenceReady { one.sentence });
    return best;
}

Draft writeByModel(const Plan &plan, const Evidence &evidence, const QuestionModels &models, const Parameters &parameters,
    const AskSink &onEvent, TraceRecorder &trace, const std::stop_token &stop)
{
    const bool isChecked = parameters.writing.checksGrounding || parameters.writing.checksQuality;
    return isChecked ? writeUntilItHolds(plan, evidence, models, parameters, onEvent, trace, stop)
                     : attempt(plan, evidence, models, parameters, {}, onEvent, trace, stop);
}

/// A paper's sentence stands before one of a web page that it differs from.
std::vector<Candidate> withPapersFirst(
    std::vector<Candidate> chosen, const Evidence &evidence, const AnswerParameters &parameters)
{
    QStringList texts;
    std::vector<bool> isOfWeb;
    for (const Candidate &c : chosen) {
        texts << c.sentence.text;
        isOfWeb.push_back(evidence.documents.at(c.document).web.has_value());
    }
    if (std::ranges::find(isOfWeb, true) == isOfWeb.end())
        return chosen;
    std::vector<Candidate> ordered;
    for (const std::size_t place : papersFirst(texts, isOfWeb, evidence.asked, parameters.disagreement))
        ordered.push_back(std::move(chosen[place]));
    return ordered;
}

std::vector<Candidate> chosenFor(const Plan &plan, const Evidence &evidence, const Parameters &parameters)
{
    if (plan.isOfPart())
        return partSentences(evidence.candidates, plan, parameters.answer);
    if (plan.intention.intent == Intent::Papers)
        return paperSentences(evidence.candidates, evidence.asked.terms, parameters);
    return withPapersFirst(selectSentences(evidence.candidates, parameters.answer), evidence, parameters.answer);
}

/// What nothing answers may be spoken of in part.
Draft withPartial(Draft draft, const Evidence &evidence, const Parameters &parameters)
{
    PartialFinding found = partialFinding(evidence.candidates, evidence.asked.terms, parameters.refusal);
    draft.spoken = found.spoken;
    draft.missing = found.missing;
    for (Candidate &c : found.sentences)
        draft.sentences.push_back({ {}, { std::move(c) } });
    return draft;
}

Draft writeSentences(const Plan &plan, const Evidence &evidence, const QuestionSettings &settings, const AskSink &onEvent,
    TraceRecorder &trace, const std::stop_token &stop)
{
    const Parameters &parameters = settings.profile.parameters;
    Draft draft;
    if (!evidence.isOnTopic)
        return withPartial({}, evidence, parameters);
    trace.start(Stage::Write);
    if (settings.models.writer)
        draft = writeByModel(plan, evidence, settings.models, parameters, onEvent, trace, stop);
    if (draft.sentences.empty()) {
        const bool isTold = evidence.answerProbability >= parameters.answer.floor;
        if (draft.isSilent)
            draft.caveats.push_back({ isTold ? Caveat::PapersSpeak : Caveat::ModelSilent, {} });
        if (!isTold)
            return plan.isOfPart() ? draft : withPartial(std::move(draft), evidence, parameters);
        draft.intent = plan.intention.intent;
        for (Candidate &c : chosenFor(plan, evidence, parameters))
            draft.sentences.push_back({ {}, { std::move(c) } });
    }
    return draft;
}

} // namespace

Draft write(const Plan &plan, const Evidence &evidence, const QuestionSettings &settings, const AskSink &onEvent,
    TraceRecorder &trace, const std::stop_token &stop)
{
    const AnswerParameters &parameters = settings.profile.parameters.answer;
    Draft draft = writeSentences(plan, evidence, settings, onEvent, trace, stop);
    if (plan.intention.intent != Intent::Answer)
        return draft;
    const bool isAnswered = !draft.sentences.empty() && draft.missing.isEmpty();
    if (isAnswered) {
        draft.also = alsoSaid(evidence.candidates, quotedIn(draft), parameters);
        draft.unquotable = unquotableSentences(evidence.candidates, 0, parameters);
    } else { // whoever asks may look there (SF7)
        draft.unquotable = unquotableOfRefusal(evidence.candidates, evidence.asked.terms, settings.profile.parameters);
    }
    return draft;
}

} // namespace adduce
