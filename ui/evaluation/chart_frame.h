#pragma once
#include <QWidget>

class QBarSeries;
class QChartView;
class QLineSeries;

namespace adduce {

class ElidedLabel;
struct Drawing;

/// A chart under its title. What is drawn changes in its place, so that the focus stays where it is.
class ChartFrame : public QWidget
{
public:
    ChartFrame();

    void draw(const Drawing &drawn, const QString &soFar); ///< `soFar`: ChartedRun::soFar
    [[nodiscard]] QBarSeries *bars() const; ///< null in a chart without
    [[nodiscard]] QList<QLineSeries *> lines() const;
    void invite(const QString &words, bool isOver); ///< to a click; `isOver`: the mouse is where one does something

private:
    ElidedLabel *m_title;
    ElidedLabel *m_note;
    QChartView *m_view;
};

} // namespace adduce
