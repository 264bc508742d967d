#include "core/evaluation/trend.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// Of a report as toJson() writes it, which has them beside its results.
TrendFigure figureOf(const QJsonObject &report)
{
    EvaluationReport named;
    named.profile = report[u"profile"_s].toString();
    named.model = report[u"model"_s].toString();
    TrendFigure figure { variantName(named) };
    const QJsonObject categories = report[u"categories"_s].toObject();
    for (const QJsonValue &category : categories) {
        figure.right += category[u"right"_s].toInt();
        figure.of += category[u"queries"_s].toInt();
    }
    return figure;
}

} // namespace

std::vector<TrendRun> trendOf(Database &database, const QString &set, int most)
{
    const EvaluationStore store(database);
    std::vector<TrendRun> trend;
    for (const EvaluationRow &row : store.list()) {
        if (static_cast<int>(trend.size()) == most)
            break;
        if (row.set != set || row.isCutShort)
            continue;
        const QJsonDocument json = QJsonDocument::fromJson(store.described(row.id)); // of a damaged one it holds nothing
        TrendRun run { row, {} };
        const QJsonArray several = json[u"reports"_s].toArray();
        for (const QJsonValue &report : several.isEmpty() ? QJsonArray { json.object() } : several)
            if (const TrendFigure figure = figureOf(report.toObject()); figure.of > 0)
                run.figures.push_back(figure);
        if (!run.figures.empty())
            trend.push_back(std::move(run));
    }
    std::ranges::reverse(trend);
    return trend;
}

} // namespace adduce
