#pragma once
#include <QString>

namespace adduce {

/// What a value of BibTeX says: accents and letters of TeX as characters, braces, fonts and mathematics' dollars gone,
/// white space as single spaces. A command that is not known gives its argument.
QString textOfTex(QStringView tex);

} // namespace adduce
