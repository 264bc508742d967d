#pragma once
#include <QString>

namespace adduce {

/// The path, for a QSettings of ours: the file is made private first, as QSettings gives it the permissions of what is there, and follows a link. That
/// becomes a copy of what it leads to. What cannot be made is left to QSettings, which is not writable then.
[[nodiscard]] QString privateSettingsFile(const QString &path);

} // namespace adduce
