#include "ui/shell/gear_menu.h"

#include "core/base/tr.h"
#include "ui/common/theme.h"
#include "ui/settings/appearance.h"
#include "ui/shell/command_table.h"
#include <QActionGroup>
#include <QMenu>

namespace adduce {

using namespace Qt::StringLiterals;

static void addTheme(QMenu &menu, QActionGroup &themes, const Services &services, ThemeChoice choice, const QString &name)
{
    QAction *action = menu.addAction(name);
    action->setCheckable(true);
    themes.addAction(action);
    Theme *theme = &services.theme;
    QSettings *settings = &services.settings;
    QObject::connect(
        &menu, &QMenu::aboutToShow, action, [theme, action, choice] { action->setChecked(theme->choice() == choice); });
    QObject::connect(action, &QAction::triggered, &menu, [theme, settings, choice] {
        Appearance appearance = loadAppearance(*settings);
        appearance.theme = choice;
        saveAppearance(*settings, appearance);
        theme->apply(choice);
    });
}

QMenu *makeGearMenu(const Services &services, const CommandTable &commands, QWidget *parent)
{
    auto *menu = new QMenu(parent);
    auto *themes = new QActionGroup(menu);
    addTheme(*menu, *themes, services, ThemeChoice::System, adduce::tr("Colours of the system"));
    addTheme(*menu, *themes, services, ThemeChoice::Light, adduce::tr("Light"));
    addTheme(*menu, *themes, services, ThemeChoice::Dark, adduce::tr("Dark"));
    menu->addSeparator();
    for (const QString &name :
        { u"settings"_s, u"all-commands"_s, u"ask-the-handbook"_s, u"keyboard-shortcuts"_s, u"about-adduce"_s })
        menu->addAction(commands.named(name));
    return menu;
}

} // namespace adduce
