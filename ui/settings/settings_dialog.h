#pragma once

class QSettings;
class QWidget;

namespace adduce {

/// The settings in a window of their own.
void showSettings(QSettings &settings, QWidget *parent);

} // namespace adduce
