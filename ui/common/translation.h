#pragma once

class QCoreApplication;

namespace adduce {

/// Installs the words of the user's language, and in any case the plural forms of English. Numbers and dates follow the
/// locale; a bare "C" is read as English.
void installTranslations(QCoreApplication &application);

} // namespace adduce
