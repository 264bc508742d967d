#pragma once
#include "ui/common/theme.h"
#include <QStringList>
#include <optional>

namespace adduce {

/// What the window was started with.
struct Options
{
    QString library; ///< file; empty for the usual place
    QString configuration; ///< file; empty for the usual one
    QString sampleFolder; ///< its papers are added when the library is empty
    std::optional<ThemeChoice> theme;
    QStringList files; ///< to add
    bool onlyChecksDisplay = false; ///< for scripts: can a window be opened? 0 or 1 as exit code, and nothing else is done
};

/// Is it the version or the help that is wanted?
[[nodiscard]] bool asksForWords(int argc, char **argv);
/// Prints help, version or what is wrong and ends the program when that was asked or needed.
[[nodiscard]] Options readOptions(const QStringList &arguments);

} // namespace adduce
