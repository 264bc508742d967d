#pragma once
#include "core/library/collection_store.h"

class QSettings;

namespace adduce {

/// What was used last of a kind ("scopes", "models"), the last first; kept in the settings, at most five.
[[nodiscard]] QStringList recents(const QSettings &settings, const QString &kind);
void rememberRecent(QSettings &settings, const QString &kind, const QString &value);

/// Collections and tags as one text, and back; single papers are for the questions of a day. Empty: everything.
[[nodiscard]] QString scopeText(const Scope &scope);
[[nodiscard]] Scope scopeFrom(const QString &text);

} // namespace adduce
