#pragma once
#include "core/evaluation/comparison.h"
#include "core/evaluation/metrics.h"
#include <QWidget>

class QGridLayout;

namespace adduce {

class Figure;

/// The figures of a report, one for each metric that has a name, as many beside each other as there is room for.
class FigureRow : public QWidget
{
    Q_OBJECT

public:
    explicit FigureRow(QWidget *parent = nullptr);

    /// `planned`: the questions that are asked, or were to be. `before`: the run that the figures say the change since; null
    /// without one.
    void setReport(const EvaluationReport &report, const std::vector<EvaluationQuery> &planned, const Comparison *before);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    struct MetricFigure
    {
        Metric metric;
        Figure *figure;
    };
    void place();

    QGridLayout *m_grid;
    std::vector<MetricFigure> m_figures;
};

} // namespace adduce
