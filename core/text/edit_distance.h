#pragma once
#include <QStringView>

namespace adduce {

/// How far a word lies from another as people mistype: each letter that is missing, too much or another counts 1; two that changed
/// places (optimal string alignment), one beside it on the keyboard, and one letter of a double count less. More than
/// `most` when it is farther. Words in lower case. Pure.
double typingDistance(QStringView typed, QStringView meant, double most);

} // namespace adduce
