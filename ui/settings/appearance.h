#pragma once
#include "ui/common/theme.h"
#include <QString>

class QSettings;

namespace adduce {

/// How the window looks and speaks.
struct Appearance
{
    static constexpr int kSmallest = 100;
    static constexpr int kLargest = 200;

    ThemeChoice theme = ThemeChoice::System;
    int percent = kSmallest; ///< of the system's size; like the language it is taken at a start: startAgain()
    QString language {}; ///< of languages(), empty for the system's
    friend bool operator==(const Appearance &, const Appearance &) = default;
};

/// What nobody can choose counts as not chosen.
[[nodiscard]] Appearance loadAppearance(const QSettings &settings);
void saveAppearance(QSettings &settings, const Appearance &appearance);
/// Before there is an application: everything that is drawn is larger by so much. Where the environment says a scale, that
/// holds. True when the environment was changed, which a program that is started from here must not inherit.
bool scaleWindows(const Appearance &appearance);

inline constexpr int kStartAgain = 64; ///< what the program's event loop ends with when it is to be started anew
/// Closes every window, which keeps what they show, and ends the event loop with kStartAgain; not while one stays open. The next
/// start comes back to the settings of the appearance.
void startAgain(QSettings &settings);
/// Whether this start is the one after startAgain(); once.
[[nodiscard]] bool takeStartedAgain(QSettings &settings);

} // namespace adduce
