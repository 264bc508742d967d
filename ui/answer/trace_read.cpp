// Reads the stages and passages out of an answer's trace. A trace of another version may lack anything: what is not
// there is shown as nothing.
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/text_store.h"
#include "ui/answer/trace_model.h"

#include <QHash>
#include <QJsonArray>
#include <QLocale>
#include <QSet>
#include <algorithm>

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
    p.chunk = ChunkId { json[u"chunk"_s].toInteger() };
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
    return first == last ? TraceModel::tr("p. %1").arg(first) : TraceModel::tr("pp. %1–%2").arg(first).arg(last);
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
            names[document.value] = row ? shortName(*row)
                : document.value < 0    ? TraceModel::tr("(not in this library)")
                                        : TraceModel::tr("(removed)");
        }
        p.ranked = ranked.value(p.chunk.value);
        p.source = u"%1, %2"_s.arg(names[document.value], pagesWords(json));
        p.isCited = isCited(answer, json);
        if (const auto chunk = texts.chunk(p.chunk); chunk)
            p.text = chunk->text.left(240).simplified();
    };
    std::vector<TracedPassage> passages;
    QSet<qint64> seen;
    const auto add = [&](const QString &stage, auto outcome) {
        for (const QJsonValue &value : stageOf(answer.trace, stage)[u"passages"_s].toArray()) {
            TracedPassage p = readPassage(value.toObject());
            if (seen.contains(p.chunk.value))
                continue;
            seen.insert(p.chunk.value);
            p.outcome = outcome(p);
            describe(p, value.toObject());
            passages.push_back(std::move(p));
        }
    };
    using Outcome = TracedPassage::Outcome;
    const double floor = answer.trace[u"parameters"_s][u"retrieval"_s][u"minimum_quality"_s].toDouble();
    add(u"select"_s, [](const TracedPassage &) { return Outcome::Kept; });
    add(u"expand"_s, [](const TracedPassage &) { return Outcome::Neighbour; });
    add(u"retrieve"_s, [&](const TracedPassage &p) { return p.fused < floor ? Outcome::Weak : Outcome::Enough; });
    for (TracedPassage &p : passages)
        if (p.outcome == Outcome::Kept && p.isCited)
            p.outcome = Outcome::Cited;
    const std::optional<TracedChoice> traced = choiceIn(answer.trace);
    if (!traced)
        return passages;
    // What was dropped, with its penalty and the reason; behind what was kept and its neighbours.
    const std::vector<TracedPassage> all = passages;
    std::erase_if(passages, [](const TracedPassage &p) { return p.outcome > Outcome::Neighbour; });
    for (TracedPassage &p : rearranged(all, choose(*traced, traced->parameters)))
        if (p.outcome > Outcome::Neighbour && std::ranges::find(passages, p.chunk, &TracedPassage::chunk) == passages.end())
            passages.push_back(std::move(p));
    return passages;
}

std::vector<TracedPassage> rearranged(const std::vector<TracedPassage> &passages, const std::vector<ChosenPassage> &chosen)
{
    const auto outcomeOf = [](Choice choice, bool isCited) {
        switch (choice) {
        case Choice::Kept:
            return isCited ? TracedPassage::Outcome::Cited : TracedPassage::Outcome::Kept;
        case Choice::Weak:
            return TracedPassage::Outcome::Weak;
        case Choice::Repeated:
            return TracedPassage::Outcome::Repeated;
        case Choice::Enough:
            break;
        }
        return TracedPassage::Outcome::Enough;
    };
    std::vector<TracedPassage> arranged;
    for (const ChosenPassage &c : chosen) {
        const auto known = std::ranges::find(passages, c.passage.chunk, &TracedPassage::chunk);
        if (known == passages.end())
            continue;
        TracedPassage p = *known;
        p.keyword = c.passage.keywordScore;
        p.vector = c.passage.vectorScore;
        p.fused = c.passage.fused;
        p.penalty = c.passage.penalty;
        p.final = c.passage.score;
        p.outcome = outcomeOf(c.choice, p.isCited);
        arranged.push_back(std::move(p));
    }
    return arranged;
}

} // namespace adduce
