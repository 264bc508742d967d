#pragma once
#include <QToolBar>

class QTabBar;
class QToolButton;

namespace adduce {

class MenuChip;

/// On top of the window: the tabs, and at the end the chips and the gear.
class TopBar : public QToolBar
{
    Q_OBJECT

public:
    TopBar(QTabBar *tabs, const QList<MenuChip *> &chips, QMenu *gearMenu);
};

} // namespace adduce
