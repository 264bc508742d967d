#include "core/workspace/answer_record.h"

#include "core/evaluation/query_figures.h"
#include "core/evaluation/query_set.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/kept_here.h"
#include "core/models/prompt.h"
#include "core/settings/parameter_fields.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <array>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t kMostScores = 120; // that are written of one question

double millisecondsOf(const Trace &trace, Stage stage)
{
    double sum = 0;
    for (const StageTrace &one : trace.stages)
        if (one.stage == stage && !one.isSuperseded)
            sum += one.milliseconds;
    return sum;
}

int askedOf(const Trace &trace, Stage stage)
{
    int asked = 0;
    for (const StageTrace &one : trace.stages)
        if (one.stage == stage && !one.isSuperseded)
            asked += one.ranking ? one.ranking->asked : static_cast<int>(one.consultations.size());
    return asked;
}

/// What a model decided, as it said it; empty where none was asked.
QJsonObject decisionIn(const Trace &trace)
{
    for (const StageTrace &stage : trace.stages)
        for (const ConsultationTrace &one : stage.consultations)
            if (one.task == nameOf(PromptTask::Decide) && !one.outcome.isEmpty() && !stage.isSuperseded)
                return QJsonDocument::fromJson(one.outcome.front().toUtf8()).object();
    return {};
}

QJsonObject routing(const Answer &answer, bool isWebSearched)
{
    const QJsonObject decision = decisionIn(answer.trace);
    const int usual = answer.trace.parameters ? answer.trace.parameters->retrieval.finalK : 0;
    return { { u"need_rag"_s, decision[u"need_rag"_s].toBool(answer.trace.last(Stage::Retrieve) != nullptr) },
        { u"need_web"_s, decision[u"need_web"_s].toBool(isWebSearched) }, { u"f"_s, decision[u"f"_s].toInt(usual) } };
}

QJsonObject gateJson(const Trace &trace)
{
    for (auto stage = trace.stages.rbegin(); stage != trace.stages.rend(); ++stage)
        if (stage->gate && !stage->isSuperseded)
            return { { u"top_f_mean_z"_s, stage->gate->topMean }, { u"gap_sigma"_s, stage->gate->gap } };
    return { { u"top_f_mean_z"_s, QJsonValue() }, { u"gap_sigma"_s, QJsonValue() } };
}

QJsonObject retrieval(const Trace &trace)
{
    const std::vector<Passage> &chosen = trace.passagesOf(Stage::Select);
    QJsonArray scores;
    for (const Passage &passage : chosen)
        if (scores.size() < static_cast<qsizetype>(kMostScores))
            scores.append(passage.fused);
    return { { u"candidates"_s, static_cast<int>(trace.passagesOf(Stage::Retrieve).size()) },
        { u"reranked"_s, askedOf(trace, Stage::Rank) }, { u"agent_checked"_s, askedOf(trace, Stage::Examine) },
        { u"confidence"_s, gateJson(trace) }, { u"final"_s, static_cast<int>(chosen.size()) }, { u"fused_scores"_s, scores } };
}

/// Of what never leaves this computer, or may not, only where it stands.
QJsonArray told(const Answer &answer, const DocumentStore &documents)
{
    QJsonArray sentences;
    for (const AnswerSentence &sentence : answer.sentences) {
        QJsonArray citations;
        bool mayBeWritten = !sentence.citations.empty();
        for (const Citation &citation : sentence.citations) {
            QJsonObject cited { { u"document"_s, citation.sha256 }, { u"chunk"_s, citation.chunk },
                { u"page"_s, citation.page } };
            if (isKeptHere(documents, citation.sha256))
                mayBeWritten = false;
            else
                cited[u"quote"_s] = citation.quote;
            citations.append(cited);
        }
        QJsonObject one { { u"citations"_s, citations } };
        if (mayBeWritten)
            one[u"text"_s] = sentence.text;
        sentences.append(one);
    }
    return sentences;
}

QJsonValue orNothing(const std::optional<bool> &value)
{
    return value ? QJsonValue(*value) : QJsonValue();
}

QJsonObject measures(const QueryFigures &figures)
{
    return { { u"retrieval_precision"_s,
                 figures.retrieved > 0 ? QJsonValue(double(figures.relevant) / figures.retrieved) : QJsonValue() },
        { u"faithfulness"_s, orNothing(figures.isGrounded) }, { u"answer_quality"_s, orNothing(figures.isToTheQuestion) },
        { u"web_search"_s, figures.isWebSearched } };
}

/// Of values that may be missing.
class Mean
{
public:
    void add(const QJsonValue &value)
    {
        if (value.isDouble() || value.isBool())
            add(value.isBool() ? (value.toBool() ? 1.0 : 0.0) : value.toDouble());
    }
    void add(double value)
    {
        m_sum += value;
        ++m_count;
    }
    [[nodiscard]] std::optional<double> value() const { return m_count > 0 ? std::optional(m_sum / m_count) : std::nullopt; }

private:
    double m_sum = 0;
    int m_count = 0;
};

} // namespace

QJsonObject answerRecord(const Answer &answer, Database &database)
{
    const Trace &trace = answer.trace;
    const QueryFigures figures = queryFigures(answer, {}, database);
    const QString timestamp = answer.askedAt.toUTC().toString(Qt::ISODateWithMs);
    const QByteArray id =
        QCryptographicHash::hash((timestamp + answer.question).toUtf8(), QCryptographicHash::Sha256).toHex().left(16);
    const bool isJudged = figures.retrieved > 0;
    QJsonObject stages;
    for (const StageTrace &stage : trace.stages)
        if (!stage.isSuperseded)
            stages[nameOf(stage.stage)] = stages[nameOf(stage.stage)].toDouble() + stage.milliseconds;
    return { { u"query_id"_s, QString::fromLatin1(id) }, { u"timestamp"_s, timestamp }, { u"question"_s, answer.question },
        { u"profile"_s, trace.profile ? QJsonValue(trace.profile->name) : QJsonValue() },
        { u"profile_hash"_s, trace.profile ? QJsonValue(trace.profile->hash) : QJsonValue() },
        { u"model"_s, answer.writer ? QJsonValue(answer.writer->model) : QJsonValue() }, { u"verdict"_s, nameOf(answer.verdict) },
        { u"confidence"_s, nameOf(answer.confidence) }, { u"routing"_s, routing(answer, figures.isWebSearched) },
        { u"rag"_s, retrieval(trace) },
        { u"latency"_s,
            QJsonObject { { u"retrieval_ms"_s, millisecondsOf(trace, Stage::Retrieve) },
                { u"rerank_ms"_s, millisecondsOf(trace, Stage::Rank) },
                { u"agent_check_ms"_s, millisecondsOf(trace, Stage::Examine) }, { u"total_ms"_s, answer.milliseconds } } },
        { u"stages"_s, stages }, { u"metrics"_s, measures(figures) },
        { u"docs_retrieved"_s, isJudged ? figures.retrieved : static_cast<int>(trace.passagesOf(Stage::Select).size()) },
        { u"docs_relevant"_s, isJudged ? QJsonValue(figures.relevant) : QJsonValue() },
        { u"retrieval_attempts"_s, figures.retrievals }, { u"generation_attempts"_s, figures.generations },
        { u"removed"_s, answer.removedStatements() }, { u"prompt_tokens"_s, figures.promptTokens },
        { u"answer_tokens"_s, figures.answerTokens }, { u"cost"_s, figures.cost },
        { u"answer"_s, told(answer, DocumentStore(database)) } };
}

QJsonObject printedParameters(const Parameters &parameters)
{
    struct Printed
    {
        const char *name;
        const char *key;
    };
    static constexpr std::array kTable { Printed { "K_MULT", "retrieval.adaptive_multiple" },
        Printed { "K_PAD", "retrieval.adaptive_pad" }, Printed { "K_CAP", "retrieval.adaptive_cap" },
        Printed { "MMR_LAMBDA", "retrieval.diversify_lambda" }, Printed { "ALPHA", "examination.alpha" },
        Printed { "BETA_DIRECT", "examination.beta_direct" }, Printed { "BETA_NONDIRECT", "examination.beta_indirect" },
        Printed { "GAMMA", "examination.gamma" }, Printed { "AGENT_MIN", "examination.least" },
        Printed { "ABS_MIN", "retrieval.minimum_quality" }, Printed { "Z_MIN", "web.flat_mean" },
        Printed { "SIGMA_MAX", "web.flat_gap" }, Printed { "SKIP_TOPF_Z", "examination.skip_mean" },
        Printed { "SKIP_GAP", "examination.skip_gap" }, Printed { "FINAL_MMR_LAMBDA", "retrieval.relevance_lambda" },
        Printed { "FINAL_POOL_MULT", "retrieval.relevance_multiple" } };
    const QJsonObject all = toJson(parameters);
    QJsonObject table;
    for (const Printed &one : kTable) {
        const QString key = QString::fromLatin1(one.key);
        table[QString::fromLatin1(one.name)] = all[key.section(u'.', 0, 0)][key.section(u'.', 1)];
    }
    return table;
}

RecordSummary summaryOf(const std::vector<QJsonObject> &records)
{
    RecordSummary summary;
    Mean grounded;
    Mean quality;
    Mean precision;
    Mean milliseconds;
    Mean web;
    Mean retrieved;
    Mean relevant;
    Mean generations;
    for (const QJsonObject &record : records) {
        if (!record.contains(u"query_id"_s))
            continue;
        ++summary.queries;
        const QJsonObject metrics = record[u"metrics"_s].toObject();
        const bool isAnswered = record[u"verdict"_s].toString() == nameOf(Verdict::Answered);
        if (metrics[u"faithfulness"_s].isBool())
            grounded.add(metrics[u"faithfulness"_s]);
        else if (isAnswered)
            grounded.add(record[u"removed"_s].toInt() == 0 ? 1.0 : 0.0);
        quality.add(metrics[u"answer_quality"_s]);
        precision.add(metrics[u"retrieval_precision"_s]);
        milliseconds.add(record[u"latency"_s][u"total_ms"_s]);
        web.add(metrics[u"web_search"_s]);
        retrieved.add(record[u"docs_retrieved"_s]);
        relevant.add(record[u"docs_relevant"_s]);
        if (record[u"generation_attempts"_s].toInt() > 0)
            generations.add(record[u"generation_attempts"_s]);
    }
    summary.hallucinationPassRate = grounded.value();
    summary.qualityPassRate = quality.value();
    summary.retrievalPrecision = precision.value();
    summary.milliseconds = milliseconds.value();
    summary.webSearchRate = web.value();
    summary.retrieved = retrieved.value();
    summary.relevant = relevant.value();
    summary.generationAttempts = generations.value();
    return summary;
}

QJsonObject toJson(const RecordSummary &summary)
{
    const auto orNull = [](const std::optional<double> &value) { return value ? QJsonValue(*value) : QJsonValue(); };
    return { { u"total_queries"_s, summary.queries }, { u"hallucination_pass_rate"_s, orNull(summary.hallucinationPassRate) },
        { u"quality_pass_rate"_s, orNull(summary.qualityPassRate) },
        { u"avg_retrieval_precision"_s, orNull(summary.retrievalPrecision) },
        { u"avg_latency_ms"_s, orNull(summary.milliseconds) }, { u"web_search_rate"_s, orNull(summary.webSearchRate) },
        { u"avg_docs_retrieved"_s, orNull(summary.retrieved) }, { u"avg_docs_relevant"_s, orNull(summary.relevant) },
        { u"avg_generation_attempts"_s, orNull(summary.generationAttempts) } };
}

} // namespace adduce
