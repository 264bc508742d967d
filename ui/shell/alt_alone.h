#pragma once
#include <QObject>

class QWidget;

namespace adduce {

/// Says when Alt was pressed and released in a window and nothing else happened in between: no other key, not even one that
/// a shortcut took, no click, no other window.
class AltAlone : public QObject
{
    Q_OBJECT

public:
    explicit AltAlone(QWidget *window);

signals:
    void pressed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override; ///< of the application; takes nothing

private:
    QWidget *m_window;
    bool m_down = false; ///< and alone so far
};

} // namespace adduce
