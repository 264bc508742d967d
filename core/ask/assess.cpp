#include "core/ask/assess.h"

#include "core/ask/consult.h"
#include "core/ask/context_passages.h"
#include "core/ask/sound_question.h"
#include "core/ask/trace_recorder.h"
#include "core/guardrails/entities.h"
#include "core/models/json_shape.h"

#include <algorithm>
#include <numeric>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

std::vector<std::optional<double>> similaritiesOf(const Evidence &evidence)
{
    std::vector<std::optional<double>> similarities;
    for (const PassageText &text : evidence.passages)
        if (!text.passage.isNeighbour)
            similarities.push_back(text.passage.similarity);
    return similarities;
}

ConsultRequest requestFor(const QString &question, int most)
{
    const AnswerSchema schema { u"assessment"_s,
        objectSchema(
            { { u"is_enough"_s, boolSchema() }, { u"questions"_s, listSchema(textSchema(kLongestMadeQuestion), most) } }) };
    return { PromptTask::Assess, { .question = question, .count = QString::number(most) }, schema };
}

} // namespace

SufficiencyParameters sufficiencyIn(const SearchSnapshot &snapshot, SufficiencyParameters parameters)
{
    if (snapshot.vectors && snapshot.space) {
        parameters.top = similarityNeeded(snapshot, parameters.top);
        parameters.mean = similarityNeeded(snapshot, parameters.mean);
    }
    return parameters;
}

bool areEnough(const std::vector<std::optional<double>> &similarities, const SufficiencyParameters &parameters)
{
    std::vector<double> known;
    for (const std::optional<double> &similarity : similarities)
        if (similarity)
            known.push_back(*similarity);
    if (known.empty())
        return !similarities.empty();
    const bool isTop = std::ranges::max(known) >= parameters.top;
    const double sum = std::accumulate(known.begin(), known.end(), 0.0);
    const bool isMean = sum / static_cast<double>(known.size()) >= parameters.mean;
    return parameters.needsBoth ? isTop && isMean : isTop || isMean;
}

QStringList missingQuestions(const QString &question, const Evidence &evidence, const TaskModel &model,
    const Parameters &parameters, TraceRecorder &trace, const std::stop_token &stop)
{
    const SufficiencyParameters sufficiency = sufficiencyIn(evidence.snapshot, parameters.sufficiency);
    const bool isByScores = sufficiency.judge == SufficiencyJudge::Scores;
    if (isByScores && areEnough(similaritiesOf(evidence), sufficiency))
        return {};
    const int most = isByScores ? 1 : sufficiency.mostQuestions;
    std::vector<ContextPassage> context = contextPassages(evidence.passages, evidence.documents);
    // What it asks for may go on to other servers, which get nothing of these.
    std::erase_if(context, [](const ContextPassage &passage) { return passage.document.isLocalOnly; });
    HeldEntities held(question);
    for (const ContextPassage &passage : context)
        held.add(passage.text);
    const ConsultRequest request = withPassages(requestFor(question, most), std::move(context), model, parameters.consulting);
    ConsultationTrace &kept = trace.stage().consultations.emplace_back();
    const auto reply = consult(model, request, parameters.consulting, stop, kept);
    QStringList questions;
    if (reply && (isByScores || !(*reply)[u"is_enough"].toBool()))
        questions = soundQuestions((*reply)[u"questions"], held, most);
    questions.removeAll(question);
    kept.outcome = questions;
    return questions;
}

} // namespace adduce
