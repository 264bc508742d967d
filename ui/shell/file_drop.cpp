#include "ui/shell/file_drop.h"

#include "core/base/file_name.h"

#include <QDropEvent>
#include <QMimeData>
#include <QUrl>
#include <QWidget>

namespace adduce {

static QStringList localFiles(const QMimeData &data)
{
    QStringList paths;
    for (const QUrl &url : data.urls())
        if (url.isLocalFile())
            paths << pathFromUrl(url);
    return paths;
}

FileDrop::FileDrop(QWidget *window)
    : QObject(window)
{
    window->setAcceptDrops(true);
    window->installEventFilter(this);
}

bool FileDrop::eventFilter(QObject *, QEvent *event)
{
    switch (event->type()) {
    case QEvent::DragEnter: {
        auto *enter = static_cast<QDropEvent *>(event);
        if (localFiles(*enter->mimeData()).isEmpty())
            return false;
        enter->acceptProposedAction();
        emit hovering(true);
        return true;
    }
    case QEvent::DragLeave:
        emit hovering(false);
        return false;
    case QEvent::Drop: {
        auto *drop = static_cast<QDropEvent *>(event);
        emit hovering(false);
        drop->acceptProposedAction();
        emit dropped(localFiles(*drop->mimeData()));
        return true;
    }
    default:
        return false;
    }
}

} // namespace adduce
