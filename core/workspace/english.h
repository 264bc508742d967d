#pragma once

class QCoreApplication;

namespace adduce {

/// The plural forms of English texts ("%Ln paper(s)"), which belong to the program `application`. Those of another language, if
/// any, are installed later, since the last one is asked first.
void installEnglish(QCoreApplication &application);

/// For programs that speak English whatever the system does: plural forms, and numbers with English separators.
void speakEnglish(QCoreApplication &application);

} // namespace adduce
