#pragma once

namespace adduce {

/// The letter with an accent that fonts of TeX draw as a character of its own over it ("¨" and "o": "ö"), as other readers of the same file
/// give it. 0 where the first is no such accent, and for a pair that is no letter of any alphabet, such as a hat over the variable x. Pure.
[[nodiscard]] int letterWithAccent(int accent, int letter);

} // namespace adduce
