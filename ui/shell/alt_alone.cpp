#include "ui/shell/alt_alone.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QWidget>
#include <utility>

namespace adduce {

AltAlone::AltAlone(QWidget *window)
    : QObject(window)
    , m_window(window)
{
    QCoreApplication::instance()->installEventFilter(this);
}

bool AltAlone::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride: // comes first, and alone where a shortcut takes the key
    case QEvent::KeyPress: {
        const auto *key = static_cast<QKeyEvent *>(event);
        const auto *widget = qobject_cast<QWidget *>(watched);
        if (key->key() != Qt::Key_Alt || (key->modifiers() & ~Qt::AltModifier))
            m_down = false;
        else if (widget && widget->window() == m_window && !key->isAutoRepeat())
            m_down = true;
        break;
    }
    case QEvent::KeyRelease:
        if (static_cast<QKeyEvent *>(event)->key() == Qt::Key_Alt && qobject_cast<QWidget *>(watched)
            && std::exchange(m_down, false))
            emit pressed();
        break;
    case QEvent::MouseButtonPress:
    case QEvent::Wheel:
    case QEvent::WindowDeactivate:
        m_down = false;
        break;
    default:
        break;
    }
    return false;
}

} // namespace adduce
