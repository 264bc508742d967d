#include "ui/evaluation/charts_window.h"

#include "ui/common/widgets.h"
#include "ui/evaluation/evaluation_charts.h"
#include <QScrollArea>
#include <QVBoxLayout>

namespace adduce {

ChartsWindow::ChartsWindow(QWidget *parent)
    : QDialog(parent)
    , m_charts(new EvaluationCharts)
{
    setWindowTitle(tr("Charts"));
    auto *scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(m_charts);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(scroll);
    resizeInSight(*this, { space(230), space(150) });
}

void ChartsWindow::setRun(const ChartedRun &run)
{
    m_charts->setRun(run);
}

void ChartsWindow::resizeEvent(QResizeEvent *event)
{
    QDialog::resizeEvent(event);
    m_charts->setColumns(width() / EvaluationCharts::widthOfOne());
}

} // namespace adduce
