#pragma once
#include <QString>

namespace adduce {

/// The words of an HTML fragment, as a note of a reference manager is kept: paragraphs and line breaks stay, points of a list begin with "- ",
/// all other markup goes. Takes time by its length, whatever it holds.
QString textOfHtml(const QString &html);

} // namespace adduce
