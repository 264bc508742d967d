#include "ui/shell/command_table.h"

#include <QMainWindow>
#include <QMenuBar>
#include <algorithm>

namespace adduce {

static QAction *makeAction(QMainWindow &window, const Command &command)
{
    auto *action = new QAction(command.text, &window);
    action->setObjectName(command.name);
    action->setShortcut(command.keys);
    action->setEnabled(command.isEnabled);
    QObject::connect(action, &QAction::triggered, &window, command.run);
    window.addAction(action);
    return action;
}

static QList<QAction *> makeActions(QMainWindow &window, const std::vector<CommandMenu> &menus)
{
    QList<QAction *> actions;
    for (const CommandMenu &entry : menus) {
        QMenu *menu = window.menuBar()->addMenu(entry.title);
        for (const Command &command : entry.commands) {
            actions << makeAction(window, command);
            menu->addAction(actions.back());
        }
    }
    return actions;
}

CommandTable::CommandTable(QMainWindow &window, QSettings &settings, const std::vector<CommandMenu> &menus)
    : m_shortcuts(settings, makeActions(window, menus))
{
}

QAction *CommandTable::named(const QString &name) const
{
    const auto found = std::ranges::find(actions(), name, [](const QAction *action) { return action->objectName(); });
    return found == actions().end() ? nullptr : *found;
}

} // namespace adduce
