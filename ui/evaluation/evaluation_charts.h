#pragma once
#include "ui/evaluation/chart_drawings.h"
#include <QWidget>

class QGridLayout;

namespace adduce {

class ChartFrame;

/// What was compared, drawn: right answers by category, time by stage, what models wrote against what was shown, how often
/// each stated confidence was right, and what the runs of the set got right, one after another.
/// Made when there is something to draw first.
class EvaluationCharts : public QWidget
{
    Q_OBJECT

public:
    explicit EvaluationCharts(QWidget *parent = nullptr);
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        return { 0, m_columns > 0 ? QWidget::minimumSizeHint().height() : 0 };
    }
    [[nodiscard]] static int widthOfOne(); ///< that a chart needs
    void setRoom(int charts); ///< for so many beside each other, the first ones
    void setColumns(int columns); ///< all of them, so many beside each other
    [[nodiscard]] bool showsAll() const { return m_shown == m_all; } ///< that there are to draw
    void setRun(const ChartedRun &run);
    [[nodiscard]] const ChartedRun &run() const { return m_run; }

signals:
    /// A bar of right answers was clicked: of this report, and of questions of this category.
    void categoryChosen(int report, adduce::QueryCategory category);
    void runChosen(adduce::EvaluationId id); ///< a point of the trend was clicked

protected:
    void changeEvent(QEvent *event) override;

private:
    void draw();
    void offerQuestions(ChartFrame &frame); ///< to whoever clicks a bar
    void offerRuns(ChartFrame &frame); ///< to whoever clicks a point
    QGridLayout *m_grid;
    int m_room = 3;
    int m_columns = 0; ///< 0: as many as there is room for
    int m_shown = 0;
    int m_all = 0;
    ChartedRun m_run;
};

} // namespace adduce
