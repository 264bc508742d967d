#pragma once
#include <QAction>
#include <QList>

namespace adduce {

/// A window with every shortcut; does not block.
void showShortcuts(const QList<QAction *> &actions, QWidget *parent);
void showAbout(QWidget *parent);

} // namespace adduce
