#pragma once
#include "ui/evaluation/chart_drawings.h"
#include <QObject>
#include <QPointer>

class QPushButton;

namespace adduce {

class ChartsWindow;
class EvaluationCharts;

/// Charts on a page that may have no room for all of them: a button then opens a window with them all.
class MoreCharts : public QObject
{
    Q_OBJECT

public:
    /// Both are the page's; the button is shown while `charts` leaves some out. The window belongs to `page`.
    MoreCharts(EvaluationCharts &charts, QPushButton &button, QWidget *page);
    void setRun(const ChartedRun &run); ///< on the page, and in the window while it is open
    /// On the page, `charts` beside each other; `whileReading`: as many while an answer is open below.
    void setRoom(int charts, int whileReading);
    void setReading(bool isReading);

private:
    void makeRoom();
    void open();

    EvaluationCharts &m_charts;
    QPushButton &m_button;
    QWidget *m_page;
    int m_room = 0;
    int m_roomWhileReading = 0;
    bool m_isReading = false;
    QPointer<ChartsWindow> m_window;
};

} // namespace adduce
