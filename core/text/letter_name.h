#pragma once
#include "core/text/words.h"

namespace adduce {

/// Is this word a capital letter that names something by itself: "vitamin D", "in R"? No "I", no "A" that begins a sentence, no initial of a
/// person ("R. Fisher"). `text`: where it was found. Pure.
[[nodiscard]] bool isLetterName(const Word &word, QStringView text);

} // namespace adduce
