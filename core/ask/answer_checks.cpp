#include "core/ask/answer_checks.h"

#include "core/ask/consult.h"
#include "core/ask/context_passages.h"
#include "core/ask/trace_recorder.h"
#include "core/models/json_shape.h"

#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

bool isKeptHere(const ContextPassage &passage)
{
    return passage.document.isLocalOnly;
}

QString statementsOf(const Draft &draft)
{
    std::vector<PromptStatement> statements;
    for (const DraftSentence &one : draft.sentences)
        statements.push_back({ u"S%1"_s.arg(statements.size() + 1), {}, one.sentence.text });
    return statementBlocks(statements);
}

/// The passages that it was written from: what is said against it goes back to the writer, and holds nothing that it may not see.
std::vector<ContextPassage> judgedBy(const Draft &draft, const Evidence &evidence)
{
    std::vector<ContextPassage> context = contextPassages(evidence.passages, evidence.documents);
    if (draft.writer && draft.writer->isRemote)
        std::erase_if(context, isKeptHere);
    return context;
}

/// What the model has against it; none where it holds.
std::optional<QString> objectionBy(const TaskModel &model, const ConsultRequest &request, const Parameters &parameters,
    TraceRecorder &trace, const std::stop_token &stop)
{
    constexpr qsizetype kLongestReason = 400; // characters
    ConsultationTrace &kept = trace.stage().consultations.emplace_back();
    const auto reply = consult(model, request, parameters.consulting, stop, kept);
    if (!reply)
        return std::nullopt;
    const QString reason = promptText((*reply)[u"reason"].toString()).simplified().left(kLongestReason);
    const bool holds = (*reply)[u"holds"].toBool();
    kept.outcome = QStringList { (holds ? u"holds: "_s : u"does not hold: "_s) + reason };
    return holds ? std::nullopt : std::optional(reason);
}

} // namespace

std::optional<QString> rejectionOf(const Draft &draft, const QString &question, const Evidence &evidence, const TaskModel &model,
    const Parameters &parameters, TraceRecorder &trace, const std::stop_token &stop)
{
    const AnswerSchema schema { u"check"_s, objectSchema({ { u"holds"_s, boolSchema() }, { u"reason"_s, textSchema() } }) };
    const QString statements = statementsOf(draft);
    const auto context = judgedBy(draft, evidence);
    if (model.isRemote && std::ranges::any_of(context, isKeptHere)) {
        trace.stage().consultations.push_back({ nameOf(PromptTask::Grounded), model.name, model.host, {}, 0, 0, 0, 0,
            sentence(Error(ErrorKind::DocumentLocalOnly)) });
        return std::nullopt;
    }
    if (parameters.writing.checksGrounding) {
        const ConsultRequest request =
            withPassages({ PromptTask::Grounded, { .statements = statements }, schema }, context, model, parameters.consulting);
        if (const auto objection = objectionBy(model, request, parameters, trace, stop))
            return u"The passages do not hold it: %1"_s.arg(*objection);
    }
    if (parameters.writing.checksQuality) {
        const ConsultRequest request { PromptTask::Quality, { .question = question, .statements = statements }, schema,
            outgoing(context) };
        if (const auto objection = objectionBy(model, request, parameters, trace, stop))
            return u"It does not answer the question: %1"_s.arg(*objection);
    }
    return std::nullopt;
}

} // namespace adduce
