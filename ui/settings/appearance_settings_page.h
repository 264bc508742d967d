#pragma once
#include "ui/settings/appearance.h"
#include <QWidget>

class QComboBox;

namespace adduce {

/// Theme, size and language. The theme changes at once, the others with the next start, which a button brings about.
class AppearanceSettingsPage : public QWidget
{
    Q_OBJECT

public:
    AppearanceSettingsPage(QSettings &settings, Theme &theme, QWidget *parent = nullptr);

    void reset(); ///< to the defaults

private:
    void fill(const Appearance &appearance);
    void store();

    QSettings &m_settings;
    Theme &m_theme;
    QComboBox *m_choice;
    QComboBox *m_size;
    QComboBox *m_language;
};

} // namespace adduce
