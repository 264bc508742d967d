#pragma once
#include <QString>
#include <QStringList>

namespace adduce {

/// What a value of BibTeX says: accents and letters of TeX as characters, braces, fonts and mathematics' dollars gone,
/// white space as single spaces. A command that is not known gives its argument.
QString textOfTex(QStringView tex);

/// Text that TeX prints as it is, in one line: textOfTex() gives it back, but for control characters. Its braces are commands, as BibTeX
/// counts the escaped ones, too.
QString texOfText(const QString &text);

/// Parts of TeX at `signs` that no brace encloses and no backslash precedes.
QStringList splitTex(const QString &tex, QStringView signs);

} // namespace adduce
