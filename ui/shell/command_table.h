#pragma once
#include "ui/settings/shortcuts.h"
#include <functional>

class QMainWindow;

namespace adduce {

/// Something that the window can be told to do.
struct Command
{
    QString name; ///< by which its keys are remembered
    QString text;
    QKeySequence keys; ///< unless the user chooses others
    std::function<void()> run;
    bool isEnabled = true;
};

struct CommandMenu
{
    QString title;
    std::vector<Command> commands;
};

/// Every command of a window. The menu bar, the palette, the help and the keyboard settings read them here.
class CommandTable
{
public:
    /// Puts them into the menu bar of the window, with the keys that the user chose; these work while it is hidden, too.
    CommandTable(QMainWindow &window, QSettings &settings, const std::vector<CommandMenu> &menus);

    [[nodiscard]] const QList<QAction *> &actions() const { return m_shortcuts.actions(); }
    [[nodiscard]] QAction *named(const QString &name) const; ///< null: there is none
    [[nodiscard]] Shortcuts &shortcuts() { return m_shortcuts; }

private:
    Shortcuts m_shortcuts;
};

} // namespace adduce
