#pragma once
#include "core/evaluation/comparison.h"
#include <QWidget>

class QBarSeries;
class QGridLayout;

namespace adduce {

/// What was compared, drawn: right answers by category, time by stage, what models wrote against what was shown, and how often
/// each stated confidence was right.
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
    /// `soFar` says of how many questions while it runs, "so far: 7 of 20 questions".
    void setComparison(const Comparison &comparison, const QString &soFar = {});
    [[nodiscard]] const Comparison &comparison() const { return m_comparison; }
    [[nodiscard]] const QString &soFar() const { return m_soFar; }

signals:
    /// A bar of right answers was clicked: of this report, and of questions of this category.
    void categoryChosen(int report, adduce::QueryCategory category);

protected:
    void changeEvent(QEvent *event) override;

private:
    void draw();
    void offerQuestions(const QBarSeries &rightByCategory); ///< to whoever clicks a bar
    QGridLayout *m_grid;
    int m_room = 3;
    int m_columns = 0; ///< 0: as many as there is room for
    int m_shown = 0;
    int m_all = 0;
    Comparison m_comparison;
    QString m_soFar;
};

} // namespace adduce
