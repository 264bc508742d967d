#pragma once
#include <QLocale>
#include <QStringList>

class QCoreApplication;

namespace adduce {

/// The languages that the window speaks, as their locales' names: "en", "de", "zh_CN".
[[nodiscard]] QStringList languages();
/// A language by its own name: "Deutsch".
[[nodiscard]] QString ownName(const QString &language);

/// Installs the words of a language, Qt's own among them, and in any case the plural forms of English. Numbers and dates
/// follow the locale; a bare "C" is read as English. The language is one of languages(), or empty for the system's.
void installTranslations(QCoreApplication &application, const QString &language = {});

} // namespace adduce
