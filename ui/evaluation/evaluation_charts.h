#pragma once
#include "core/evaluation/comparison.h"
#include <QWidget>

class QHBoxLayout;

namespace adduce {

/// What was compared, drawn: right answers by category, time by stage, and how often each stated confidence was right.
/// Made when there is something to draw first.
class EvaluationCharts : public QWidget
{
    Q_OBJECT

public:
    explicit EvaluationCharts(QWidget *parent = nullptr);
    [[nodiscard]] QSize minimumSizeHint() const override { return { 0, 0 }; }
    void setRoom(bool room); ///< without, they stay away
    void setComparison(const Comparison &comparison);

protected:
    void changeEvent(QEvent *event) override;

private:
    void draw();
    QHBoxLayout *m_row;
    bool m_hasRoom = true;
    Comparison m_comparison;
};

} // namespace adduce
