#pragma once
#include <QString>

namespace adduce {

/// The group of people or animals that a word names: all words of a group have the same name; empty for any other word. `word`: in
/// lower case.
QString groupOf(const QString &word);

/// Two groups that nobody is in at once: women and men, rats and people, children and adults.
bool areApart(const QString &group, const QString &other);

} // namespace adduce
