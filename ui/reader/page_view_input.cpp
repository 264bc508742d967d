// How PageView answers keys, the mouse and changes of its size.
#include "ui/reader/page_view.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QWheelEvent>
#include <cmath>

namespace adduce {

void PageView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    layOut();
    requestVisible();
}

void PageView::scrollContentsBy(int, int)
{
    viewport()->update();
    requestVisible();
}

void PageView::changeEvent(QEvent *event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        viewport()->update();
}

void PageView::wheelEvent(QWheelEvent *event)
{
    if (event->modifiers() & Qt::ControlModifier) {
        setZoom(zoom() * std::pow(1.1, event->angleDelta().y() / 120.0));
        event->accept();
        return;
    }
    QAbstractScrollArea::wheelEvent(event);
}

void PageView::keyPressEvent(QKeyEvent *event)
{
    QScrollBar &bar = *verticalScrollBar();
    switch (event->key()) {
    case Qt::Key_PageDown:
    case Qt::Key_Space:
        return bar.setValue(bar.value() + viewport()->height() * 9 / 10);
    case Qt::Key_PageUp:
    case Qt::Key_Backspace:
        return bar.setValue(bar.value() - viewport()->height() * 9 / 10);
    case Qt::Key_Home:
        return goToPage(0);
    case Qt::Key_End:
        return bar.setValue(bar.maximum());
    case Qt::Key_Right:
        if (!(event->modifiers() & Qt::AltModifier) && horizontalScrollBar()->maximum() == 0)
            return goToPage(currentPage() + 1);
        break;
    case Qt::Key_Left:
        if (!(event->modifiers() & Qt::AltModifier) && horizontalScrollBar()->maximum() == 0)
            return goToPage(currentPage() - 1);
        break;
    case Qt::Key_Plus:
        return setZoom(zoom() * 1.2);
    case Qt::Key_Minus:
        return setZoom(zoom() / 1.2);
    default:
        break;
    }
    if (event->modifiers() & Qt::AltModifier)
        event->ignore();
    else
        QAbstractScrollArea::keyPressEvent(event);
}

void PageView::mouseReleaseEvent(QMouseEvent *event)
{
    for (const PageMark &mark : m_marks)
        for (const QRectF &rect : markRects(mark.citation))
            if (rect.contains(event->position())) {
                emit markClicked(mark.citation);
                return;
            }
    QAbstractScrollArea::mouseReleaseEvent(event);
}

} // namespace adduce
