#include "ui/evaluation/figure_row.h"

#include "ui/evaluation/figure.h"
#include "ui/evaluation/figure_words.h"
#include <QGridLayout>

namespace adduce {

FigureRow::FigureRow(QWidget *parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(space(6), space(3), space(6), space(2));
    m_grid->setHorizontalSpacing(space(6));
    for (const Metric &metric : metrics())
        if (!metric.name.isEmpty())
            m_figures.push_back({ metric, new Figure(metric.name, this) });
    for (const MetricFigure &one : m_figures)
        one.figure->setVisible(!one.metric.isOccasional);
    place();
}

void FigureRow::place()
{
    std::vector<Figure *> shown;
    for (const MetricFigure &one : m_figures)
        if (!one.figure->isHidden() || !one.metric.isOccasional)
            shown.push_back(one.figure);
    const auto count = static_cast<int>(shown.size());
    const int most = std::clamp(width() / space(40), 1, count);
    const int rows = (count + most - 1) / most;
    const int columns = (count + rows - 1) / rows; // rows of equal length, so that names have the room there is
    for (int i = 0; i < static_cast<int>(m_figures.size()); ++i) {
        if (i < count)
            m_grid->addWidget(shown[static_cast<std::size_t>(i)], i / columns, i % columns, Qt::AlignTop);
        m_grid->setColumnStretch(i, i < std::min(columns, count) ? 1 : 0);
    }
}

void FigureRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    place();
}

void FigureRow::setReport(const EvaluationReport &report, const std::vector<EvaluationQuery> &planned, const Comparison *before)
{
    const EvaluationReport *same = before && !report.results.empty() ? sameVariant(*before, report) : nullptr;
    for (const auto &[metric, figure] : m_figures) {
        const FigureWords words = figureWords(metric, report, planned);
        figure->setValue(words.value, words.unit, words.note);
        if (metric.isOccasional)
            figure->setVisible(metric.valueIn(report).of() > 0);
        figure->setChange(same ? changeWords(metric, report, *same, sinceWords(*before)) : QString());
    }
    place();
}

} // namespace adduce
