#include "core/evaluation/evaluation_report.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QIODevice>
#include <QtEndian>
#include <algorithm>

namespace adduce {

void QueryResult::setAnswer(Answer whole)
{
    told = toldAnswer(whole);
    answer = PackedAnswer(std::move(whole));
}

quint32 foundHash(const StageTrace &stage)
{
    if (!stage.passages && !stage.sentences)
        return 0;
    QByteArray found;
    QDataStream out(&found, QIODevice::WriteOnly);
    if (stage.passages)
        for (const Passage &passage : *stage.passages)
            out << passage.document.value << passage.firstPage << passage.ordinal;
    if (stage.sentences)
        for (const TracedSentence &sentence : *stage.sentences)
            out << sentence.text;
    return qFromBigEndian<quint32>(QCryptographicHash::hash(found, QCryptographicHash::Sha1).constData()) | 1U;
}

void QueryResult::addStage(Stage stage, double milliseconds, quint32 found)
{
    const auto known = std::ranges::lower_bound(stages, stage, {}, &StageRun::stage);
    if (known == stages.end() || known->stage != stage)
        stages.insert(known, { stage, milliseconds, found });
    else
        *known = { stage, known->milliseconds + milliseconds, known->found * 31 + found };
}

std::optional<double> QueryResult::millisecondsOf(Stage stage) const
{
    const auto known = std::ranges::find(stages, stage, &StageRun::stage);
    return known == stages.end() ? std::nullopt : std::optional(known->milliseconds);
}

void EvaluationReport::put(const QueryResult &result)
{
    const auto earlier = std::ranges::find(results, result.query, &QueryResult::query);
    if (earlier == results.end())
        results.push_back(result);
    else
        *earlier = result;
}

int EvaluationReport::failed() const
{
    return static_cast<int>(results.size()) - measured();
}

int EvaluationReport::right() const
{
    return static_cast<int>(std::ranges::count_if(results, &QueryResult::isRight));
}

int EvaluationReport::right(QueryCategory category) const
{
    return static_cast<int>(std::ranges::count_if(
        results, [category](const QueryResult &result) { return result.query.category == category && result.isRight(); }));
}

int EvaluationReport::count(QueryCategory category) const
{
    return static_cast<int>(std::ranges::count_if(
        measuredResults(), [category](const QueryResult &result) { return result.query.category == category; }));
}

int EvaluationReport::answered() const
{
    return static_cast<int>(std::ranges::count_if(
        measuredResults(), [](const QueryResult &result) { return result.told.verdict == Verdict::Answered; }));
}

} // namespace adduce
