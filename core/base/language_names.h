#pragma once
#include <QString>

namespace adduce {

/// Whether it can be Tesseract's code of a language. What a command is made of is asked first: it may come from a library of others.
bool isLanguageCode(const QString &code);

/// The name of a language by Tesseract's code: "German" for "deu", "Chinese (sim)" for "chi_sim"; the code itself where nobody
/// knows it.
QString languageName(const QString &code);

} // namespace adduce
