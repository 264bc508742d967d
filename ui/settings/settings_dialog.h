#pragma once

class QSettings;
class QWidget;

namespace adduce {

class SpaceJob;

/// The settings in a window of their own. `spaces` goes on when it is closed.
void showSettings(QSettings &settings, SpaceJob &spaces, QWidget *parent);

} // namespace adduce
