#include "core/ask/assess.h"

#include "core/ask/consult.h"
#include "core/ask/context_passages.h"
#include "core/ask/trace_recorder.h"
#include "core/guardrails/injection.h"
#include "core/models/json_shape.h"
#include "core/text/hidden_characters.h"

#include <QJsonArray>
#include <algorithm>
#include <numeric>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kLongestQuestion = 1000; ///< characters

std::vector<double> similaritiesOf(const Evidence &evidence)
{
    std::vector<double> similarities;
    for (const PassageText &text : evidence.passages)
        if (text.passage.similarity && !text.passage.isNeighbour)
            similarities.push_back(*text.passage.similarity);
    return similarities;
}

ConsultRequest requestFor(const QString &question, int most)
{
    const AnswerSchema schema { u"assessment"_s,
        objectSchema({ { u"is_enough"_s, boolSchema() }, { u"questions"_s, listSchema(textSchema(kLongestQuestion), most) } }) };
    return { PromptTask::Assess, { .question = question, .count = QString::number(most) }, schema };
}

} // namespace

bool areEnough(const std::vector<double> &similarities, const SufficiencyParameters &parameters)
{
    if (similarities.empty())
        return true;
    const bool isTop = std::ranges::max(similarities) >= parameters.top;
    const double sum = std::accumulate(similarities.begin(), similarities.end(), 0.0);
    const bool isMean = sum / static_cast<double>(similarities.size()) >= parameters.mean;
    return parameters.needsBoth ? isTop && isMean : isTop || isMean;
}

QStringList missingQuestions(const QString &question, const Evidence &evidence, const TaskModel &model,
    const Parameters &parameters, TraceRecorder &trace, const std::stop_token &stop)
{
    const SufficiencyParameters &sufficiency = parameters.sufficiency;
    const bool isByScores = sufficiency.judge == SufficiencyJudge::Scores;
    if (isByScores && areEnough(similaritiesOf(evidence), sufficiency))
        return {};
    const int most = isByScores ? 1 : sufficiency.mostQuestions;
    const ConsultRequest request = withPassages(
        requestFor(question, most), contextPassages(evidence.passages, evidence.documents), model, parameters.consulting);
    Consultation asked = consult(model, request, parameters.consulting, stop);
    QStringList questions;
    if (asked.reply && (isByScores || !(*asked.reply)[u"is_enough"].toBool()))
        for (const QJsonValue &one : (*asked.reply)[u"questions"].toArray()) {
            const QString text = withoutHiddenCharacters(one.toString()).simplified().left(kLongestQuestion);
            if (!text.isEmpty() && questions.size() < most && !injectionIn(text) && text != question && !questions.contains(text))
                questions << text;
        }
    asked.trace.outcome = questions;
    trace.stage().consultations.push_back(std::move(asked.trace));
    return questions;
}

} // namespace adduce
