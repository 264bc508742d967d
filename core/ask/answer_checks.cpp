#include "core/ask/answer_checks.h"

#include "core/ask/consult.h"
#include "core/ask/context_passages.h"
#include "core/ask/trace_recorder.h"
#include "core/models/json_shape.h"
#include "core/text/hidden_characters.h"

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

QString statementsOf(const Draft &draft)
{
    std::vector<PromptStatement> statements;
    for (const DraftSentence &one : draft.sentences)
        statements.push_back({ u"S%1"_s.arg(statements.size() + 1), {}, one.sentence.text });
    return statementBlocks(statements);
}

/// What the model has against it; none where it holds.
std::optional<QString> objectionBy(const TaskModel &model, const ConsultRequest &request, const Parameters &parameters,
    TraceRecorder &trace, const std::stop_token &stop)
{
    constexpr qsizetype kLongestReason = 400; // characters
    Consultation asked = consult(model, request, parameters.consulting, stop);
    std::optional<QString> objection;
    if (asked.reply) {
        const QString reason = withoutHiddenCharacters((*asked.reply)[u"reason"].toString()).simplified().left(kLongestReason);
        const bool holds = (*asked.reply)[u"holds"].toBool();
        asked.trace.outcome = QStringList { (holds ? u"holds: "_s : u"does not hold: "_s) + reason };
        if (!holds)
            objection = reason;
    }
    trace.stage().consultations.push_back(std::move(asked.trace));
    return objection;
}

} // namespace

std::optional<QString> rejectionOf(const Draft &draft, const QString &question, const Evidence &evidence, const TaskModel &model,
    const Parameters &parameters, TraceRecorder &trace, const std::stop_token &stop)
{
    const AnswerSchema schema { u"check"_s, objectSchema({ { u"holds"_s, boolSchema() }, { u"reason"_s, textSchema() } }) };
    const QString statements = statementsOf(draft);
    if (parameters.writing.checksGrounding) {
        const ConsultRequest request = withPassages({ PromptTask::Grounded, { .statements = statements }, schema },
            contextPassages(evidence.passages, evidence.documents), model, parameters.consulting);
        if (const auto objection = objectionBy(model, request, parameters, trace, stop))
            return u"The passages do not hold it: %1"_s.arg(*objection);
    }
    if (parameters.writing.checksQuality) {
        const ConsultRequest request { PromptTask::Quality, { .question = question, .statements = statements }, schema };
        if (const auto objection = objectionBy(model, request, parameters, trace, stop))
            return u"It does not answer the question: %1"_s.arg(*objection);
    }
    return std::nullopt;
}

} // namespace adduce
