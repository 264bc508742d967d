#include "ui/shell/top_bar.h"

#include "ui/common/widgets.h"
#include "ui/shell/menu_chip.h"
#include <QHBoxLayout>
#include <QMenu>
#include <QTabBar>

namespace adduce {

using namespace Qt::StringLiterals;

TopBar::TopBar(QTabBar *tabs, const QList<MenuChip *> &chips, QMenu *gearMenu)
    : QToolBar(tr("Tabs"))
{
    setObjectName(u"top"_s);
    setMovable(false);
    setFloatable(false);
    setContextMenuPolicy(Qt::PreventContextMenu);
    toggleViewAction()->setVisible(false);
    auto *gear = iconButton(u"configure"_s, tr("Settings and help"));
    gear->setPopupMode(QToolButton::InstantPopup);
    gear->setMenu(gearMenu);
    auto *spacer = new QWidget;
    spacer->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    auto *end = new QWidget;
    auto *row = new QHBoxLayout(end);
    row->setContentsMargins(space(2), 0, space(3), 0);
    row->setSpacing(space(2));
    for (MenuChip *chip : chips)
        row->addWidget(chip);
    row->addWidget(gear);
    auto *start = new QWidget;
    start->setFixedWidth(space(3));
    addWidget(start);
    addWidget(tabs);
    addWidget(spacer);
    addWidget(end);
}

} // namespace adduce
