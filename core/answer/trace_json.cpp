#include "core/answer/trace_json.h"

#include "core/profiles/profile.h"
#include "core/settings/parameter_fields.h"

#include <QJsonArray>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

template <class Value> QJsonArray listOf(const std::vector<Value> &values, QJsonObject (*write)(const Value &))
{
    QJsonArray array;
    for (const Value &value : values)
        array.append(write(value));
    return array;
}

template <class Value> std::vector<Value> listFrom(const QJsonValue &array, Value (*read)(const QJsonObject &))
{
    std::vector<Value> values;
    for (const QJsonValue &value : array.toArray())
        values.push_back(read(value.toObject()));
    return values;
}

QJsonValue orNull(const std::optional<double> &number)
{
    return number ? QJsonValue(*number) : QJsonValue();
}

std::optional<double> numberIn(const QJsonValue &json)
{
    return json.isDouble() ? std::optional(json.toDouble()) : std::nullopt;
}

/// Of a trace or of a profile's value, also as earlier versions wrote them.
std::optional<Parameters> parametersIn(const QJsonObject &value)
{
    const QJsonObject json = value[u"parameters"].toObject();
    if (json[u"retrieval"].toObject().isEmpty())
        return std::nullopt;
    Parameters parameters = parametersFromJson(json);
    parameters.retrieval = retrievalFromJson(json[u"retrieval"].toObject(), parameters.retrieval);
    parameters.topic.floor = json[u"answer"][u"topic_floor"].toDouble(parameters.topic.floor);
    return parameters;
}

QJsonObject toJson(const Passage &p)
{
    return { { u"chunk"_s, p.chunk.value }, { u"document"_s, p.document.value }, { u"first_page"_s, p.firstPage + 1 },
        { u"last_page"_s, p.lastPage + 1 }, { u"similarity"_s, orNull(p.similarity) }, { u"bm25"_s, orNull(p.bm25) },
        { u"feedback"_s, orNull(p.feedback) }, { u"vector"_s, p.vectorScore }, { u"keyword"_s, p.keywordScore },
        { u"feedback_share"_s, p.feedbackScore }, { u"fused"_s, p.fused }, { u"penalty"_s, p.penalty }, { u"score"_s, p.score },
        { u"neighbour"_s, p.isNeighbour } };
}

Passage passageFrom(const QJsonObject &json)
{
    Passage p;
    p.chunk = ChunkId { json[u"chunk"].toInteger() };
    p.document = DocumentId { json[u"document"].toInteger() };
    p.firstPage = json[u"first_page"].toInt(1) - 1;
    p.lastPage = json[u"last_page"].toInt(1) - 1;
    p.similarity = numberIn(json[u"similarity"]);
    p.bm25 = numberIn(json[u"bm25"]);
    p.feedback = numberIn(json[u"feedback"]);
    p.vectorScore = json[u"vector"].toDouble();
    p.keywordScore = json[u"keyword"].toDouble();
    p.feedbackScore = json[u"feedback_share"].toDouble();
    p.fused = json[u"fused"].toDouble();
    p.penalty = json[u"penalty"].toDouble();
    p.score = json[u"score"].toDouble();
    p.isNeighbour = json[u"neighbour"].toBool();
    return p;
}

QJsonObject toJson(const TracedSentence &s)
{
    return { { u"document"_s, s.document.value }, { u"sentence"_s, s.ordinal }, { u"text"_s, s.text },
        { u"coverage"_s, s.coverage }, { u"own_coverage"_s, s.ownCoverage }, { u"similarity"_s, s.similarity },
        { u"score"_s, s.score } };
}

TracedSentence tracedSentenceFrom(const QJsonObject &json)
{
    return { DocumentId { json[u"document"].toInteger() }, json[u"sentence"].toInt(), json[u"text"].toString(),
        json[u"coverage"].toDouble(), json[u"own_coverage"].toDouble(), json[u"similarity"].toDouble(),
        json[u"score"].toDouble() };
}

QJsonObject toJson(const TracedScore &s)
{
    return { { u"chunk"_s, s.chunk.value }, { u"score"_s, s.score } };
}

TracedScore scoreFrom(const QJsonObject &json)
{
    return { ChunkId { json[u"chunk"].toInteger() }, json[u"score"].toDouble() };
}

QJsonObject toJson(const RankingTrace &r)
{
    QJsonObject json { { u"model"_s, r.model }, { u"host"_s, r.host }, { u"scores"_s, listOf(r.scores, toJson) },
        { u"grades"_s, r.isGrades }, { u"asked"_s, r.asked } };
    if (!r.error.isEmpty())
        json[u"trouble"_s] = r.error;
    return json;
}

RankingTrace rankingFrom(const QJsonObject &json)
{
    return { json[u"model"].toString(), json[u"host"].toString(), listFrom(json[u"scores"], scoreFrom), json[u"grades"].toBool(),
        json[u"asked"].toInt(), json[u"trouble"].toString() };
}

QJsonObject toJson(const SentPassage &p)
{
    return { { u"id"_s, p.id }, { u"chunk"_s, p.chunk }, { u"document"_s, p.document.value }, { u"page"_s, p.page },
        { u"text"_s, p.text } };
}

SentPassage sentPassageFrom(const QJsonObject &json)
{
    return { json[u"id"].toString(), json[u"chunk"].toString(), DocumentId { json[u"document"].toInteger() },
        json[u"page"].toInt(), json[u"text"].toString() };
}

QJsonObject toJson(const GenerationTrace &g)
{
    QJsonObject json { { u"model"_s, g.model }, { u"host"_s, g.host }, { u"prompt_tokens"_s, g.promptTokens },
        { u"answer_tokens"_s, g.answerTokens }, { u"kept"_s, g.kept }, { u"removed"_s, g.removed },
        { u"attempts"_s, g.attempts } };
    if (g.citationsWritten) {
        json[u"citations_written"_s] = *g.citationsWritten;
        json[u"citations_sound"_s] = g.citationsSound;
    }
    if (!g.passages.empty())
        json[u"passages"_s] = listOf(g.passages, toJson);
    if (!g.replies.isEmpty())
        json[u"replies"_s] = QJsonArray::fromStringList(g.replies);
    if (!g.repairError.isEmpty())
        json[u"repair_failed"_s] = g.repairError;
    if (!g.error.isEmpty())
        json[u"trouble"_s] = g.error;
    if (!g.judge.isEmpty()) {
        json[u"judge"_s] = g.judge;
        json[u"judgement"_s] = g.judgement;
    }
    return json;
}

constexpr int kMostAttempts = 1'000; // a thread of elsewhere may say anything

GenerationTrace generationFrom(const QJsonObject &json)
{
    const QJsonValue written = json[u"citations_written"];
    return { json[u"model"].toString(), json[u"host"].toString(), listFrom(json[u"passages"], sentPassageFrom),
        json[u"replies"].toVariant().toStringList(), json[u"prompt_tokens"].toInt(), json[u"answer_tokens"].toInt(),
        json[u"kept"].toInt(), json[u"removed"].toInt(), json[u"repair_failed"].toString(), json[u"trouble"].toString(),
        json[u"judge"].toString(), json[u"judgement"].toString(),
        written.isDouble() ? std::optional(written.toInt()) : std::nullopt, json[u"citations_sound"].toInt(),
        std::clamp(json[u"attempts"].toInt(1), 1, kMostAttempts) };
}

QJsonObject toJson(const GateTrace &g)
{
    return { { u"passages"_s, g.passages }, { u"top_mean_z"_s, g.topMean }, { u"gap_sigma"_s, g.gap }, { u"open"_s, g.isOpen } };
}

GateTrace gateFrom(const QJsonObject &json)
{
    return { json[u"passages"].toInt(), json[u"top_mean_z"].toDouble(), json[u"gap_sigma"].toDouble(), json[u"open"].toBool() };
}

QJsonObject toJson(const TracedPage &p)
{
    QJsonObject json { { u"address"_s, p.address }, { u"source"_s, p.source } };
    if (p.document)
        json[u"document"_s] = p.document.value;
    if (!p.error.isEmpty())
        json[u"trouble"_s] = p.error;
    return json;
}

TracedPage tracedPageFrom(const QJsonObject &json)
{
    return { json[u"address"].toString(), json[u"source"].toString(), DocumentId { json[u"document"].toInteger() },
        json[u"trouble"].toString() };
}

QJsonObject toJson(const WebTrace &w)
{
    QJsonObject json { { u"reason"_s, nameOf(w.reason) }, { u"queries"_s, QJsonArray::fromStringList(w.queries) },
        { u"pages"_s, listOf(w.pages, toJson) } };
    if (!w.errors.isEmpty())
        json[u"trouble"_s] = QJsonArray::fromStringList(w.errors);
    return json;
}

WebTrace webFrom(const QJsonObject &json)
{
    return { valueNamed<WebReason>(json[u"reason"].toString()).value_or(WebReason::Allowed),
        json[u"queries"].toVariant().toStringList(), listFrom(json[u"pages"], tracedPageFrom),
        json[u"trouble"].toVariant().toStringList() };
}

QJsonObject toJson(const ConsultationTrace &c)
{
    QJsonObject json { { u"task"_s, c.task }, { u"model"_s, c.model }, { u"host"_s, c.host }, { u"ms"_s, c.milliseconds },
        { u"prompt_tokens"_s, c.promptTokens }, { u"answer_tokens"_s, c.answerTokens }, { u"cost"_s, c.cost },
        { u"outcome"_s, QJsonArray::fromStringList(c.outcome) } };
    if (!c.error.isEmpty())
        json[u"trouble"_s] = c.error;
    return json;
}

ConsultationTrace consultationFrom(const QJsonObject &json)
{
    return { json[u"task"].toString(), json[u"model"].toString(), json[u"host"].toString(),
        json[u"outcome"].toVariant().toStringList(), json[u"ms"].toDouble(), json[u"prompt_tokens"].toInt(),
        json[u"answer_tokens"].toInt(), json[u"cost"].toDouble(), json[u"trouble"].toString() };
}

QJsonObject toJson(const StageTrace &s)
{
    QJsonObject json { { u"stage"_s, nameOf(s.stage) }, { u"ms"_s, s.milliseconds } };
    if (s.trust) {
        json[u"coverage"_s] = s.trust->coverage;
        json[u"agreement"_s] = s.trust->agreement;
    }
    if (s.passages)
        json[u"passages"_s] = listOf(*s.passages, toJson);
    if (s.sentences)
        json[u"sentences"_s] = listOf(*s.sentences, toJson);
    if (s.ranking)
        json[u"ranking"_s] = toJson(*s.ranking);
    if (s.generation)
        json[u"generation"_s] = toJson(*s.generation);
    if (s.gate)
        json[u"gate"_s] = toJson(*s.gate);
    if (s.web)
        json[u"web"_s] = toJson(*s.web);
    if (!s.consultations.empty())
        json[u"consultations"_s] = listOf(s.consultations, toJson);
    if (!s.part.isEmpty())
        json[u"part"_s] = s.part;
    if (s.isSuperseded)
        json[u"superseded"_s] = true;
    return json;
}

StageTrace stageTraceFrom(Stage stage, const QJsonObject &json)
{
    StageTrace s { stage, json[u"ms"].toDouble() };
    if (const auto coverage = numberIn(json[u"coverage"]))
        s.trust = VectorTrust { *coverage, json[u"agreement"].toDouble(1) }; // earlier versions took them to agree
    if (const QJsonValue passages = json[u"passages"]; passages.isArray())
        s.passages = listFrom(passages, passageFrom);
    if (const QJsonValue sentences = json[u"sentences"]; sentences.isArray())
        s.sentences = listFrom(sentences, tracedSentenceFrom);
    if (const QJsonValue ranking = json[u"ranking"]; ranking.isObject())
        s.ranking = rankingFrom(ranking.toObject());
    if (const QJsonValue generation = json[u"generation"]; generation.isObject())
        s.generation = generationFrom(generation.toObject());
    if (const QJsonValue gate = json[u"gate"]; gate.isObject())
        s.gate = gateFrom(gate.toObject());
    if (const QJsonValue web = json[u"web"]; web.isObject())
        s.web = webFrom(web.toObject());
    s.consultations = listFrom(json[u"consultations"], consultationFrom);
    s.part = json[u"part"].toString();
    s.isSuperseded = json[u"superseded"].toBool();
    return s;
}

} // namespace

QJsonObject storedJson(const Trace &trace)
{
    QJsonObject json;
    if (trace.profile)
        json[u"profile"_s] = QJsonObject { { u"name"_s, trace.profile->name }, { u"hash"_s, trace.profile->hash } };
    else if (trace.parameters)
        json[u"parameters"_s] = toJson(*trace.parameters);
    if (!trace.stages.empty()) {
        json[u"retrieval_attempts"_s] = trace.retrievalAttempts();
        json[u"generation_attempts"_s] = trace.generationAttempts();
        json[u"stages"_s] = listOf(trace.stages, toJson);
    }
    return json;
}

QJsonObject toJson(const Trace &trace)
{
    QJsonObject json = storedJson(trace);
    if (trace.profile && !trace.profile->value.isEmpty())
        for (const QString &part : { u"parameters"_s, u"prompts"_s })
            json[part] = trace.profile->value[part];
    return json;
}

void setProfileValue(Trace &trace, const QJsonObject &value)
{
    trace.parameters = parametersIn(value);
    if (trace.parameters && trace.profile)
        trace.profile->value = value;
}

Trace traceFromJson(const QJsonObject &json)
{
    Trace trace;
    const QJsonValue profile = json[u"profile"];
    if (!profile.isObject()) {
        trace.parameters = parametersIn(json);
    } else {
        trace.profile = TracedProfile { profile[u"name"].toString(), profile[u"hash"].toString() };
        const QJsonObject value { { u"parameters"_s, json[u"parameters"] }, { u"prompts"_s, json[u"prompts"] } };
        if (hashOf(value) == trace.profile->hash)
            setProfileValue(trace, value);
    }
    for (const QJsonValue &value : json[u"stages"].toArray())
        if (const auto stage = stageFrom(value[u"stage"].toString()))
            trace.stages.push_back(stageTraceFrom(*stage, value.toObject()));
    return trace;
}

} // namespace adduce
