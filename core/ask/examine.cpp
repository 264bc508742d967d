#include "core/ask/examine.h"

#include "core/ask/consult.h"
#include "core/ask/context_passages.h"
#include "core/ask/trace_recorder.h"
#include "core/models/json_shape.h"
#include "core/retrieval/opinions.h"

#include <QJsonArray>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

AnswerSchema opinionSchema()
{
    constexpr int kLongestReason = 400; // characters
    const QJsonObject score { { u"type"_s, u"number"_s }, { u"minimum"_s, 0 }, { u"maximum"_s, 1 } };
    return { u"opinion"_s,
        objectSchema({ { u"score"_s, score }, { u"contains_direct_answer"_s, boolSchema() },
            { u"rationale"_s, textSchema(kLongestReason) } }) };
}

/// "0.7 direct: it gives the dose"
QString outcomeOf(const Opinion &opinion, const QString &reason)
{
    return u"%1%2: %3"_s.arg(opinion.score, 0, 'g', 3).arg(opinion.isDirect ? u" direct"_s : QString(), reason.simplified());
}

std::map<ChunkId, Opinion> opinionsOf(const std::vector<Passage> &passages, const QString &question, const TaskModel &model,
    const Parameters &parameters, PassageReader &reader, TraceRecorder &trace, const std::stop_token &stop)
{
    std::vector<ContextPassage> read;
    for (const PassageText &text : reader.read(passages)) // one by one, so that each is whole where two overlap
        std::ranges::move(contextPassages({ text }, reader.documents()), std::back_inserter(read));
    if (model.isRemote)
        std::erase_if(read, [](const ContextPassage &passage) { return passage.document.isLocalOnly; });
    std::vector<ConsultRequest> requests;
    for (const ContextPassage &passage : read)
        requests.push_back({ PromptTask::Examine, { passageBlocks(promptPassages({ passage })), question }, opinionSchema(),
            outgoing({ passage }) });
    std::vector<ConsultationTrace> &kept = trace.stage().consultations;
    const auto replies = consultEach(model, requests, parameters.consulting, stop, kept);
    std::map<ChunkId, Opinion> opinions;
    for (std::size_t i = 0; i < replies.size(); ++i)
        if (const auto &reply = replies[i]) {
            const Opinion opinion { (*reply)[u"score"].toDouble(), (*reply)[u"contains_direct_answer"].toBool() };
            kept[i].outcome = QStringList { outcomeOf(opinion, (*reply)[u"rationale"].toString()) };
            opinions[read[i].passage.chunk] = opinion;
        }
    return opinions;
}

} // namespace

std::vector<Passage> examined(std::vector<Passage> passages, const QString &question, const std::map<ChunkId, double> &reranked,
    const TaskModel &model, const Parameters &parameters, PassageReader &reader, TraceRecorder &trace,
    const std::stop_token &stop)
{
    const int f = parameters.retrieval.finalK;
    const ExaminationParameters &examination = parameters.examination;
    std::vector<double> scores;
    for (const auto &[chunk, score] : reranked)
        scores.push_back(score);
    const auto separation = separationOf(scores, f);
    const bool skips = isClear(separation, examination);
    if (separation)
        trace.stage().gate = GateTrace { static_cast<int>(scores.size()), separation->topMean, separation->gap, skips };
    passages.resize(static_cast<std::size_t>(examinedOf(static_cast<int>(passages.size()), f, examination)));
    const auto opinions =
        skips ? std::map<ChunkId, Opinion> {} : opinionsOf(passages, question, model, parameters, reader, trace, stop);
    passages = fusedWithOpinions(std::move(passages), reranked, opinions, f, examination);
    trace.stage().passages = traced(passages);
    return passages;
}

} // namespace adduce
