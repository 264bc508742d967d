#include "core/evaluation/evaluation_html.h"

#include "core/answer/answer_words.h"
#include "core/answer/measured_rate.h"
#include "core/base/tr.h"
#include "core/evaluation/comparison_table.h"
#include "core/evaluation/evaluation_words.h"
#include "core/evaluation/metric_rows.h"
#include "core/evaluation/metrics.h"
#include "core/evaluation/stage_times.h"
#include "core/evaluation/svg_charts.h"

#include <QLocale>
#include <algorithm>
#include <map>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr const char *kStyle = R"(
:root { color-scheme: light dark; --ink: #1d2430; --soft: #5b6472; --line: #d9dee6; --fill: #2f6db3; --paper: #ffffff; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e9ee; --soft: #a2abb8; --line: #3a4250; --fill: #6fa8e6; --paper: #171b22; } }
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 62rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.2rem; margin-top: 2.5rem; } h3 { font-size: 1rem; }
.soft { color: var(--soft); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: .9rem; }
th, td { text-align: left; padding: .3rem .7rem .3rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
svg { width: 100%; max-width: 45rem; height: auto; display: block; margin: .5rem 0 1.5rem; }
svg text { font: 12px system-ui, sans-serif; fill: var(--ink); }
.bar { fill: var(--fill); } .grid { stroke: var(--line); } .whisker { stroke: var(--ink); stroke-width: 2; } .mark { stroke: var(--soft); stroke-dasharray: 4 3; }
)";

QString element(const char *name, const QString &text)
{
    return u"<%1>"_s.arg(QLatin1StringView(name)) + text.toHtmlEscaped() + u"</%1>\n"_s.arg(QLatin1StringView(name));
}

QString rowOf(const char *cell, const QStringList &cells)
{
    QString row = u"<tr>"_s;
    for (const QString &one : cells)
        row += element(cell, one);
    return row + u"</tr>\n"_s;
}

QString tableOf(const QStringList &heads, const std::vector<QStringList> &rows)
{
    QString table = u"<div class=\"wide\"><table>\n"_s + rowOf("th", heads);
    for (const QStringList &cells : rows)
        table += rowOf("td", cells);
    return table + u"</table></div>\n"_s;
}

/// What is right, of each way of answering and each category of questions that was asked.
QString rightChart(const std::vector<EvaluationReport> &reports)
{
    const std::vector<Metric> all = metrics();
    std::vector<ShareBar> bars;
    for (const EvaluationReport &report : reports)
        for (const Metric &metric : all) {
            if (!metric.category)
                continue;
            const MetricValue value = metric.valueIn(report);
            const QString of = words(*metric.category);
            if (value.of() > 0)
                bars.push_back({ reports.size() == 1 ? of : variantName(report) + u": "_s + of, value.share(), value.interval(),
                    counted(value) });
        }
    return bars.empty() ? QString() : shareChart(tr("Right, by category"), bars);
}

/// By what the set calls its questions; empty where it does not.
QString typeChart(const EvaluationReport &report)
{
    std::map<QString, MetricValue> types;
    for (const QueryResult &result : report.measuredResults())
        if (!result.query.type.isEmpty())
            types[result.query.type].observations.push_back({ .value = result.isRight() ? 1.0 : 0.0 });
    std::vector<ShareBar> bars;
    for (const auto &[type, value] : types)
        bars.push_back({ type, value.share(), value.interval(), counted(value) });
    return bars.empty() ? QString()
                        : element("h3", tr("Right, by type of question")) + shareChart(tr("Right, by type of question"), bars);
}

QString timesChart(const EvaluationReport &report)
{
    std::vector<TimeBar> bars;
    for (const StageTime &time : stageTimes(report))
        bars.push_back({ words(time.stage), time.median, time.p95, time.budget });
    return bars.empty()
        ? QString()
        : element("h3", tr("Time by stage: median, and within which 95 % were done")) + timeChart(tr("Time by stage"), bars);
}

QString calibrationChart(const EvaluationReport &report)
{
    const std::vector<Metric> all = metrics();
    const auto metric = std::ranges::find(all, u"calibration_error"_s, &Metric::id);
    std::map<double, MetricValue> claims;
    std::map<double, QString> names;
    for (const QueryResult &result : report.results)
        if (const auto observation = metric->observed(result)) {
            claims[observation->claimed].observations.push_back(*observation);
            names[observation->claimed] = words(result.told.confidence);
        }
    std::vector<ReliabilityPoint> points;
    for (const auto &[claimed, value] : claims)
        points.push_back({ names[claimed] + u" "_s + counted(value), claimed, value.share(), value.interval() });
    return points.empty() ? QString()
                          : element("h3", tr("Confidence: how often such answers were right, over how often they are said to be"))
            + reliabilityChart(tr("Confidence"), points);
}

QString questionsTable(const EvaluationReport &report)
{
    std::vector<QStringList> rows;
    for (const QueryResult &result : report.results)
        rows.push_back({ result.query.id, result.query.question, rightWords(result), result.told.first,
            QString::number(result.told.milliseconds, 'f', 1) });
    return tableOf({ tr("Query"), tr("Question"), tr("Right"), tr("First sentence"), tr("ms") }, rows);
}

QString sectionOf(const EvaluationReport &report)
{
    QString out = element("h2", variantName(report)) + u"<ul>\n"_s;
    for (const Metric &metric : metrics())
        if (const QString line = metric.line ? metric.line(report, metric.valueIn(report)) : QString(); !line.isEmpty())
            out += element("li", line);
    return out + u"</ul>\n"_s + typeChart(report) + calibrationChart(report) + timesChart(report) + questionsTable(report);
}

QString pairs(const std::vector<EvaluationReport> &reports)
{
    const ComparisonTable table = pairedTable(reports);
    return table.rows.empty() ? QString()
                              : element("h3", tr("Beside %1, question by question:").arg(variantName(reports.front())))
            + tableOf(table.heads, table.rows);
}

} // namespace

QByteArray toHtml(const Comparison &comparison)
{
    const QString title = tr("Evaluation: %1").arg(comparison.set());
    const ComparisonTable table = comparisonTable(comparison.reports);
    QString body = element("h1", title) + u"<p class=\"soft\">"_s
        + comparison.startedAt().toUTC().toString(u"yyyy-MM-dd HH:mm 'UTC'"_s) + u"</p>\n"_s;
    if (comparison.isCutShort())
        body += element("p",
            tr("Stopped after %1 of %Ln question(s).", nullptr, comparison.variants * static_cast<int>(comparison.queries.size()))
                .arg(comparison.asked()));
    body += rightChart(comparison.reports) + tableOf(table.heads, table.rows) + pairs(comparison.reports);
    for (const EvaluationReport &report : comparison.reports)
        body += sectionOf(report);
    return (
        u"<!DOCTYPE html>\n<html lang=\"%1\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\"><title>"_s
            .arg(QLocale().bcp47Name())
        + title.toHtmlEscaped() + u"</title><style>"_s + QLatin1StringView(kStyle) + u"</style></head><body>\n"_s + body
        + u"</body></html>\n"_s)
        .toUtf8();
}

} // namespace adduce
