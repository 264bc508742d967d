#include "ui/evaluation/shown_run.h"

#include <algorithm>
#include <utility>

namespace adduce {

/// The questions of a kept run, for those of its set may have changed since.
static std::vector<EvaluationQuery> queriesOf(const Comparison &comparison)
{
    std::vector<EvaluationQuery> queries = comparison.queries;
    if (!queries.empty())
        return queries;
    for (const QueryResult &result : comparison.reports.front().results)
        queries.push_back(result.query);
    return queries;
}

const EvaluationReport &ShownRun::report() const
{
    static const EvaluationReport none;
    const auto at = static_cast<std::size_t>(std::max(m_variant, 0));
    return at < m_comparison.reports.size() ? m_comparison.reports[at] : none;
}

void ShownRun::begin(std::vector<EvaluationQuery> queries, std::vector<EvaluationReport> reports)
{
    m_comparison = {};
    m_comparison.reports = std::move(reports);
    m_queries = std::move(queries);
    m_earlier = {};
    m_id = {};
    m_variant = 0;
    ++m_serial;
    emit replaced();
}

void ShownRun::put(const QueryResult &result, int variant)
{
    m_comparison.reports.at(static_cast<std::size_t>(variant)).put(result);
    emit grew(result, variant);
}

void ShownRun::end(const Comparison &comparison, EvaluationId kept)
{
    m_comparison = comparison;
    m_id = kept;
    m_variant = std::min(m_variant, static_cast<int>(comparison.reports.size()) - 1);
}

void ShownRun::setVariant(int variant)
{
    m_variant = variant;
    emit variantChanged();
}

void ShownRun::open(EvaluationId id, const Comparison &comparison)
{
    m_comparison = comparison;
    m_queries = queriesOf(comparison);
    m_id = id;
    m_variant = 0;
    m_earlier = {};
    ++m_serial;
    emit replaced();
}

void ShownRun::setUnkept(bool unkept)
{
    m_isUnkept = unkept;
    if (!unkept)
        emit kept();
}

void ShownRun::setEarlier(EarlierRuns earlier)
{
    m_earlier = std::move(earlier);
    emit compared();
}

void ShownRun::setKept(EvaluationId id)
{
    m_id = id;
    setUnkept(false);
}

void ShownRun::rename(const QString &name)
{
    m_comparison.name = name.simplified();
    updateTrend();
    emit compared();
}

void ShownRun::updateTrend()
{
    const auto shown = std::ranges::find(m_earlier.trend, m_id, [](const TrendRun &one) { return one.run.id; });
    if (!m_id || shown == m_earlier.trend.end())
        return;
    shown->run.name = m_comparison.name;
    for (const EvaluationReport &report : m_comparison.reports)
        if (const auto figure = std::ranges::find(shown->figures, variantName(report), &TrendFigure::way);
            figure != shown->figures.end())
            *figure = { figure->way, report.right(), report.measured() };
}

bool ShownRun::judge(const EvaluationQuery &query, std::optional<bool> right)
{
    auto &results = m_comparison.reports.at(static_cast<std::size_t>(m_variant)).results;
    const auto judged = std::ranges::find(results, query.id, [](const QueryResult &r) { return r.query.id; });
    if (judged == results.end() || !judged->isMeasured())
        return false;
    judged->userVerdict = right;
    updateTrend();
    emit grew(*judged, m_variant);
    return true;
}

} // namespace adduce
