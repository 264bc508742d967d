#pragma once

class QSettings;
class QWidget;

namespace adduce {

/// Where a window was on the screens that are there now, or else on whatever screens, or else somewhere in sight.
void restorePlace(QWidget &window, const QSettings &settings);
void savePlace(const QWidget &window, QSettings &settings);

} // namespace adduce
