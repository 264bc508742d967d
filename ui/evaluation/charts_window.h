#pragma once
#include "core/evaluation/comparison.h"
#include <QDialog>

namespace adduce {

class EvaluationCharts;

/// All charts of a comparison, below each other where the window is narrow. For a page that has no room for them.
class ChartsWindow : public QDialog
{
    Q_OBJECT

public:
    explicit ChartsWindow(QWidget *parent = nullptr);
    [[nodiscard]] EvaluationCharts &charts() const { return *m_charts; }
    void setComparison(const Comparison &comparison, const QString &soFar);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    EvaluationCharts *m_charts;
};

} // namespace adduce
