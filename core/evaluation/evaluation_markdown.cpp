#include "core/evaluation/evaluation_markdown.h"

#include "core/base/tr.h"
#include "core/evaluation/comparison_table.h"
#include "core/evaluation/figure_changes.h"
#include "core/evaluation/metric_rows.h"
#include "core/evaluation/metrics.h"
#include "core/evaluation/paired_test.h"
#include "core/evaluation/stage_times.h"
#include "core/export/markdown_text.h"
#include "core/settings/parameter_fields.h"

#include <QJsonDocument>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// "final_k 10, fusion adaptive, ...": the keys stay English, as the trace of an answer and the settings file have them.
QString numbersOf(const RetrievalParameters &parameters)
{
    const QJsonObject json = adduce::toJson(parameters);
    QStringList numbers;
    for (auto it = json.begin(); it != json.end(); ++it) {
        QString value = it->toVariant().toString();
        if (it->isObject())
            value = QString::fromUtf8(QJsonDocument(it->toObject()).toJson(QJsonDocument::Compact));
        numbers << it.key() + u' ' + (it->isNull() ? u"-"_s : value);
    }
    return numbers.join(u", "_s);
}

QString tableLine(const QStringList &cells)
{
    return u"| "_s + cells.join(u" | "_s) + u" |\n"_s;
}

QString tableHead(const QStringList &heads)
{
    return tableLine(heads) + u"| --- "_s.repeated(heads.size()) + u"|\n"_s;
}

QString queryLine(const QueryResult &result)
{
    QStringList cells { result.query.id, result.query.question, rightWords(result),
        result.told.pages.isEmpty() ? tr("none") : result.told.pages,
        u"%1 / %2"_s.arg(result.citationsVerbatim).arg(result.citations), faithfulWords(result),
        QString::number(result.told.milliseconds, 'f', 1) };
    std::ranges::transform(cells, cells.begin(), markdownText);
    return tableLine(cells);
}

QString tableMarkdown(ComparisonTable table)
{
    QString out = tableHead(table.heads);
    for (QStringList &cells : table.rows) {
        cells.front() = markdownText(cells.front());
        out += tableLine(cells);
    }
    return out;
}

/// Empty where no stage was measured.
QString stagesMarkdown(const EvaluationReport &report)
{
    const std::vector<StageTime> times = stageTimes(report);
    if (times.empty())
        return {};
    QString out = u'\n' + tableHead({ tr("Stage"), tr("Questions"), tr("Median ms"), tr("95 % within ms"), tr("Budget ms") });
    for (const StageTime &time : times)
        out += tableLine({ words(time.stage), QString::number(time.questions), decimal(time.median), decimal(time.p95),
            time.budget ? QString::number(*time.budget) : u"\u2013"_s });
    return out;
}

/// Empty where nothing differs.
QString figureChangesTable(const Comparison &now, const Comparison &before)
{
    QString rows;
    for (const EvaluationReport &report : now.reports)
        if (const EvaluationReport *same = sameVariant(before, report))
            for (const FigureChange &change : figureChanges(report, *same))
                rows += tableLine({ markdownText(variantName(report)), change.metric, QString::number(change.before, 'f', 3),
                    QString::number(change.now, 'f', 3), change.isBetter ? tr("better") : tr("worse") });
    return rows.isEmpty() ? QString()
                          : u'\n' + tableHead({ tr("Profile"), tr("Figure"), tr("Before"), tr("Now"), QString() }) + rows;
}

} // namespace

QString changesMarkdown(const Comparison &now, const Comparison &before)
{
    const auto listed = [](const QStringList &ids) { return ids.isEmpty() ? tr("none") : markdownText(ids.join(u", "_s)); };
    QString out = u"\n## "_s + tr("Since the run of %1").arg(before.startedAt().toUTC().toString(u"yyyy-MM-dd HH:mm 'UTC'"_s))
        + u"\n\n"_s + tableHead({ tr("Profile"), tr("Right instead"), tr("Wrong instead"), u"p"_s });
    for (const EvaluationReport &report : now.reports)
        if (const EvaluationReport *same = sameVariant(before, report)) {
            const PairedChange change = pairedChange(report, *same);
            out += tableLine({ markdownText(variantName(report)), listed(change.better), listed(change.worse),
                QString::number(change.p, 'f', 4) });
        }
    return out + figureChangesTable(now, before);
}

QString toMarkdown(const EvaluationReport &report)
{
    QString out = u"# "_s + tr("Evaluation: %1").arg(markdownText(report.set)) + u"\n\n"_s
        + report.startedAt.toUTC().toString(u"yyyy-MM-dd HH:mm 'UTC'"_s) + u"\n\n"_s;
    for (const Metric &metric : metrics())
        if (const QString line = metric.line ? metric.line(report, metric.valueIn(report)) : QString(); !line.isEmpty())
            out += u"- "_s + markdownText(line) + u'\n';
    if (!report.rankers.isEmpty())
        out += u"- "_s + tr("Passages ranked by %1").arg(markdownText(report.rankers.join(u", "_s))) + u'\n';
    out += u'\n';
    if (report.retrieval)
        out += tr("Passages were found with: %1").arg(u'`' + numbersOf(*report.retrieval) + u'`') + u"\n\n"_s;
    out +=
        tableHead({ tr("Query"), tr("Question"), tr("Right"), tr("Cited pages"), tr("Quotes found"), tr("Faithful"), tr("ms") });
    for (const QueryResult &result : report.results)
        out += queryLine(result);
    return out + stagesMarkdown(report);
}

QString toMarkdown(const Comparison &comparison)
{
    const int wanted = comparison.variants * static_cast<int>(comparison.queries.size());
    const QString cut = comparison.isCutShort()
        ? u'\n' + tr("Stopped after %1 of %Ln question(s).", nullptr, wanted).arg(comparison.asked()) + u'\n'
        : QString();
    if (comparison.reports.size() == 1)
        return toMarkdown(comparison.reports.front()) + cut;
    QString out = u"# "_s + tr("Comparison: %1").arg(markdownText(comparison.set())) + u"\n\n"_s
        + tableMarkdown(comparisonTable(comparison.reports)) + u'\n'
        + tr("Beside %1, question by question:").arg(markdownText(variantName(comparison.reports.front()))) + u"\n\n"_s
        + tableMarkdown(pairedTable(comparison.reports));
    for (const EvaluationReport &report : comparison.reports)
        if (report.failed() > 0)
            out += u"\n"_s + markdownText(variantName(report)) + u": "_s + failedWords(report) + u'\n';
    for (const EvaluationReport &report : comparison.reports)
        out += u"\n## "_s + markdownText(variantName(report)) + u"\n\n"_s + toMarkdown(report);
    return out + cut;
}

} // namespace adduce
