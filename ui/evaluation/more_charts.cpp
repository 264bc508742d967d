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

void MoreCharts::setComparison(const Comparison &comparison, const QString &soFar)
{
    m_charts.setComparison(comparison, soFar);
    m_button.setVisible(!m_charts.showsAll());
    if (m_window)
        m_window->setComparison(comparison, soFar);
}

void MoreCharts::setRoom(int charts)
{
    m_charts.setRoom(charts);
    m_button.setVisible(!m_charts.showsAll());
}

void MoreCharts::open()
{
    if (!m_window) {
        m_window = new ChartsWindow(m_page);
        m_window->setAttribute(Qt::WA_DeleteOnClose);
        connect(&m_window->charts(), &EvaluationCharts::categoryChosen, &m_charts, &EvaluationCharts::categoryChosen);
    }
    m_window->setComparison(m_charts.comparison(), m_charts.soFar());
    m_window->show();
    m_window->raise();
    m_window->activateWindow();
}

} // namespace adduce
