#pragma once
#include "ui/evaluation/chart_drawings.h"
#include <QDialog>

namespace adduce {

class EvaluationCharts;

/// All charts of a run, below each other where the window is narrow. For a page that has no room for them.
class ChartsWindow : public QDialog
{
    Q_OBJECT

public:
    explicit ChartsWindow(QWidget *parent = nullptr);
    [[nodiscard]] EvaluationCharts &charts() const { return *m_charts; }
    void setRun(const ChartedRun &run);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    EvaluationCharts *m_charts;
};

} // namespace adduce
