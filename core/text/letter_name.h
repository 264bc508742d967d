#pragma once
#include "core/text/words.h"

namespace adduce {

/// Does no sentence begin with this word, so that a capital at its head says something? `text`: where it was found. Pure.
[[nodiscard]] bool isAmidSentence(const Word &word, QStringView text);

/// Is this word a capital letter that names something by itself: "vitamin D", "in R"? No "I", no short word that begins a
/// sentence ("A", Spanish "Y"), no initial of a person ("R. Fisher"), nothing that an apostrophe joins ("L'exercice"). Pure.
[[nodiscard]] bool isLetterName(const Word &word, QStringView text);

/// Is this word the first part of a term that is also written small ("T-test", "E-learning", "P value")? Pure.
[[nodiscard]] bool isPartOfTerm(const Word &word, QStringView text);

} // namespace adduce
