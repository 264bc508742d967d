// Reads the stages and passages out of an answer's trace. A trace of another version may lack anything: what is not
// there is shown as nothing.
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/text_store.h"
#include "ui/ask/trace_model.h"

#include <QHash>
#include <QJsonArray>
#include <QLocale>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

QJsonObject stageOf(const QJsonObject &trace, const QString &name)
{
    for (const QJsonValue &stage : trace[u"stages"_s].toArray())
        if (stage[u"stage"_s].toString() == name)
            return stage.toObject();
    return {};
}

TracedPassage readPassage(const QJsonObject &json)
{
    TracedPassage p;
    p.keyword = json[u"keyword"_s].toDouble();
    p.vector = json[u"vector"_s].toDouble();
    p.fused = json[u"fused"_s].toDouble();
    p.penalty = json[u"penalty"_s].toDouble();
    p.final = json[u"score"_s].toDouble();
    return p;
}

/// What each model that ranked said of each chunk.
QHash<qint64, QString> rankedIn(const QJsonObject &trace)
{
    QHash<qint64, QString> ranked;
    for (const QJsonValue &stage : trace[u"stages"_s].toArray()) {
        const QJsonValue ranking = stage[u"ranking"_s];
        for (const QJsonValue &one : ranking[u"scores"_s].toArray()) {
            const double score = one[u"score"_s].toDouble();
            QString &told = ranked[one[u"chunk"_s].toInteger()];
            told += told.isEmpty() ? QString() : u", "_s;
            told += !ranking[u"grades"_s].toBool() ? QLocale().toString(score, 'f', 2)
                : score > 0                        ? TraceModel::tr("yes")
                                                   : TraceModel::tr("no");
        }
    }
    return ranked;
}

bool isCited(const Answer &answer, const QJsonObject &passage)
{
    for (const AnswerSentence &sentence : answer.sentences)
        for (const Citation &c : sentence.citations)
            if (c.document.value == passage[u"document"_s].toInteger() && c.page >= passage[u"first_page"_s].toInt()
                && c.page <= passage[u"last_page"_s].toInt())
                return true;
    return false;
}

QString pagesWords(const QJsonObject &json)
{
    const int first = json[u"first_page"_s].toInt();
    const int last = json[u"last_page"_s].toInt();
    return first == last ? TraceModel::tr("page %1").arg(first) : TraceModel::tr("pages %1–%2").arg(first).arg(last);
}

QString stageName(const QString &stage)
{
    static const QHash<QString, const char *> names { { u"route"_s, QT_TRANSLATE_NOOP("adduce::TraceModel", "Understand") },
        { u"retrieve"_s, QT_TRANSLATE_NOOP("adduce::TraceModel", "Retrieve") },
        { u"select"_s, QT_TRANSLATE_NOOP("adduce::TraceModel", "Select") },
        { u"expand"_s, QT_TRANSLATE_NOOP("adduce::TraceModel", "Expand") },
        { u"topic"_s, QT_TRANSLATE_NOOP("adduce::TraceModel", "Topic") },
        { u"rank"_s, QT_TRANSLATE_NOOP("adduce::TraceModel", "Rank") },
        { u"write"_s, QT_TRANSLATE_NOOP("adduce::TraceModel", "Write") },
        { u"check"_s, QT_TRANSLATE_NOOP("adduce::TraceModel", "Check") } };
    const char *name = names.value(stage);
    return name ? TraceModel::tr(name) : stage;
}

} // namespace

std::vector<TracedStage> tracedStages(const Answer &answer)
{
    std::vector<TracedStage> stages;
    const auto count = [&](const char *stage) {
        return static_cast<int>(stageOf(answer.trace, QString::fromLatin1(stage))[u"passages"_s].toArray().size());
    };
    for (const QJsonValue &value : answer.trace[u"stages"_s].toArray()) {
        const QString name = value[u"stage"_s].toString();
        QString note;
        if (name == u"retrieve"_s)
            note = TraceModel::tr("%n candidate(s)", nullptr, count("retrieve"));
        else if (name == u"select"_s)
            note = TraceModel::tr("%1 of %2").arg(count("select")).arg(count("retrieve"));
        else if (name == u"expand"_s)
            note = TraceModel::tr("+ %n neighbour(s)", nullptr, std::max(0, count("expand") - count("select")));
        else if (name == u"write"_s)
            note = answer.writer ? answer.writer->model : TraceModel::tr("no model");
        else if (name == u"rank"_s)
            note = value[u"ranking"_s][u"trouble"_s].isString() ? TraceModel::tr("failed, order kept")
                                                                : value[u"ranking"_s][u"model"_s].toString();
        else if (name == u"check"_s)
            note = TraceModel::tr("%1 kept, %2 removed").arg(answer.sentences.size()).arg(answer.removed.size());
        else if (name == u"topic"_s)
            note = answer.verdict == Verdict::NoEvidence ? TraceModel::tr("not spoken of") : TraceModel::tr("spoken of");
        const bool isJudge = value[u"ranking"_s][u"grades"_s].toBool();
        stages.push_back({ isJudge ? TraceModel::tr("Judge") : stageName(name), value[u"ms"_s].toDouble(), note });
    }
    return stages;
}

std::vector<TracedPassage> tracedPassages(const Answer &answer, const Library &library)
{
    Database database = library.open();
    const TextStore texts(database);
    const DocumentStore documents(database);
    const QHash<qint64, QString> ranked = rankedIn(answer.trace);
    QHash<qint64, QString> names;
    const auto describe = [&](TracedPassage &p, const QJsonObject &json) {
        const DocumentId document { json[u"document"_s].toInteger() };
        if (!names.contains(document.value)) {
            const auto row = documents.find(document);
            names[document.value] = row ? shortName(*row) : TraceModel::tr("(removed)");
        }
        p.ranked = ranked.value(json[u"chunk"_s].toInteger());
        p.source = u"%1, %2"_s.arg(names[document.value], pagesWords(json));
        if (const auto chunk = texts.chunk(ChunkId { json[u"chunk"_s].toInteger() }); chunk)
            p.text = chunk->text.left(240).simplified();
    };
    std::vector<TracedPassage> kept;
    std::vector<TracedPassage> neighbours;
    std::vector<TracedPassage> dropped;
    QSet<qint64> seen;
    const auto add = [&](const QJsonValue &value, std::vector<TracedPassage> &to, TracedPassage::Outcome outcome) {
        const QJsonObject json = value.toObject();
        if (seen.contains(json[u"chunk"_s].toInteger()))
            return;
        seen.insert(json[u"chunk"_s].toInteger());
        TracedPassage p = readPassage(json);
        p.outcome = outcome == TracedPassage::Outcome::Kept && isCited(answer, json) ? TracedPassage::Outcome::Cited : outcome;
        describe(p, json);
        to.push_back(p);
    };
    for (const QJsonValue &v : stageOf(answer.trace, u"select"_s)[u"passages"_s].toArray())
        add(v, kept, TracedPassage::Outcome::Kept);
    for (const QJsonValue &v : stageOf(answer.trace, u"expand"_s)[u"passages"_s].toArray())
        add(v, neighbours, TracedPassage::Outcome::Neighbour);
    const double floor = answer.trace[u"parameters"_s][u"retrieval"_s][u"minimum_quality"_s].toDouble();
    for (const QJsonValue &v : stageOf(answer.trace, u"retrieve"_s)[u"passages"_s].toArray())
        add(v, dropped, v[u"fused"_s].toDouble() < floor ? TracedPassage::Outcome::Weak : TracedPassage::Outcome::Enough);
    kept.insert(kept.end(), neighbours.begin(), neighbours.end());
    kept.insert(kept.end(), dropped.begin(), dropped.end());
    return kept;
}

} // namespace adduce
