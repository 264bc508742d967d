#include "ui/evaluation/chart_frame.h"

#include "ui/common/menu_text.h"
#include "ui/common/widgets.h"
#include "ui/evaluation/chart_drawings.h"
#include <QBarSeries>
#include <QChart>
#include <QChartView>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QLineSeries>
#include <QMenu>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

ChartFrame::ChartFrame()
    : m_title(new ElidedLabel(Type::Strong))
    , m_note(new ElidedLabel(Type::Caption))
    , m_view(new QChartView)
{
    m_note->setSecondary(true);
    m_view->setRenderHint(QPainter::Antialiasing);
    m_view->setBackgroundBrush(Qt::NoBrush);
    m_view->viewport()->setAutoFillBackground(false);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setMinimumHeight(space(40));
    m_view->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored); // its hint is the size it was drawn in
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_title);
    column->addWidget(m_note);
    column->addWidget(m_view, 1);
}

void ChartFrame::draw(const Drawing &drawn, const QString &soFar)
{
    QChart *before = m_view->chart();
    m_view->setChart(drawn.chart);
    delete before;
    m_marks.clear();
    m_title->setText(drawn.title);
    m_note->setText(soFar.isEmpty() ? drawn.note : drawn.note + u", "_s + soFar);
    m_view->setAccessibleName(drawn.title);
    m_view->setAccessibleDescription(soFar.isEmpty() ? drawn.spoken : soFar + u"; "_s + drawn.spoken);
}

QBarSeries *ChartFrame::bars() const
{
    return qobject_cast<QBarSeries *>(m_view->chart()->series().value(0));
}

QList<QLineSeries *> ChartFrame::lines() const
{
    QList<QLineSeries *> lines;
    for (QAbstractSeries *series : m_view->chart()->series())
        if (auto *line = qobject_cast<QLineSeries *>(series))
            lines << line;
    return lines;
}

void ChartFrame::invite(const QString &words, bool isOver)
{
    m_view->setToolTip(words);
    m_view->setCursor(isOver ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void ChartFrame::setMarks(std::vector<ChartMark> marks)
{
    m_marks = std::move(marks);
    if (!m_marks.empty())
        m_view->setAccessibleDescription(m_view->accessibleDescription() + u"; "_s + tr("Enter lists what opens from here"));
}

void ChartFrame::keyPressEvent(QKeyEvent *event)
{
    const bool isWanted = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space;
    if (!isWanted || m_marks.empty())
        return QWidget::keyPressEvent(event);
    offerMarks(m_view->mapToGlobal(m_view->rect().center()));
}

void ChartFrame::contextMenuEvent(QContextMenuEvent *event)
{
    if (m_marks.empty())
        return QWidget::contextMenuEvent(event);
    offerMarks(event->globalPos());
}

void ChartFrame::offerMarks(const QPoint &at)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setAccessibleName(m_title->text());
    for (const ChartMark &mark : m_marks)
        menu->addAction(menuText(mark.words), this, mark.open);
    menu->popup(at);
    menu->setActiveAction(menu->actions().front());
}

} // namespace adduce
