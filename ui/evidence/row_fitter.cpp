#include "ui/evidence/row_fitter.h"

#include <QElapsedTimer>
#include <QHeaderView>
#include <QScrollBar>
#include <QTableView>

namespace adduce {

namespace {

constexpr int kMilliseconds = 4; // at a time

} // namespace

RowFitter::RowFitter(QTableView *table)
    : QObject(table)
    , m_table(table)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &RowFitter::fitSome);
    connect(table->verticalScrollBar(), &QScrollBar::valueChanged, this, &RowFitter::fitVisible);
}

void RowFitter::restart()
{
    m_isStale = false;
    m_next = m_table->model() && m_table->model()->rowCount() > 0 ? 0 : -1;
    fitVisible();
    m_timer.start();
}

void RowFitter::restartSoon()
{
    m_isStale = true;
    m_timer.start();
}

void RowFitter::fitVisible()
{
    if (m_next < 0)
        return;
    const int first = std::max(0, m_table->rowAt(0));
    for (int row = first; row < m_table->model()->rowCount(); ++row) {
        if (m_table->rowViewportPosition(row) > m_table->viewport()->height())
            break;
        if (row >= m_next)
            m_table->resizeRowToContents(row);
    }
}

void RowFitter::fitSome()
{
    if (m_isStale)
        restart();
    QElapsedTimer timer;
    timer.start();
    const int count = m_table->model()->rowCount();
    const int top = m_table->rowAt(0); // what is in sight stays where it is
    const int offset = top >= 0 ? m_table->rowViewportPosition(top) : 0;
    for (; m_next >= 0 && m_next < count && timer.elapsed() < kMilliseconds; ++m_next)
        m_table->resizeRowToContents(m_next);
    if (top > 0)
        if (const int moved = m_table->rowViewportPosition(top) - offset)
            m_table->verticalScrollBar()->setValue(m_table->verticalScrollBar()->value() + moved);
    if (m_next >= count)
        m_next = -1;
    else
        m_timer.start();
}

} // namespace adduce
