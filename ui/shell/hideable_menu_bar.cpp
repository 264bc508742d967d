#include "ui/shell/hideable_menu_bar.h"

#include "ui/shell/alt_alone.h"
#include <QMainWindow>
#include <QSettings>

namespace adduce {

using namespace Qt::StringLiterals;

constexpr auto kShown = "window/menu"_L1;

HideableMenuBar::HideableMenuBar(QMainWindow *window, QSettings &settings)
    : QMenuBar(window)
    , m_settings(settings)
{
    window->setMenuBar(this);
    setVisible(settings.value(kShown, false).toBool());
    connect(new AltAlone(window), &AltAlone::pressed, this, &HideableMenuBar::toggle);
}

void HideableMenuBar::toggle()
{
    setVisible(!isVisible());
    m_settings.setValue(kShown, isVisible());
}

} // namespace adduce
