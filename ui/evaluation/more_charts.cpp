#include "ui/evaluation/more_charts.h"

#include "ui/evaluation/charts_window.h"
#include "ui/evaluation/evaluation_charts.h"
#include <QPushButton>

namespace adduce {

MoreCharts::MoreCharts(EvaluationCharts &charts, QPushButton &button, QWidget *page)
    : QObject(page)
    , m_charts(charts)
    , m_button(button)
    , m_page(page)
{
    m_button.hide();
    connect(&m_button, &QPushButton::clicked, this, &MoreCharts::open);
}

void MoreCharts::setRun(const ChartedRun &run)
{
    m_charts.setRun(run);
    m_button.setVisible(!m_charts.showsAll());
    if (m_window)
        m_window->setRun(run);
}

void MoreCharts::setRoom(int charts, int whileReading)
{
    m_room = charts;
    m_roomWhileReading = whileReading;
    makeRoom();
}

void MoreCharts::setReading(bool isReading)
{
    if (std::exchange(m_isReading, isReading) != isReading)
        makeRoom();
}

void MoreCharts::makeRoom()
{
    m_charts.setRoom(m_isReading ? m_roomWhileReading : m_room);
    m_button.setVisible(!m_charts.showsAll());
}

void MoreCharts::open()
{
    if (!m_window) {
        m_window = new ChartsWindow(m_page);
        m_window->setAttribute(Qt::WA_DeleteOnClose);
        connect(&m_window->charts(), &EvaluationCharts::categoryChosen, &m_charts, &EvaluationCharts::categoryChosen);
        connect(&m_window->charts(), &EvaluationCharts::runChosen, &m_charts, &EvaluationCharts::runChosen);
    }
    m_window->setRun(m_charts.run());
    m_window->show();
    m_window->raise();
    m_window->activateWindow();
}

} // namespace adduce
