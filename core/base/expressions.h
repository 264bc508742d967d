#pragma once

namespace adduce {

/// Has Qt interpret regular expressions and not compile them to machine code. There are some 400, most of them asked once about one question: to
/// compile them costs the first question 20 ms and 7 MB, and nothing is faster for it later. Nor is there memory then that can be written to and
/// run. Called first of all, before there is an expression; child processes do the same.
void interpretExpressions();

} // namespace adduce
