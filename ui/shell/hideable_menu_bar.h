#pragma once
#include <QMenuBar>

class QMainWindow;
class QSettings;

namespace adduce {

/// A menu bar that the user shows and hides, by Alt alone or a command; the settings remember which.
class HideableMenuBar : public QMenuBar
{
    Q_OBJECT

public:
    HideableMenuBar(QMainWindow *window, QSettings &settings);

    void toggle();

private:
    QSettings &m_settings;
};

} // namespace adduce
