#pragma once
#include "ui/settings/appearance.h"
#include <QTimer>
#include <QWidget>
#include <functional>

class QComboBox;

namespace adduce {

/// Theme, size and language, which hold at once: the theme by itself, the others by a new start of the program, which keeps what its
/// windows show. Where something runs that a new start would stop, the user is asked.
class AppearanceSettingsPage : public QWidget
{
    Q_OBJECT

public:
    static constexpr int kSettled = 700; ///< ms after the last choice: keys go through a list one by one

    /// `isBusy`: whether something runs that a new start would stop.
    AppearanceSettingsPage(QSettings &settings, Theme &theme, std::function<bool()> isBusy, QWidget *parent = nullptr);

    void reset(); ///< to the defaults

signals:
    void startAgainWanted(); ///< what was chosen is kept

protected:
    void hideEvent(QHideEvent *event) override;

private:
    void settle();
    void fill(const Appearance &appearance);
    void store();

    QSettings &m_settings;
    Theme &m_theme;
    QComboBox *m_choice;
    QComboBox *m_size;
    QComboBox *m_language;
    QWidget *m_asking; ///< that a new start would stop what runs
    std::function<bool()> m_isBusy;
    Appearance m_running; ///< that the program was started with
    QTimer m_settling;
};

} // namespace adduce
