#pragma once
#include <QString>

namespace adduce {

/// Does it ask several things at once: more than one question mark, or a question word after "and" ("Why do naps help, and how long
/// should they be?")? In English, German, French, Spanish, and by its marks in any script. Things of one kind that are listed
/// ("naps and coffee") are one question. Pure.
bool asksSeveral(const QString &question);

} // namespace adduce
