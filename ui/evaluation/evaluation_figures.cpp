// The numbers of EvaluationPage: shares with their intervals, and the change since another run.
#include "core/evaluation/intervals.h"
#include "ui/evaluation/charts_window.h"
#include "ui/evaluation/evaluation_charts.h"
#include "ui/evaluation/evaluation_page.h"
#include <QLocale>
#include <QPushButton>
#include <QTableView>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

QString digits(double value, int decimals)
{
    return QLocale().toString(value, 'f', decimals);
}

/// "95 %: 60 to 98".
QString intervalWords(int right, int count)
{
    const Interval interval = wilsonInterval(right, count);
    return EvaluationPage::tr("95 %: %1 to %2 %").arg(digits(interval.low * 100, 0), digits(interval.high * 100, 0));
}

QString changeWords(double change, int decimals, const QString &unit, const QString &since)
{
    const QString number = digits(std::abs(change), decimals);
    if (number == digits(0, decimals))
        return EvaluationPage::tr("unchanged since %1").arg(since);
    return EvaluationPage::tr("%1%2%3 since %4").arg(change > 0 ? QChar(u'+') : QChar(0x2212)).arg(number, unit, since);
}

/// The report of the same way of answering, if that run has it.
const EvaluationReport *sameVariant(const Comparison &comparison, const EvaluationReport &report)
{
    const auto same = std::ranges::find(comparison.reports, variantName(report), variantName);
    return same == comparison.reports.end() ? nullptr : &*same;
}

} // namespace

QString EvaluationPage::soFarWords(std::size_t asked, std::size_t all) const
{
    return isRunning() ? tr("so far: %1 of %n question(s)", nullptr, static_cast<int>(all)).arg(asked) : QString();
}

void EvaluationPage::drawCharts()
{
    const auto questions = static_cast<std::size_t>(m_model->rowCount());
    const QString soFar = soFarWords(static_cast<std::size_t>(m_comparison.asked()), questions * m_comparison.reports.size());
    m_charts->setComparison(m_comparison, soFar);
    m_moreCharts->setVisible(!m_charts->showsAll());
    if (m_allCharts)
        m_allCharts->setComparison(m_comparison, soFar);
}

void EvaluationPage::openCharts()
{
    if (!m_allCharts) {
        m_allCharts = new ChartsWindow(this);
        m_allCharts->setAttribute(Qt::WA_DeleteOnClose);
    }
    drawCharts();
    m_allCharts->show();
    m_allCharts->raise();
    m_allCharts->activateWindow();
}

void EvaluationPage::showProgress()
{
    drawCharts();
    showFigures();
}

void EvaluationPage::showFigures()
{
    const EvaluationReport none;
    const EvaluationReport &report = shownReport() ? *shownReport() : none;
    const auto share = [&](Figure &figure, QueryCategory category) {
        const auto all = static_cast<int>(std::ranges::count(m_model->queries(), category, &EvaluationQuery::category));
        const int measured = report.count(category);
        const int failed = report.failed(category);
        const int asked = measured + failed;
        figure.setValue(measured == 0 ? u"–"_s : u"%1 / %2"_s.arg(report.right(category)).arg(measured), {},
            failed > 0         ? tr("the model failed on %1 of %n question(s)", nullptr, asked).arg(failed)
                : asked == 0   ? tr("of %n question(s)", nullptr, all)
                : asked == all ? intervalWords(report.right(category), asked)
                               : tr("%1 of %n question(s) asked", nullptr, all).arg(asked));
    };
    share(*m_direct, QueryCategory::Direct);
    share(*m_synthesis, QueryCategory::Synthesis);
    share(*m_refused, QueryCategory::EdgeCase);
    int citations = 0;
    int verbatim = 0;
    std::vector<double> times;
    for (const QueryResult &result : report.measuredResults()) {
        citations += result.citations;
        verbatim += result.citationsVerbatim;
        times.push_back(result.answer.milliseconds);
    }
    m_verbatim->setValue(citations == 0 ? u"–"_s : digits(report.citationPrecision() * 100, 1),
        citations == 0 ? QString() : u"%"_s,
        citations == 0 ? tr("of %n citation(s)", nullptr, 0) : intervalWords(verbatim, citations));
    showFaithful(report);
    m_table->setColumnHidden(EvaluationModel::Faithful, report.judge.isEmpty());
    const double median = report.medianMilliseconds();
    m_time->setValue(times.empty() ? u"–"_s : digits(median, median < 10 ? 1 : 0), times.empty() ? QString() : tr("ms"),
        times.empty() ? tr("from question to answer") : tr("95th percentile %1 ms").arg(digits(quantile(times, 0.95), 0)));
    const int right = report.right();
    const QString soFar = soFarWords(report.results.size(), m_model->queries().size());
    QStringList words { soFar,
        tr("%1 right, %2 wrong, %3 not asked")
            .arg(right)
            .arg(report.measured() - right)
            .arg(m_model->queries().size() - report.results.size()),
        failedWords(report) };
    words.removeAll(QString());
    m_summary->setText(report.results.empty() ? QString() : words.join(u"; "_s));
    showChange(report);
}

void EvaluationPage::showFaithful(const EvaluationReport &report)
{
    const int judged = report.judged();
    const int answered = report.answered();
    const QString share = tr("judged %1 of %2").arg(judged).arg(answered);
    if (judged == 0)
        return m_faithful->setValue(u"–"_s, {}, report.judge.isEmpty() || answered == 0 ? tr("not judged") : share);
    const QString interval = intervalWords(report.faithful(), judged);
    m_faithful->setValue(
        u"%1 / %2"_s.arg(report.faithful()).arg(judged), {}, judged == answered ? interval : share + u"; "_s + interval);
}

void EvaluationPage::showChange(const EvaluationReport &report)
{
    for (Figure *figure : { m_direct, m_synthesis, m_refused, m_verbatim, m_faithful, m_time })
        figure->setChange({});
    const EvaluationReport *before = m_before && !isRunning() ? sameVariant(*m_before, report) : nullptr;
    if (!before || report.results.empty())
        return;
    const QDateTime started = m_before->startedAt().toLocalTime();
    const bool isToday = started.date() == QDate::currentDate();
    const QString since = !m_before->name.isEmpty() ? m_before->name
        : isToday                                   ? QLocale().toString(started.time(), QLocale::ShortFormat)
                                                    : QLocale().toString(started, QLocale::ShortFormat);
    const SharedResults shared = sharedResults(report, *before);
    // Where one of the runs asked fewer questions, the change is that over the questions of both.
    const auto over = [](const QString &change, int count, int now, int then) {
        return count == now && count == then ? change : tr("%1, over the %n question(s) of both", nullptr, count).arg(change);
    };
    const auto rights = [&](Figure &figure, QueryCategory category) {
        const int count = shared.now.count(category);
        if (count > 0)
            figure.setChange(over(changeWords(shared.now.right(category) - shared.before.right(category), 0, {}, since), count,
                report.count(category), before->count(category)));
    };
    rights(*m_direct, QueryCategory::Direct);
    rights(*m_synthesis, QueryCategory::Synthesis);
    rights(*m_refused, QueryCategory::EdgeCase);
    const int both = shared.now.measured();
    if (both == 0)
        return;
    const auto ofAll = [&](Figure &figure, double change, const QString &unit) {
        figure.setChange(over(changeWords(change, 1, unit, since), both, report.measured(), before->measured()));
    };
    ofAll(*m_verbatim, (shared.now.citationPrecision() - shared.before.citationPrecision()) * 100, u" %"_s);
    ofAll(*m_time, shared.now.medianMilliseconds() - shared.before.medianMilliseconds(), u' ' + tr("ms"));
    const SharedResults judged = sharedResults(report, *before, [](const QueryResult &r) { return r.faithful.has_value(); });
    const int count = judged.now.judged();
    if (count > 0 && report.judge == before->judge)
        m_faithful->setChange(
            over(changeWords(100.0 * (judged.now.faithful() - judged.before.faithful()) / count, 1, u" %"_s, since), count,
                report.judged(), before->judged()));
}

void EvaluationPage::showVerdict(const QueryResult &result)
{
    const EvaluationReport *report = shownReport();
    const QString judge = report ? report->judge : QString();
    m_verdict->setVisible(!judge.isEmpty() && result.isMeasured() && result.answer.verdict == Verdict::Answered);
    m_verdict->setText(!result.faithful ? result.unjudged.isEmpty() ? tr("Not judged whether this answer is faithful.")
                                                                    : tr("Not judged: %1").arg(result.unjudged)
            : *result.faithful
            ? tr("Faithful, as %1 judges: every claim stands in the passages that it cites.").arg(judge)
            : tr("Not faithful, as %1 judges: a claim does not stand in the passages that it cites.").arg(judge));
}

} // namespace adduce
