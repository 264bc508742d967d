#pragma once
#include "core/evaluation/comparison.h"
#include <QWidget>

class QHBoxLayout;

namespace adduce {

/// What was compared, drawn: right answers by category, time by stage, what models wrote against what was shown, and how often
/// each stated confidence was right.
/// Made when there is something to draw first.
class EvaluationCharts : public QWidget
{
    Q_OBJECT

public:
    explicit EvaluationCharts(QWidget *parent = nullptr);
    [[nodiscard]] QSize minimumSizeHint() const override { return { 0, 0 }; }
    void setRoom(int charts); ///< for so many beside each other, the first ones
    /// `soFar` says of how many questions while it runs, "so far: 7 of 20 questions".
    void setComparison(const Comparison &comparison, const QString &soFar = {});

protected:
    void changeEvent(QEvent *event) override;

private:
    void draw();
    QHBoxLayout *m_row;
    int m_room = 3;
    Comparison m_comparison;
    QString m_soFar;
};

} // namespace adduce
