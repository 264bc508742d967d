#pragma once
#include <QObject>

class QWidget;

namespace adduce {

/// Takes the files that are dropped on a window; those of its widgets that take drops themselves come first.
class FileDrop : public QObject
{
    Q_OBJECT

public:
    explicit FileDrop(QWidget *window);

signals:
    void hovering(bool isOver); ///< files are held over the window, or no longer
    void dropped(const QStringList &paths);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override; ///< of the window
};

} // namespace adduce
