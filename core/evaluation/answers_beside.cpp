#include "core/evaluation/answers_beside.h"

#include "core/base/tr.h"

#include <QHash>
#include <algorithm>
#include <map>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

quint32 foundBy(Stage stage, const QueryResult &result)
{
    const auto known = std::ranges::find(result.stages, stage, &StageRun::stage);
    return known == result.stages.end() ? 0 : known->found;
}

bool isKnown(const QueryResult &result)
{
    return std::ranges::any_of(result.stages, [](const StageRun &stage) { return stage.found != 0; });
}

QString shortened(const QString &sentence)
{
    constexpr qsizetype kMost = 120; // letters
    return sentence.size() <= kMost ? sentence : sentence.left(kMost).trimmed() + u'…';
}

QString outcome(const QueryResult &result)
{
    return !result.isMeasured() ? tr("not measured") : result.isRight() ? tr("right") : tr("wrong");
}

} // namespace

std::optional<Stage> firstDifference(const QueryResult &one, const QueryResult &other)
{
    if (isKnown(one) && isKnown(other))
        for (const StageInfo &info : stageTable())
            if (foundBy(info.stage, one) != foundBy(info.stage, other))
                return info.stage;
    return std::nullopt;
}

QString besideWords(const QString &way, const QueryResult &other, const QueryResult &shown)
{
    const QString told =
        other.told.isRefusal() || other.told.first.isEmpty() ? tr("refused") : u'“' + shortened(other.told.first) + u'”';
    const QString words = u"%1: %2, %3"_s.arg(way, outcome(other), told);
    if (!isKnown(other) || !isKnown(shown))
        return words;
    const auto stage = firstDifference(shown, other);
    return words + u"; "_s + (stage ? tr("differs first in %1").arg(adduce::words(*stage)) : tr("every stage found the same"));
}

QStringList linesBeside(const QueryResult &result, const Comparison &comparison, int shown, const Comparison *before)
{
    QStringList lines;
    const auto add = [&](const EvaluationReport &report, const QString &way) {
        const auto same = std::ranges::find(report.results, result.query, &QueryResult::query);
        if (same != report.results.end())
            lines << besideWords(way, *same, result);
    };
    for (int i = 0; const EvaluationReport &report : comparison.reports)
        if (i++ != shown)
            add(report, variantName(report));
        else if (const EvaluationReport *earlier = before ? sameVariant(*before, report) : nullptr)
            add(*earlier, tr("The run before"));
    return lines;
}

QString whereTheyDiffer(const EvaluationReport &one, const EvaluationReport &other)
{
    QHash<QString, const QueryResult *> others;
    for (const QueryResult &result : other.results)
        others.insert(result.query.id, &result);
    std::map<Stage, int> counts;
    for (const QueryResult &result : one.measuredResults()) {
        const QueryResult *same = others.value(result.query.id);
        if (!same || !same->isMeasured() || same->isRight() == result.isRight())
            continue;
        if (const auto stage = firstDifference(result, *same))
            ++counts[*stage];
    }
    std::vector<std::pair<Stage, int>> most(counts.begin(), counts.end());
    std::ranges::stable_sort(most, std::greater<> {}, &std::pair<Stage, int>::second);
    QStringList named;
    for (const auto &[stage, count] : most)
        named << u"%1 %2"_s.arg(words(stage)).arg(count);
    return named.join(u", "_s);
}

} // namespace adduce
