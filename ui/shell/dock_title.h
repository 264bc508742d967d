#pragma once
#include "ui/common/widgets.h"
#include <QDockWidget>

class QHBoxLayout;

namespace adduce {

/// The title bar of a dock: its name, what can be done, float and close.
class DockTitle : public QWidget
{
    Q_OBJECT

public:
    explicit DockTitle(QDockWidget *dock);
    void setText(const QString &text);
    void addTool(QWidget *tool);

private:
    QHBoxLayout *m_row;
    ElidedLabel *m_text;
};

} // namespace adduce
