#pragma once
#include <QString>

namespace adduce {

/// A character that no reader sees and a program does: a tag character, a zero-width or bidi mark, a variation selector, a
/// control other than tab and line end.
bool isHidden(char32_t character);

/// The text as a reader sees it.
QString withoutHiddenCharacters(const QString &text);

} // namespace adduce
