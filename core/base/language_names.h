#pragma once
#include <QString>

namespace adduce {

/// The name of a language by Tesseract's code: "German" for "deu", "Chinese (sim)" for "chi_sim"; the code itself where nobody
/// knows it.
QString languageName(const QString &code);

} // namespace adduce
