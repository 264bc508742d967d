#pragma once
#include "core/answer/answer.h"

namespace adduce {

// Next steps from a refusal, in words of the user's language.

QString leftOutWords(const ShorterQuestion &question); ///< "Leaves out: astronauts"
QString paperWords(const Citation &paper); ///< "Smith 2021: Sleep and recall"
/// A line each: the questions that the papers answer, then the paper that is nearest by its title.
QStringList nextStepWords(const SearchReport &report);

} // namespace adduce
