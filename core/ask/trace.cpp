#include "core/ask/trace.h"

#include "core/settings/retrieval_fields.h"

#include <QJsonArray>
#include <algorithm>
#include <array>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

std::optional<double> numberIn(const QJsonValue &json)
{
    return json.isDouble() ? std::optional(json.toDouble()) : std::nullopt;
}

} // namespace

QString nameOf(Stage stage)
{
    constexpr std::array names { "route", "retrieve", "rank", "select", "expand", "topic", "write", "check" };
    return QString::fromLatin1(names[static_cast<std::size_t>(stage)]);
}

Trace::Trace(const Parameters &parameters, const AskSink &tell)
    : m_tell(tell)
{
    m_clock.start();
    m_trace[u"parameters"_s] = toJson(parameters);
}

void Trace::start(Stage stage)
{
    endStage();
    m_current = stage;
    m_stage = { { u"stage"_s, nameOf(stage) } };
    m_startedNs = m_clock.nsecsElapsed();
    if (m_tell)
        m_tell(StageStarted { stage });
}

void Trace::note(const QString &key, const QJsonValue &value)
{
    m_stage[key] = value;
}

void Trace::endStage()
{
    if (!m_current)
        return;
    const double milliseconds = static_cast<double>(m_clock.nsecsElapsed() - m_startedNs) / 1e6;
    m_stage[u"ms"_s] = milliseconds;
    m_stages.append(m_stage);
    if (m_tell)
        m_tell(StageFinished { *m_current, milliseconds });
    m_current.reset();
}

QJsonObject Trace::finish()
{
    endStage();
    m_trace[u"stages"_s] = m_stages;
    return m_trace;
}

double Trace::milliseconds() const
{
    return static_cast<double>(m_clock.nsecsElapsed()) / 1e6;
}

QJsonObject toJson(const Parameters &p)
{
    const AnswerParameters &a = p.answer;
    return {
        { u"chunks"_s, QJsonObject { { u"max_tokens"_s, p.chunks.maxTokens }, { u"overlap_tokens"_s, p.chunks.overlapTokens } } },
        { u"retrieval"_s, toJson(p.retrieval) },
        { u"latent"_s,
            QJsonObject { { u"dimensions"_s, p.latent.dimensions }, { u"power_iterations"_s, p.latent.powerIterations } } },
        { u"answer"_s,
            QJsonObject { { u"max_sentences"_s, a.maxSentences }, { u"topic_floor"_s, a.topicFloor },
                { u"sentence_floor"_s, a.sentenceFloor }, { u"source_discount"_s, a.sourceDiscount },
                { u"redundancy"_s, a.redundancy } } },
    };
}

QJsonArray toJson(const std::vector<Passage> &passages)
{
    QJsonArray array;
    for (const Passage &p : passages)
        array.append(QJsonObject { { u"chunk"_s, p.chunk.value }, { u"document"_s, p.document.value },
            { u"first_page"_s, p.firstPage + 1 }, { u"last_page"_s, p.lastPage + 1 },
            { u"similarity"_s, p.similarity ? QJsonValue(*p.similarity) : QJsonValue() },
            { u"bm25"_s, p.bm25 ? QJsonValue(*p.bm25) : QJsonValue() },
            { u"feedback"_s, p.feedback ? QJsonValue(*p.feedback) : QJsonValue() }, { u"vector"_s, p.vectorScore },
            { u"keyword"_s, p.keywordScore }, { u"feedback_share"_s, p.feedbackScore }, { u"fused"_s, p.fused },
            { u"penalty"_s, p.penalty }, { u"score"_s, p.score }, { u"neighbour"_s, p.neighbour } });
    return array;
}

QJsonArray toJson(const std::vector<Candidate> &candidates, qsizetype limit)
{
    std::vector<const Candidate *> ranked;
    std::ranges::transform(candidates, std::back_inserter(ranked), [](const Candidate &c) { return &c; });
    std::ranges::stable_sort(ranked, std::ranges::greater {}, &Candidate::score);
    QJsonArray array;
    for (const Candidate *c : ranked) {
        if (array.size() == limit)
            break;
        array.append(QJsonObject { { u"document"_s, c->document.value }, { u"sentence"_s, c->ordinal },
            { u"text"_s, c->sentence.text }, { u"coverage"_s, c->coverage }, { u"own_coverage"_s, c->ownCoverage },
            { u"similarity"_s, c->similarity }, { u"score"_s, c->score } });
    }
    return array;
}

QJsonObject stageNamed(const QJsonObject &trace, const QString &name)
{
    QJsonObject found;
    for (const QJsonValue &stage : trace[u"stages"_s].toArray())
        if (stage[u"stage"_s].toString() == name)
            found = stage.toObject();
    return found;
}

QJsonArray writersPassages(const QJsonObject &trace)
{
    return stageNamed(trace, u"write"_s)[u"generation"_s][u"passages"_s].toArray();
}

Passage passageFrom(const QJsonValue &json)
{
    Passage p;
    p.chunk = ChunkId { json[u"chunk"_s].toInteger() };
    p.document = DocumentId { json[u"document"_s].toInteger() };
    p.firstPage = json[u"first_page"_s].toInt(1) - 1;
    p.lastPage = json[u"last_page"_s].toInt(1) - 1;
    p.similarity = numberIn(json[u"similarity"_s]);
    p.bm25 = numberIn(json[u"bm25"_s]);
    p.feedback = numberIn(json[u"feedback"_s]);
    p.keywordScore = json[u"keyword"_s].toDouble();
    p.vectorScore = json[u"vector"_s].toDouble();
    p.feedbackScore = json[u"feedback_share"_s].toDouble();
    p.fused = p.score = json[u"fused"_s].toDouble();
    return p;
}

} // namespace adduce
