#pragma once
#include <QStringView>

namespace adduce {

/// Whether a line of plain text is one of a program or of a shell: behind a prompt, an assignment, the head or end of a block, a call and
/// nothing else. What a formula looks like ("f(x) = 3") is text. Takes time by the length of the line.
bool looksLikeCode(QStringView line);

/// Whether a line right below code goes on with it: a prompt that asks for more, output behind a comment sign, or a line that is set in and is
/// no prose.
bool continuesCode(QStringView line);

} // namespace adduce
